import Foundation
import Testing

@testable import a11ysim

/// Every scenario that the package ships has its goldens, in English and in French.
@MainActor
struct ShippedGoldensTests {
  @Test(arguments: [[], ["--locale", "fr"]])
  func everyScenarioHasItsGolden(options: [String]) {
    var console = Console.system()
    var written = ""
    console.write = { text, _ throws(FileError) in written += text }
    let arguments = ["transcript", "--check", ScenarioFilesTests.folder.path] + options
    #expect(A11ySim.run(arguments, console: console) == .passed, "\(written)")
  }
}
