#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs a program of this computer to its end.
func runProgram(
  _ program: String, _ arguments: [String], _ input: [UInt8]
) throws(FileError) -> ProgramResult {
  do throws(SystemError) {
    var process = try RunningProcess(program, arguments)
    try process.exchange(input)
    return process.result()
  } catch {
    let isMissing = error.number == ENOENT
    throw FileError(
      path: program, reason: isMissing ? "is in no folder of PATH" : error.reason)
  }
}

/// Starts a program, which is looked for in the folders of PATH unless a path names it.
///
/// - Parameters:
///   - program: The program.
///   - arguments: What it is told.
///   - streams: What it gets as standard input, standard output and standard error.
/// - Returns: The number of the process.
/// - Throws: Why it cannot be started.
func startProgram(
  _ program: String, _ arguments: [String], streams: [Int32]
) throws(SystemError) -> pid_t {
  var strings = ([program] + arguments).map { strdup($0) }
  strings.append(nil)
  defer { for string in strings { free(string) } }
  #if canImport(Darwin)
    var files: posix_spawn_file_actions_t?
  #else
    var files = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&files)
  defer { posix_spawn_file_actions_destroy(&files) }
  for (place, stream) in zip([STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO], streams) {
    posix_spawn_file_actions_adddup2(&files, stream, place)
  }
  var child: pid_t = 0
  let failure = posix_spawnp(&child, program, &files, nil, &strings, environ)
  guard failure == 0 else { throw SystemError(failure) }
  return child
}

/// A program that is being run, with the ends of its pipes.
private struct RunningProcess {
  private let number: pid_t
  private var input: Int32
  private var output: Int32
  private var errors: Int32
  private var collected = ProgramResult()

  init(_ program: String, _ arguments: [String]) throws(SystemError) {
    let pipes = [try Pipe(), try Pipe(), try Pipe()]
    let ends = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
    defer { for end in ends { close(end) } }
    (input, output, errors) = (pipes[0].writing, pipes[1].reading, pipes[2].reading)
    do throws(SystemError) {
      number = try startProgram(program, arguments, streams: ends)
    } catch {
      for descriptor in [input, output, errors] { close(descriptor) }
      throw error
    }
  }

  /// Writes and reads in turn, so that neither side waits for the other for ever.
  mutating func exchange(_ bytes: [UInt8]) throws(SystemError) {
    defer { for descriptor in [input, output, errors] where descriptor >= 0 { close(descriptor) } }
    _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
    var rest = bytes[...]
    while output >= 0 || errors >= 0 {
      if rest.isEmpty { closeInput() }
      var requests = [
        pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&requests, nfds_t(requests.count), -1) >= 0 else {
        guard errno == EINTR else { throw SystemError(errno) }
        continue
      }
      if requests[0].revents != 0 { try send(&rest) }
      if requests[1].revents != 0, try !Self.receive(output, into: &collected.output) {
        close(output)
        output = -1
      }
      if requests[2].revents != 0, try !Self.receive(errors, into: &collected.errors) {
        close(errors)
        errors = -1
      }
    }
  }

  private mutating func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// A program that does not read all of it has its reasons.
  private mutating func send(_ rest: inout ArraySlice<UInt8>) throws(SystemError) {
    let count = rest.withUnsafeBytes { [input] bytes in
      write(input, bytes.baseAddress, bytes.count)
    }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EPIPE {
      rest = []
    } else if errno != EAGAIN, errno != EINTR {
      throw SystemError(errno)
    }
  }

  /// Reads what is there, and returns whether there may be more.
  private static func receive(
    _ descriptor: Int32, into bytes: inout [UInt8]
  ) throws(SystemError) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0 {
      guard errno == EINTR else { throw SystemError(errno) }
      return true
    }
    bytes += chunk.prefix(count)
    return count > 0
  }

  /// Waits for the end, and returns what came of it.
  func result() -> ProgramResult {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    var result = collected
    // The low seven bits tell of a signal, the next eight what the program returned.
    result.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    return result
  }
}

/// The two ends of a pipe, which other programs that are started do not get.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}
