#if canImport(Darwin)
  public import CNavigationAtomics

  /// A number that several threads read and write without locks.
  ///
  /// The type for Apple's systems, which have `Atomic` only from iOS 18 on. It allocates its own
  /// memory, because only allocated memory has a constant address.
  @usableFromInline
  package struct AtomicWord: ~Copyable, @unchecked Sendable {
    // Unchecked because of the pointer: its memory is only accessed atomically.
    @usableFromInline let word: UnsafeMutablePointer<UInt64>

    package init(_ value: UInt64) {
      word = .allocate(capacity: 1)
      word.initialize(to: value)
    }

    deinit { word.deallocate() }

    /// Returns the current number.
    @inlinable  // with case path, Int, hit
    package func load() -> UInt64 { c_navigation_load(word) }

    /// Returns the current number, acquiring.
    package func loadAcquiring() -> UInt64 { c_navigation_load_acquiring(word) }

    /// Writes a number.
    package func store(_ value: UInt64) { c_navigation_store(word, value) }

    /// Writes a number, acquiring and releasing.
    ///
    /// - Returns: The previous number.
    package func exchange(_ value: UInt64) -> UInt64 { c_navigation_exchange(word, value) }

    /// Writes a number if the current number is the expected one, acquiring and releasing.
    ///
    /// - Returns: False, without a change, if it is not.
    package func compareExchange(expected: UInt64, desired: UInt64) -> Bool {
      c_navigation_compare_exchange(word, expected, desired)
    }

    /// Adds a number; wraps around on overflow.
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
