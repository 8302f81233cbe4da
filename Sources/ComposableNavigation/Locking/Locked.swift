#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A value that one thread at a time reads and writes.
///
/// ```swift
/// private let lines = Locked<[String]>([])
/// lines.withLock { $0.append(line) }
/// ```
///
/// The type wraps `Mutex`; on Apple's systems, which have `Mutex` from iOS 18 on, it wraps their
/// earlier lock.
package struct Locked<Value: Sendable>: ~Copyable, Sendable {
  #if canImport(Darwin)
    private let value: OSAllocatedUnfairLock<Value>
  #else
    private let value: Mutex<Value>
  #endif

  package init(_ initial: Value) {
    #if canImport(Darwin)
      value = OSAllocatedUnfairLock(uncheckedState: initial)
    #else
      value = Mutex(initial)
    #endif
  }

  /// Calls a closure with exclusive access to the value.
  ///
  /// `act` must not call `withLock` again.
  package func withLock<Result: Sendable>(_ act: (inout Value) -> Result) -> Result {
    #if canImport(Darwin)
      return value.withLockUnchecked { act(&$0) }
    #else
      return value.withLock { act(&$0) }
    #endif
  }
}
