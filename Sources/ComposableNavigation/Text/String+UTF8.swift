extension String {
  /// Makes a text of bytes; nil when they are no UTF-8.
  ///
  /// `String(validating:as:)` does so too, on Apple's systems from iOS 18 on.
  ///
  /// - Complexity: O(*n*).
  package init?(validUTF8 bytes: ArraySlice<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // Bytes that are none were replaced by others.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
