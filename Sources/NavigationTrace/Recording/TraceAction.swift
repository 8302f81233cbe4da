public import NavigationJSON
import ComposableNavigation

/// An action in a trace.
public enum TraceAction: Hashable, Sendable {
  /// The value that a ``TraceCoder`` has written; it can be replayed.
  case value(JSONValue)
  /// A description, which can be read and not replayed: there was no coder, or it failed.
  case text(String)
}
