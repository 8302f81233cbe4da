extension KeyedDecodingContainer {
  /// Reads what has been written, and leaves what an older version did not write as it is.
  func read<Value: Decodable>(_ value: inout Value, _ key: Key) throws {
    value = try decodeIfPresent(Value.self, forKey: key) ?? value
  }
}
