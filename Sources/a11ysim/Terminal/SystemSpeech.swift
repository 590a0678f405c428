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
    // Neither keys nor the picture of the screen are its business.
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nothing) }
    number = try? startProgram(path, arguments, streams: [nothing, nothing, nothing])
  }

  func stop() {
    guard let child = number else { return }
    kill(child, SIGTERM)
    waitpid(child, nil, 0)
    number = nil
  }
}
