#if canImport(Darwin)
  import CNavigationAtomics
#else
  import Synchronization
#endif

/// A fixed-size array of numbers, each as atomic as an ``AtomicWord``.
struct AtomicWords: ~Copyable, @unchecked Sendable {
  // Unchecked because of the pointer: its memory is only accessed atomically.
  #if canImport(Darwin)
    private let words: UnsafeMutablePointer<UInt64>
  #else
    private let words: UnsafeMutablePointer<Atomic<UInt64>>
  #endif
  private let count: Int

  /// Makes an array of zeros.
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

  /// Returns the number at an index, which must be in range.
  func load(at index: Int) -> UInt64 {
    #if canImport(Darwin)
      return c_navigation_load(words + index)
    #else
      return words[index].load(ordering: .relaxed)
    #endif
  }

  /// Writes the number at an index, which must be in range.
  func store(_ value: UInt64, at index: Int) {
    #if canImport(Darwin)
      c_navigation_store(words + index, value)
    #else
      words[index].store(value, ordering: .relaxed)
    #endif
  }
}
