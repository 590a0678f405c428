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
      try console.show(result)
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
      case .version(let isJSON):
        return CommandResult(
          output: isJSON ? VersionReport.value.report : VersionReport.line)
      case .run(let command, let invocation):
        guard invocation.has(.watch) else { return try command.run(invocation) }
        return try Watch(invocation, command).result()
      }
    } catch {
      return .notMeasured(error.lines)
    }
  }
}
