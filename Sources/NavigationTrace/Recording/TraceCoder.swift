package import ComposableNavigation
public import NavigationJSON

/// Encodes a feature's actions for a trace, and decodes them again.
///
/// ```swift
/// TraceCoder<Inbox.Action>.codable()
/// ```
public struct TraceCoder<Action>: Sendable {
  /// Encodes an action, and marks ids that are late among the visits of the state.
  let encode: @Sendable (Action, LiveVisits?) throws -> JSONValue
  /// Decodes an action, and resolves ids among the visits of the state.
  let decode: @Sendable (JSONValue, LiveVisits?) throws -> Action

  /// Makes a coder of two functions.
  ///
  /// A custom `encode` cannot mark late ids; ``codable(naming:)`` marks them, so that a replay
  /// refuses the same actions.
  ///
  /// - Parameters:
  ///   - encode: Encodes an action; if it throws, the action is recorded as a text.
  ///   - decode: Decodes the output of `encode`.
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
  /// Decodes an action of a trace.
  ///
  /// - Parameters:
  ///   - action: The recorded action.
  ///   - line: The line of the trace.
  ///   - visits: Returns the visits of the state in which a value is sent; nil without this state.
  /// - Returns: The action.
  /// - Throws: ``TraceError``, with the line.
  package func read(
    _ action: TraceAction,
    line: Int,
    among visits: (JSONValue) -> LiveVisits? = { _ in nil }
  ) throws(TraceError) -> Action {
    guard case .value(let value) = action else { throw .textAction(line: line) }
    do {
      return try decode(value, visits(value))
    } catch {
      throw .unknownAction(line: line, reason: TraceCodingError(error).description)
    }
  }
}

extension TraceCoder where Action: Codable & Sendable {
  /// Returns a coder that encodes actions with their own Codable conformance.
  ///
  /// - Parameter types: The types that name entries, if an action contains an `EntryID` directly:
  ///   the types of items, and of the key paths passed to `State(items:id:)`; strings and integers
  ///   need not be listed.
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
