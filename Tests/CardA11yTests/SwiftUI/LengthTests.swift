import CardA11y
import Foundation
import Testing

/// Lengths of SwiftUI's type, in every form in which code has them, against those of Double.
@MainActor
struct LengthTests {
  private struct Card: View {
    let inset: CGFloat
    var side: CGFloat? = nil
    var spacing: CGFloat? = 12
    let isLarge = true
    @State private var width: CGFloat = 200
    @State private var height: CGFloat?
    @ScaledMetric private var icon: CGFloat = 20
    @ScaledMetric(relativeTo: .title) private var radius = 8.0

    var body: some View {
      let total = inset * 2 + 1
      let sides: [CGFloat] = [inset, total]
      VStack(alignment: .leading, spacing: spacing) {
        Text("A").padding(.horizontal, inset).padding(side ?? 4).padding(.top, side)
        Text("B").frame(width: width / 2, height: height)
        Text("C").frame(minWidth: side, maxWidth: .infinity, minHeight: 44 + inset)
        Text("D").offset(x: isLarge ? inset : -inset, y: sides[1])
        Text("E").font(.system(size: isLarge ? total : 12))
        HStack(spacing: inset) {
          Rectangle().frame(width: icon, height: min(icon, inset))
          RoundedRectangle(cornerRadius: radius + inset).frame(width: total)
          Spacer(minLength: spacing)
        }
        Text("F").alignmentGuide(.leading) { $0[.leading] - inset }
        Text("G").alignmentGuide(.leading) { dimensions in
          let half = dimensions.width / 2
          return half - total
        }
        LazyVGrid(columns: [GridItem(.fixed(total), spacing: spacing)], spacing: spacing) {
          Text("H").aspectRatio(1, contentMode: .fit)
        }
        Text("I").padding(EdgeInsets(top: inset, leading: inset, bottom: total, trailing: 0))
      }
      .padding(inset)
      .onAppear { width = max(inset, 210) }
    }
  }

  private struct Plain: View {
    @ScaledMetric(relativeTo: .title) private var radius = 8.0
    @ScaledMetric private var icon = 20.0
    let width = 210.0

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("A").padding(.horizontal, 10).padding(4).padding(.top, nil)
        Text("B").frame(width: width / 2, height: nil)
        Text("C").frame(minWidth: nil, maxWidth: .infinity, minHeight: 54)
        Text("D").offset(x: 10, y: 21)
        Text("E").font(.system(size: 21))
        HStack(spacing: 10) {
          Rectangle().frame(width: icon, height: min(icon, 10))
          RoundedRectangle(cornerRadius: radius + 10).frame(width: 21)
          Spacer(minLength: 12)
        }
        Text("F").alignmentGuide(.leading) { $0[.leading] - 10 }
        Text("G").alignmentGuide(.leading) { $0.width / 2 - 21 }
        LazyVGrid(columns: [GridItem(.fixed(21), spacing: 12)], spacing: 12) {
          Text("H").aspectRatio(1, contentMode: .fit)
        }
        Text("I").padding(EdgeInsets(top: 10, leading: 10, bottom: 21, trailing: 0))
      }
      .padding(10)
    }
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func lengthsOfEitherTypeAreTheSame(size: DynamicTypeSize) {
    var environment = ScreenEnvironment()
    environment.dynamicType = size
    let (screen, plain) = (Card(inset: 10).screen(in: environment), Plain().screen(in: environment))
    #expect(screen.elements.map(\.frame) == plain.elements.map(\.frame))
    #expect(screen.scene.items.map(\.frame) == plain.scene.items.map(\.frame))
    #expect(screen.scene.items.map(\.content) == plain.scene.items.map(\.content))
  }

  @Test func numbersOfTheTypeStandInTexts() {
    let length: CGFloat = 1234.5
    #expect(Text("\(length, specifier: "%.1f") pt").screen().labels == ["1,234.5 pt"])
  }
}
