import ComposableNavigation

/// The offset of a request in the memory of a state or an entry's content.
///
/// Code that checks all entries after each action reads two words of each, and copies no item
/// (benchmark “results of pages idle”).
struct RequestMemory<Content>: Sendable {
  private let offset: Int

  /// Finds the offset; nil for a request that is computed, and for items inside other contents.
  init?<Item, Answer>(of path: KeyPath<Item, Request<Answer>>, _: Item.Type) {
    guard Content.self == Item.self, let start = MemoryLayout<Item>.offset(of: path),
      let pendingID = MemoryLayout<Request<Answer>>.offset(of: \.pendingID)
    else { return nil }
    offset = start + pendingID
  }

  /// Returns the first position from another one on at which a request is pending; nil if there is
  /// none.
  ///
  /// - Complexity: O(*n*)
  func pending(in contents: [Content], from first: Int = 0) -> Int? {
    contents.withUnsafeBytes { bytes -> Int? in
      guard let start = bytes.baseAddress else { return nil }
      let stride = MemoryLayout<Content>.stride
      let count = contents.count - first
      let found = Self.pending(start + offset + first * stride, count, stride)
      return found < count ? first + found : nil
    }
  }

  /// Returns the number of requests before the first pending one.
  private static func pending(_ first: UnsafeRawPointer, _ count: Int, _ stride: Int) -> Int {
    var next = first
    for position in 0..<count {
      // Invariant: the offset points to the property that the key paths led to.
      if next.assumingMemoryBound(to: EntryID?.self).pointee != nil { return position }
      next += stride
    }
    return count
  }
}
