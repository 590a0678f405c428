#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Voice {
  /// The program that speaks.
  static let program = "espeak-ng"

  /// Returns the voice of this computer, which runs the program at a path.
  ///
  /// What is said interrupts what was being said, as a cursor that moves on does.
  static func system(at path: String) -> Voice {
    let process = SpeakingProcess(path: path)
    return Voice(
      say: { text, language in
        process.stop()
        process.start(["-v", language, "--", text])
      }, stop: process.stop)
  }
}

/// The process that speaks at the moment, if any.
private final class SpeakingProcess {
  private let path: String
  private var number: pid_t?

  init(path: String) {
    self.path = path
  }

  func start(_ arguments: [String]) {
    var strings = ([path] + arguments).map { strdup($0) }
    strings.append(nil)
    defer { for string in strings { free(string) } }
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    // Neither keys nor the picture of the screen are its business.
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    number = posix_spawn(&child, path, &files, nil, &strings, environ) == 0 ? child : nil
  }

  func stop() {
    guard let child = number else { return }
    kill(child, SIGTERM)
    waitpid(child, nil, 0)
    number = nil
  }
}
