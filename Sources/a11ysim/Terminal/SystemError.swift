#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A failure of the system, by its number.
struct SystemError: Error {
  /// The number that the system gives it.
  let number: Int32

  /// Creates the failure of a number.
  init(_ number: Int32) {
    self.number = number
  }

  /// The same words on every system, which strerror does not promise.
  var reason: String {
    switch number {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EEXIST: "stands there already"
    case EISDIR: "is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ELOOP: "too many links"
    case ENAMETOOLONG: "the path is too long"
    case EFBIG: "larger than 256 MB"
    case ENOSPC: "no space left"
    case EROFS: "the file system is read-only"
    case EIO: "input or output failed"
    default: "system error \(number)"
    }
  }
}
