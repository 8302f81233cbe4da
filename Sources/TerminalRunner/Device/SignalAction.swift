#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The handler of a signal, on each system.
extension sigaction {
  /// The handler that receives all arguments; nil for the default, none, or a shorter one.
  var handler:
    (@convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void)?
  {
    guard sa_flags & CInt(SA_SIGINFO) != 0 else { return nil }
    #if canImport(Darwin)
      return __sigaction_u.__sa_sigaction
    #else
      return __sigaction_handler.sa_sigaction
    #endif
  }

  var isIgnoring: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #else
      let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  mutating func setHandler(
    _ handler:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    #if canImport(Darwin)
      __sigaction_u.__sa_sigaction = handler
    #else
      __sigaction_handler.sa_sigaction = handler
    #endif
  }
}
