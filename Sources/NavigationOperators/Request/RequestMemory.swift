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

  /// Returns a Boolean value that indicates whether no request is pending.
  ///
  /// - Complexity: O(*n*)
  func areIdle(_ contents: [Content]) -> Bool {
    contents.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return true }
      return Self.areNil(start + offset, contents.count, MemoryLayout<Content>.stride)
    }
  }

  /// Returns a Boolean value that indicates whether the request is not pending.
  func isIdle(_ content: Content) -> Bool {
    withUnsafePointer(to: content) { Self.areNil(UnsafeRawPointer($0) + offset, 1, 0) }
  }

  private static func areNil(_ first: UnsafeRawPointer, _ count: Int, _ stride: Int) -> Bool {
    var next = first
    for _ in 0..<count {
      // Invariant: the offset points to the property that the key paths led to.
      if next.assumingMemoryBound(to: EntryID?.self).pointee != nil { return false }
      next += stride
    }
    return true
  }
}
