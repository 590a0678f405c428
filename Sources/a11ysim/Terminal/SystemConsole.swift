#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Console {
  /// Returns the console of this process.
  static func system() -> Console {
    // A reader that closes its end must not kill the run; write then reports EPIPE.
    signal(SIGPIPE, SIG_IGN)
    return Console(
      write: writeText, read: readFile, inspect: inspectPath, list: listFolder,
      replace: replaceFile, create: createFiles, variable: environmentVariable,
      now: { time(nil) }, columns: terminalColumns, wait: waitForTurn,
      openTerminal: Terminal.system, voice: Voice.system, run: runProgram)
  }
}

/// Larger files are refused (DESIGN §4).
private let largestFile = 256 * 1024 * 1024

private func writeText(_ text: String, to stream: Console.Stream) throws(FileError) {
  let isOutput = stream == .output
  do throws(SystemError) {
    try writeAll(text, to: isOutput ? STDOUT_FILENO : STDERR_FILENO)
  } catch {
    guard error.number != EPIPE else { return }
    throw FileError(path: isOutput ? "standard output" : "standard error", reason: error.reason)
  }
}

private func readFile(at path: String) throws(FileError) -> [UInt8] {
  do throws(SystemError) {
    guard path != "-" else { return try readAll(from: STDIN_FILENO) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(errno) }
    defer { close(descriptor) }
    return try readAll(from: descriptor)
  } catch {
    throw FileError(path: path, reason: error.reason)
  }
}

private func inspectPath(_ path: String) throws(FileError) -> PathStatus {
  var status = stat()
  guard stat(path, &status) == 0 else {
    throw FileError(path: path, reason: SystemError(errno).reason)
  }
  let kind: PathStatus.Kind =
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  let device = UInt64(truncatingIfNeeded: status.st_dev)
  let number = UInt64(truncatingIfNeeded: status.st_ino)
  #if canImport(Darwin)
    let time = status.st_mtimespec
  #else
    let time = status.st_mtim
  #endif
  return PathStatus(
    kind: kind, identity: .init(device: device, number: number),
    version: .init(
      size: Int(status.st_size), modified: Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)))
}

private func listFolder(at path: String) throws(FileError) -> [FolderEntry] {
  guard let folder = opendir(path) else {
    throw FileError(path: path, reason: SystemError(errno).reason)
  }
  defer { closedir(folder) }
  var entries: [FolderEntry] = []
  while true {
    errno = 0
    guard let entry = readdir(folder) else { break }
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
    guard name != ".", name != ".." else { continue }
    let type = Int(entry.pointee.d_type)
    let mayBeFolder = [Int(DT_DIR), Int(DT_LNK), Int(DT_UNKNOWN)].contains(type)
    entries.append(FolderEntry(name: name, mayBeFolder: mayBeFolder))
  }
  guard errno == 0 else { throw FileError(path: path, reason: SystemError(errno).reason) }
  return entries
}

private func replaceFile(at path: String, with text: String) throws(FileError) {
  // Beside the file, because a rename is at once only within one file system.
  let draft = "\(path).\(getpid()).tmp"
  do throws(SystemError) {
    try writeNew(text, at: draft)
    guard rename(draft, path) == 0 else {
      let failure = SystemError(errno)
      unlink(draft)
      throw failure
    }
  } catch {
    throw FileError(path: path, reason: error.reason)
  }
}

/// Writes a file where nothing stands, to its last byte or not at all.
func writeNew(_ text: String, at path: String) throws(SystemError) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
  guard descriptor >= 0 else { throw SystemError(errno) }
  do throws(SystemError) {
    defer { close(descriptor) }
    try writeAll(text, to: descriptor)
    guard fsync(descriptor) == 0 else { throw SystemError(errno) }
  } catch {
    unlink(path)
    throw error
  }
}

private func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

private func terminalColumns(of stream: Console.Stream) -> Int? {
  let descriptor = stream == .output ? STDOUT_FILENO : STDERR_FILENO
  guard isatty(descriptor) == 1 else { return nil }
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
  return Int(size.ws_col)
}

private func writeAll(_ text: String, to descriptor: Int32) throws(SystemError) {
  var text = text
  let failure: Int32 = text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)[...]
    while !rest.isEmpty {
      let chunk = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(descriptor, chunk.baseAddress, chunk.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable(descriptor)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
  guard failure == 0 else { throw SystemError(failure) }
}

/// Waits where whoever started the process made the stream non-blocking.
private func waitUntilWritable(_ descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  poll(&request, 1, -1)
}

private func readAll(from descriptor: Int32) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 64 * 1024)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count == 0 { return bytes }
    if count < 0 {
      guard errno == EINTR else { throw SystemError(errno) }
      continue
    }
    bytes += chunk.prefix(count)
    guard bytes.count <= largestFile else { throw SystemError(EFBIG) }
  }
}
