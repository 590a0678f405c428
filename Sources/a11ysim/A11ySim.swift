#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The command line program; the only place that ends the process.
@main
enum A11ySim {
  static func main() {
    let status = run(Array(CommandLine.arguments.dropFirst()), console: .system())
    exit(status.rawValue)
  }

  /// Does what a command line, without the program's name, asks for.
  @MainActor
  static func run(_ arguments: [String], console: Console) -> ExitCode {
    let result = result(of: arguments, console: console)
    do throws(FileError) {
      if !result.output.isEmpty { try console.write(result.output, .output) }
      for problem in result.problems { try console.write(problem.escaped() + "\n", .error) }
      return result.status
    } catch {
      try? console.write(error.message.escaped() + "\n", .error)
      return .notMeasured
    }
  }

  @MainActor
  private static func result(of arguments: [String], console: Console) -> CommandResult {
    do throws(UsageError) {
      let parser = ArgumentParser(commands: CommandSpec.all)
      switch try parser.request(arguments, console: console) {
      case .help(let command):
        let page = Help.page(for: command, commands: CommandSpec.all)
        var style = console.style(of: .output)
        style.columns = min(style.columns ?? 80, 100)
        return CommandResult(output: page.text(in: style))
      case .version:
        return CommandResult(output: "a11ysim \(Version.current)\n")
      case .run(let command, let invocation):
        return try command.run(invocation)
      }
    } catch {
      return .notMeasured(error.lines)
    }
  }
}
