#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file cannot be read or written, as the system says it.
package struct FileFault: Error, Hashable, Sendable, CustomStringConvertible {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// What the last call of the system has left.
  static var last: FileFault { FileFault(code: errno) }

  /// There are as many files of a name as there may be.
  static var tooManyKept: FileFault { FileFault(code: EEXIST) }

  package var description: String { String(cString: strerror(code)) }
}
