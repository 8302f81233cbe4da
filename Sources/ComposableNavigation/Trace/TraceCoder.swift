/// How a trace writes actions, and reads them again.
///
/// ```swift
/// TraceCoder<Inbox.Action>.codable()
/// ```
public struct TraceCoder<Action>: Sendable {
  let encode: @Sendable (Action) throws -> TraceValue
  let decode: @Sendable (TraceValue) throws -> Action

  /// Makes a coder of two functions.
  ///
  /// - Parameters:
  ///   - encode: Writes an action; one that throws is recorded as a text.
  ///   - decode: Reads what `encode` has written.
  public init(
    encode: @escaping @Sendable (Action) throws -> TraceValue,
    decode: @escaping @Sendable (TraceValue) throws -> Action
  ) {
    self.encode = encode
    self.decode = decode
  }
}

extension TraceCoder where Action: Codable & Sendable {
  /// Writes actions by their own Codable.
  ///
  /// - Parameter types: The types of what names entries, where an action holds an ``EntryID`` by
  ///   itself: those of items, and of what `State(items:id:)` was given; texts and whole numbers need
  ///   not be listed.
  /// - Returns: The coder.
  public static func codable(
    naming types: any (Hashable & Sendable & Decodable).Type...
  ) -> TraceCoder {
    let names = EntryNames(types: types)
    return TraceCoder {
      try TraceValue(encoding: $0)
    } decode: {
      try $0.decoded(as: Action.self, names: names)
    }
  }
}
