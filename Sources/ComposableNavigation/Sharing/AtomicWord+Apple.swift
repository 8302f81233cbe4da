#if canImport(Darwin)
  public import CNavigationAtomics

  /// A number that several threads read and write without waiting for each other.
  ///
  /// The type for Apple's systems, in place of `Atomic`, which they have from iOS 18 on. It has memory
  /// of its own, because only what is allocated has one address for as long as it lives.
  @usableFromInline
  package struct AtomicWord: ~Copyable, @unchecked Sendable {
    // Unchecked because of the pointer: what it leads to is read and written atomically alone.
    @usableFromInline let word: UnsafeMutablePointer<UInt64>

    package init(_ value: UInt64) {
      word = .allocate(capacity: 1)
      word.initialize(to: value)
    }

    deinit { word.deallocate() }

    /// The number as it is now.
    @inlinable  // with case path, Int, hit
    package func load() -> UInt64 { c_navigation_load(word) }

    /// The number as it is now, and what was written before it came.
    package func loadAcquiring() -> UInt64 { c_navigation_load_acquiring(word) }

    /// Writes a number.
    package func store(_ value: UInt64) { c_navigation_store(word, value) }

    /// Writes a number, acquiring and releasing.
    ///
    /// - Returns: The one before.
    package func exchange(_ value: UInt64) -> UInt64 { c_navigation_exchange(word, value) }

    /// Writes a number in place of another one, acquiring and releasing.
    ///
    /// - Returns: False if the other one is not there; then nothing is written.
    package func compareExchange(expected: UInt64, desired: UInt64) -> Bool {
      c_navigation_compare_exchange(word, expected, desired)
    }

    /// Adds a number; what is too great begins anew at zero.
    ///
    /// - Returns: The sum.
    @discardableResult
    package func add(_ value: UInt64) -> UInt64 { c_navigation_add(word, value) }

    /// Sets some bits.
    package func insert(bits: UInt64) { c_navigation_insert_bits(word, bits) }

    /// Clears some bits.
    package func remove(bits: UInt64) { c_navigation_remove_bits(word, bits) }
  }
#endif
