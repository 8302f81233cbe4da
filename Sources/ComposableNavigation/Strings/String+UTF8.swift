extension String {
  /// Makes a text from bytes; nil if they are not UTF-8.
  ///
  /// `String(validating:as:)` does the same, on Apple's systems from iOS 18 on.
  ///
  /// - Complexity: O(*n*).
  package init?(validUTF8 bytes: ArraySlice<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // Invalid bytes were replaced by others.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
