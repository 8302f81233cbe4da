#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reason why a file cannot be read or written, as the system says it.
package struct FileFault: Error, Hashable, Sendable, CustomStringConvertible {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The fault that the system's last call has left.
  static var last: FileFault { FileFault(code: errno) }

  /// The fault that as many files of a name are kept as there may be.
  static var tooManyKept: FileFault { FileFault(code: EEXIST) }

  package var description: String { String(cString: strerror(code)) }
}
