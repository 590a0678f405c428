import SwiftUI

/// A card with defects, so that its test can show how an audit names them.
struct FaultyCard: View {
  var onShare: () -> Void = {}

  var body: some View {
    VStack(alignment: .leading) {
      Text("Weekend market")
        .foregroundColor(Color(red: 0.75, green: 0.75, blue: 0.75))
      shareButton
    }
  }

  private var shareButton: some View {
    Button {
      onShare()
    } label: {
      Image(decorative: "Trail")
        .resizable()
        .frame(width: 44, height: 44)
    }
  }
}
