#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits between two looks at the files.
///
/// From the first wait on, a signal that ends the process only ends the waiting, so that the run
/// comes to its own status; a second one ends the process.
///
/// - Returns: Whether nothing ended it: neither a signal nor a reader that closed standard output.
func waitForTurn(milliseconds: Int) -> Bool {
  for number in [SIGINT, SIGTERM] { signal(number, endWaiting) }
  guard signalsToEnd == 0 else { return false }
  var request = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
  let time = Int32(clamping: milliseconds)
  poll(&request, 1, time)
  let events = Int32(request.revents)
  // Some systems cannot watch a terminal so; then only time is waited for.
  if events & Int32(POLLNVAL) != 0 { poll(nil, 0, time) }
  return signalsToEnd == 0 && events & Int32(POLLERR | POLLHUP) == 0
}

/// How many signals came that end the process; a handler can reach nothing but a global.
nonisolated(unsafe) private var signalsToEnd: sig_atomic_t = 0

private func endWaiting(_ number: Int32) {
  if signalsToEnd > 0 {
    signal(number, SIG_DFL)
    raise(number)
  }
  signalsToEnd += 1
}
