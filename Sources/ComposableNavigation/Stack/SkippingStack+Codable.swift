extension SkippingStack.State: Encodable where Item: Encodable {
  /// Writes the stack, and the skipped screens by position.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SkippingStackKey.self)
    try container.encode(stack, forKey: .stack)
    try container.encode(
      skipped.compactMap { stack.entries.index(of: $0) }.sorted(),
      forKey: .skipped
    )
  }
}

extension SkippingStack.State: Decodable where Item: Decodable {
  /// Reads the stack; a position without a screen is an error.
  public init(from decoder: any Decoder) throws {
    if let log = decoder.salvageLog {
      try self.init(salvaging: decoder, log)
      return
    }
    let container = try decoder.container(keyedBy: SkippingStackKey.self)
    self.init(stack: try container.decode(StackNavigation<Item>.State.self, forKey: .stack))
    for index in try container.decode([Int].self, forKey: .skipped) {
      guard stack.entries.ids.indices.contains(index) else {
        throw DecodingError.dataCorruptedError(
          forKey: .skipped,
          in: container,
          debugDescription: "\(index) is no position of \(stack.entries.count) screens"
        )
      }
      skipped.insert(stack.entries.ids[index])
    }
  }
}

enum SkippingStackKey: String, CodingKey {
  case stack, skipped
}
