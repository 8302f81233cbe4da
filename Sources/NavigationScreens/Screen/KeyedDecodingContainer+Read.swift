extension KeyedDecodingContainer {
  /// Reads a field into a value, which is unchanged if an older version did not write the field.
  func read<Value: Decodable>(_ value: inout Value, _ key: Key) throws {
    value = try decodeIfPresent(Value.self, forKey: key) ?? value
  }
}
