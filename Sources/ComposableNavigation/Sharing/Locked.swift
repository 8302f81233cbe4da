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
/// It is `Mutex`, which Apple's systems have from iOS 18 on, and there the lock that they had before.
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

  /// Does something with the value, which nobody else has meanwhile.
  ///
  /// It must not be asked for again before `act` has returned.
  package func withLock<Result: Sendable>(_ act: (inout Value) -> Result) -> Result {
    #if canImport(Darwin)
      return value.withLockUnchecked { act(&$0) }
    #else
      return value.withLock { act(&$0) }
    #endif
  }
}
