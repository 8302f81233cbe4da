#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a file cannot be read or written, as a system error.
package struct FileFault: Error, Hashable, Sendable, CustomStringConvertible {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of the last system call.
  static var last: FileFault { FileFault(code: errno) }

  /// The fault that the maximum number of copies of a file already exists.
  static var tooManyKept: FileFault { FileFault(code: EEXIST) }

  package var description: String { String(cString: strerror(code)) }
}
