#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Terminal {
  /// Opens the terminal of this process: keys come one by one, unseen, on a screen of their own.
  ///
  /// However the process ends, the terminal is given back as it was: by `close`, or by the
  /// handlers of the signals that end or stop it.
  ///
  /// - Returns: The terminal, nil where input or output is none.
  static func system() -> Terminal? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    var found = termios()
    guard tcgetattr(STDIN_FILENO, &found) == 0 else { return nil }
    settings = (original: found, raw: found.raw)
    handleSignals()
    enter()
    return Terminal(read: readInput, size: terminalSize, show: showLines, close: leave)
  }
}

/// The terminal's settings before and during a session.
///
/// A signal handler can reach nothing but a global; it is written once, before any handler is
/// installed, and only read afterwards.
nonisolated(unsafe) private var settings: (original: termios, raw: termios)?

/// A screen of its own, without a cursor and without breaking lines that are too long.
private let entering: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
private let leaving: StaticString = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

private func enter() {
  guard var raw = settings?.raw else { return }
  tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
  _ = write(STDOUT_FILENO, entering.utf8Start, entering.utf8CodeUnitCount)
}

/// Safe in a signal handler: it allocates nothing.
private func leave() {
  guard var original = settings?.original else { return }
  _ = write(STDOUT_FILENO, leaving.utf8Start, leaving.utf8CodeUnitCount)
  tcsetattr(STDIN_FILENO, TCSAFLUSH, &original)
}

private func handleSignals() {
  for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
    install(number) { number in
      leave()
      signal(number, SIG_DFL)
      raise(number)
    }
  }
  // A process that is stopped must not leave its shell a terminal without echo.
  install(SIGTSTP) { _ in
    leave()
    raise(SIGSTOP)
  }
  // These only end the wait for a key, after which everything is shown anew.
  install(SIGCONT) { _ in enter() }
  install(SIGWINCH) { _ in }
}

/// Installs a handler that ends a waiting call, which `signal` would start again.
private func install(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
  var action = sigaction()
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
  #else
    action.__sigaction_handler.sa_handler = handler
  #endif
  sigaction(number, &action, nil)
}

/// How long an escape waits for the rest of its sequence, in milliseconds.
private let escapeDelay: Int32 = 50

private func readInput() -> Terminal.Input {
  var bytes: [UInt8] = []
  while true {
    var chunk = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    if count < 0, errno == EINTR { return .resized }
    guard count > 0 else { return .ended }
    bytes += chunk.prefix(count)
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard bytes.endsInSequence, poll(&request, 1, escapeDelay) > 0 else {
      return .keys(Key.keys(in: bytes))
    }
  }
}

private func terminalSize() -> Terminal.Size {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
    return Terminal.Size(columns: 80, rows: 24)
  }
  return Terminal.Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
}

private func showLines(_ lines: [String]) {
  var text = "\u{1B}[H"
  for (number, line) in lines.enumerated() {
    if number > 0 { text += "\r\n" }
    text += "\u{1B}[2K"
    text += line
  }
  text += "\u{1B}[J"
  text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)[...]
    while !rest.isEmpty {
      let chunk = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(STDOUT_FILENO, chunk.baseAddress, chunk.count)
      guard count > 0 || errno == EINTR || errno == EAGAIN else { return }
      rest = rest.dropFirst(max(count, 0))
    }
  }
}

extension termios {
  /// The settings under which each key arrives at once, unseen and unchanged; what is written
  /// keeps its line breaks as they are.
  fileprivate var raw: termios {
    var raw = self
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    raw.c_cflag |= tcflag_t(CS8)
    return raw
  }
}

extension [UInt8] {
  /// Whether they may be the beginning of an escape sequence.
  fileprivate var endsInSequence: Bool {
    guard let escape = lastIndex(of: 0x1B) else { return false }
    let sequence = self[(escape + 1)...]
    guard let kind = sequence.first else { return true }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else { return false }
    return !sequence.dropFirst().contains { (0x40...0x7E).contains($0) }
  }
}
