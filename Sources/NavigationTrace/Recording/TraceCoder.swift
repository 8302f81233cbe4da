import ComposableNavigation
public import NavigationJSON

/// Writes a feature's actions into a trace, and reads them again.
///
/// ```swift
/// TraceCoder<Inbox.Action>.codable()
/// ```
public struct TraceCoder<Action>: Sendable {
  /// Given the visits of the state, it marks ids that are late.
  let encode: @Sendable (Action, LiveVisits?) throws -> JSONValue
  /// Given the visits of the state, it knows which of several is meant.
  let decode: @Sendable (JSONValue, LiveVisits?) throws -> Action

  /// Makes a coder of two functions.
  ///
  /// Ids that were late cannot be told in what `encode` writes by itself; ``codable(naming:)`` marks
  /// them, so that a replay refuses what was refused.
  ///
  /// - Parameters:
  ///   - encode: Writes an action; one that throws is recorded as a text.
  ///   - decode: Reads what `encode` has written.
  public init(
    encode: @escaping @Sendable (Action) throws -> JSONValue,
    decode: @escaping @Sendable (JSONValue) throws -> Action
  ) {
    self.encode = { action, _ in try encode(action) }
    self.decode = { value, _ in try decode(value) }
  }

  private init(
    marking encode: @escaping @Sendable (Action, LiveVisits?) throws -> JSONValue,
    decode: @escaping @Sendable (JSONValue, LiveVisits?) throws -> Action
  ) {
    self.encode = encode
    self.decode = decode
  }
}

extension TraceCoder {
  /// Reads an action of a trace, without the state in which it was sent.
  ///
  /// - Throws: ``TraceError``, with the line.
  package func read(_ action: TraceAction, line: Int) throws(TraceError) -> Action {
    guard case .value(let value) = action else { throw .textAction(line: line) }
    do {
      return try decode(value, nil)
    } catch {
      throw .unknownAction(line: line, reason: TraceCodingError(error).description)
    }
  }
}

extension TraceCoder where Action: Codable & Sendable {
  /// Writes actions by their own Codable.
  ///
  /// - Parameter types: The types of what names entries, where an action holds an `EntryID` by
  ///   itself: those of items, and of what `State(items:id:)` was given; texts and whole numbers need
  ///   not be listed.
  /// - Returns: The coder.
  public static func codable(
    naming types: any (Hashable & Sendable & Decodable).Type...
  ) -> TraceCoder {
    let names = EntryNames(types: types)
    return TraceCoder(
      marking: { try JSONValue(writing: $0, marking: $1) },
      decode: { try $0.decoded(as: Action.self, names: names, among: $1) }
    )
  }
}
