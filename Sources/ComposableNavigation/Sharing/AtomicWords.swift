#if canImport(Darwin)
  import CNavigationAtomics
#else
  import Synchronization
#endif

/// A row of numbers, each as an ``AtomicWord``, beside each other in memory.
struct AtomicWords: ~Copyable, @unchecked Sendable {
  // Unchecked because of the pointer: what it leads to is read and written atomically alone.
  #if canImport(Darwin)
    private let words: UnsafeMutablePointer<UInt64>
  #else
    private let words: UnsafeMutablePointer<Atomic<UInt64>>
  #endif
  private let count: Int

  /// Makes a row of zeros.
  ///
  /// - Complexity: O(`count`).
  init(count: Int) {
    self.count = count
    words = .allocate(capacity: count)
    for index in 0..<count {
      #if canImport(Darwin)
        (words + index).initialize(to: 0)
      #else
        (words + index).initialize(to: Atomic(0))
      #endif
    }
  }

  deinit { words.deinitialize(count: count).deallocate() }

  /// The number at an index, which has to be one of the row.
  func load(at index: Int) -> UInt64 {
    #if canImport(Darwin)
      return c_navigation_load(words + index)
    #else
      return words[index].load(ordering: .relaxed)
    #endif
  }

  /// Writes the number at an index, which has to be one of the row.
  func store(_ value: UInt64, at index: Int) {
    #if canImport(Darwin)
      c_navigation_store(words + index, value)
    #else
      words[index].store(value, ordering: .relaxed)
    #endif
  }
}
