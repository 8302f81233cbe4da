public import NavigationJSON

/// An action in a trace.
public enum TraceAction: Hashable, Sendable {
  /// The JSON that a ``TraceCoder`` has encoded; it can be replayed.
  case value(JSONValue)
  /// A description, which cannot be replayed: there was no coder, or encoding failed.
  case text(String)
}
