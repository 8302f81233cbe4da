#if !canImport(Darwin)
  public import Synchronization

  /// A number that several threads read and write without waiting for each other.
  ///
  /// It is `Atomic`. Apple's systems have that from iOS 18 on; another such type is beside this one
  /// for them. Nothing is said of other memory, but by what acquires: that sees what was written
  /// before the exchange whose value it sees.
  @usableFromInline
  package struct AtomicWord: ~Copyable, Sendable {
    @usableFromInline let word: Atomic<UInt64>

    package init(_ value: UInt64) { word = Atomic(value) }

    /// The number as it is now.
    @inlinable  // with case path, Int, hit
    package func load() -> UInt64 { word.load(ordering: .relaxed) }

    /// The number as it is now, and what was written before it came.
    package func loadAcquiring() -> UInt64 { word.load(ordering: .acquiring) }

    /// Writes a number.
    package func store(_ value: UInt64) { word.store(value, ordering: .relaxed) }

    /// Writes a number, acquiring and releasing.
    ///
    /// - Returns: The one before.
    package func exchange(_ value: UInt64) -> UInt64 {
      word.exchange(value, ordering: .acquiringAndReleasing)
    }

    /// Writes a number in place of another one, acquiring and releasing.
    ///
    /// - Returns: False if the other one is not there; then nothing is written.
    package func compareExchange(expected: UInt64, desired: UInt64) -> Bool {
      word.compareExchange(
        expected: expected,
        desired: desired,
        ordering: .acquiringAndReleasing
      ).exchanged
    }

    /// Adds a number; what is too great begins anew at zero.
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
