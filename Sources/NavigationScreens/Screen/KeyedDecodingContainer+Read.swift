extension KeyedDecodingContainer {
  /// Reads a field into a value, or leaves the value unchanged if an older version did not write
  /// it.
  func read<Value: Decodable>(_ value: inout Value, _ key: Key) throws {
    value = try decodeIfPresent(Value.self, forKey: key) ?? value
  }
}
