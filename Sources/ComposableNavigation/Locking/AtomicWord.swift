#if !canImport(Darwin)
  public import Synchronization

  /// A number that several threads read and write without locks.
  ///
  /// The type wraps `Atomic`, which Apple's systems have from iOS 18 on; `AtomicWord+Apple.swift`
  /// has another type for them. Operations are relaxed unless they acquire: an acquiring operation
  /// sees everything that was written before the exchange whose value it reads.
  @usableFromInline
  package struct AtomicWord: ~Copyable, Sendable {
    @usableFromInline let word: Atomic<UInt64>

    package init(_ value: UInt64) { word = Atomic(value) }

    /// Returns the current number.
    @inlinable  // with case path, Int, hit
    package func load() -> UInt64 { word.load(ordering: .relaxed) }

    /// Returns the current number, acquiring.
    package func loadAcquiring() -> UInt64 { word.load(ordering: .acquiring) }

    /// Writes a number.
    package func store(_ value: UInt64) { word.store(value, ordering: .relaxed) }

    /// Writes a number, acquiring and releasing.
    ///
    /// - Returns: The previous number.
    package func exchange(_ value: UInt64) -> UInt64 {
      word.exchange(value, ordering: .acquiringAndReleasing)
    }

    /// Writes a number if the current number is the expected one, acquiring and releasing.
    ///
    /// - Returns: False, without a change, if it is not.
    package func compareExchange(expected: UInt64, desired: UInt64) -> Bool {
      word.compareExchange(
        expected: expected,
        desired: desired,
        ordering: .acquiringAndReleasing
      ).exchanged
    }

    /// Adds a number; wraps around on overflow.
    ///
    /// - Returns: The sum.
    @discardableResult
    package func add(_ value: UInt64) -> UInt64 {
      word.wrappingAdd(value, ordering: .relaxed).newValue
    }

    /// Sets some bits.
    package func insert(bits: UInt64) { word.bitwiseOr(bits, ordering: .relaxed) }

    /// Clears some bits.
    package func remove(bits: UInt64) { word.bitwiseAnd(~bits, ordering: .relaxed) }
  }
#endif
