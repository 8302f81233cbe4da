import ComposableNavigation

/// The offset of a request in the memory of a state or an entry's content.
///
/// Code that checks all entries after each action reads two words of each, and copies no item
/// (benchmark “results of pages idle”).
struct RequestMemory<Content>: Sendable {
  private let start: Int
  private let offset: Int

  /// Finds the offset; nil for a request that is computed, and for items inside other contents.
  init?<Item, Answer>(of path: KeyPath<Item, Request<Answer>>, _: Item.Type) {
    guard Content.self == Item.self, let start = MemoryLayout<Item>.offset(of: path),
      let pendingID = MemoryLayout<Request<Answer>>.offset(of: \.pendingID)
    else { return nil }
    (self.start, offset) = (start, start + pendingID)
  }

  /// Returns the first position from another one on at which a request is pending; nil if there is
  /// none.
  ///
  /// - Complexity: O(*n*)
  func pending(in contents: [Content], from first: Int = 0) -> Int? {
    var found: Int?
    contents.withUnsafeBytes { found = pending(in: $0, from: first) }
    return found
  }

  /// Visits the address of each pending request from a position on, with its position.
  ///
  /// - Complexity: O(*n*)
  func visit(_ contents: [Content], from first: Int, _ body: (Int, UnsafeRawPointer) -> Void) {
    contents.withUnsafeBytes { bytes in
      var next: Int? = first
      while let place = next, let address = bytes.baseAddress {
        body(place, address + place * MemoryLayout<Content>.stride + start)
        next = pending(in: bytes, from: place + 1)
      }
    }
  }

  private func pending(in bytes: UnsafeRawBufferPointer, from first: Int) -> Int? {
    guard let address = bytes.baseAddress else { return nil }
    let stride = MemoryLayout<Content>.stride
    let count = bytes.count / stride - first
    let found = Self.pending(address + offset + first * stride, count, stride)
    return found < count ? first + found : nil
  }

  /// Returns the number of requests before the first pending one.
  private static func pending(_ first: UnsafeRawPointer, _ count: Int, _ stride: Int) -> Int {
    // Invariant: the offset points to the property that the key paths led to.
    var (next, position) = (first, 0)
    if let mark {
      // Eight at once: of the bytes that mark no id, only all together are the mark.
      while count &- position >= 8 {
        let (near, far) = (next + mark.offset, next + mark.offset + 4 &* stride)
        let all =
          near.byte(0) & near.byte(stride) & near.byte(2 &* stride) & near.byte(3 &* stride)
          & far.byte(0) & far.byte(stride) & far.byte(2 &* stride) & far.byte(3 &* stride)
        if all != mark.value { break }
        next += 8 &* stride
        position &+= 8
      }
    }
    while position < count {
      if next.assumingMemoryBound(to: EntryID?.self).pointee != nil { return position }
      next += stride
      position &+= 1
    }
    return count
  }

  /// The byte that is all ones if there is no id, and in no id; nil if ids have another layout.
  ///
  /// Invariant: an id is a number and a stamp, or less, and a byte for its case, of which there are three.
  private static var mark: (offset: Int, value: UInt8)? {
    let offset = MemoryLayout<UInt64>.size + MemoryLayout<UInt32>.size
    guard MemoryLayout<EntryID?>.size == offset + 1 else { return nil }
    return withUnsafeBytes(of: EntryID?.none) { $0[offset] } == .max ? (offset, .max) : nil
  }
}

extension UnsafeRawPointer {
  @inline(__always)
  fileprivate func byte(_ offset: Int) -> UInt8 { load(fromByteOffset: offset, as: UInt8.self) }
}
