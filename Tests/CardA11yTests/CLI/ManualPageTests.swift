import Foundation
import Testing

@testable import a11ysim

@MainActor
struct ManualPageTests {
  private let page = ManualPage(commands: CommandSpec.all).text

  @Test func everyCommandAndOptionStandsInIt() {
    let world = FakeWorld()
    #expect(world.run("man") == .passed)
    #expect(world.output == page)
    for command in CommandSpec.all {
      #expect(page.contains(".SH \"A11YSIM \(command.name.uppercased())\"\n"), "\(command.name)")
      for option in command.allOptions {
        let name = option.name.replacing("-", with: #"\-"#)
        #expect(page.contains(#"\fB\-\-"# + name + #"\fR"#), "\(option.name)")
      }
    }
  }

  @Test func onlyKnownRequestsAndASCIIStandInIt() {
    let macros: Set = [".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi", #".\""#]
    #expect(page.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    for line in page.split(separator: "\n") {
      if line.hasPrefix(".") {
        #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
      }
      #expect(!line.hasPrefix("'"), "\(line)")
    }
  }

  @Test func nothingOfATextIsARequest() {
    let command = CommandSpec(
      name: "probe", summary: #".SH "x" 'y' \fBz\fR – -"#, details: [".nf"],
      examples: [.init("'x' \\n .TH", ".PP")], run: { _ in CommandResult() })
    let page = ManualPage(commands: [command]).text
    let section = page.components(separatedBy: ".SH \"A11YSIM PROBE\"\n")[1]
      .components(separatedBy: ".SH \"")[0]
    #expect(
      section == #"""
        .nf
        a11ysim probe
        .fi
        .PP
        \&.SH \(dqx\(dq \(aqy\(aq \efBz\efR \[u2013] \-.
        .PP
        \&.nf
        .SS "Help"
        .TP
        \fB\-\-help\fR
        show this
        .SS "Examples"
        \&.PP.
        .PP
        .nf
        \(aqx\(aq \en .TH
        .fi

        """#)
  }

  @Test(.enabled(if: Program.canTry("mandoc")))
  func mandocHasNothingToSay() throws {
    let outcome = try Program.run("mandoc", ["-T", "lint", "-W", "style"], input: page)
    #expect(outcome == .init(status: 0, output: "", errors: ""))
  }

  @Test(.enabled(if: Program.canTry("groff")))
  func groffHasNothingToSay() throws {
    let outcome = try Program.run("groff", ["-man", "-Tutf8", "-ww", "-z"], input: page)
    #expect(outcome == .init(status: 0, output: "", errors: ""))
  }
}
