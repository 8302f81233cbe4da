/// The memory of what was gone back from, so that a person can go forward to it again.
///
/// A stack and routes keep none until they are told to, and until then cost nothing more; so do
/// windows, of those that were closed:
///
/// ```swift
/// var state = StackNavigation<String>.State(items: ["inbox", "message"], history: .kept(limit: 20))
/// let stack = StackNavigation<String>()
/// _ = stack.reduce(into: &state, action: .popItem())
/// _ = stack.reduce(into: &state, action: .goForward())
/// state.items                                        // ["inbox", "message"]
/// ```
///
/// It is a part of the state, and saved with it.
public enum ForwardHistory: Hashable, Sendable, Codable {
  /// Nothing is remembered, and there is no way forward.
  case notKept

  /// At most so many screens or places are remembered, the nearest of them. A limit below one keeps
  /// nothing.
  case kept(limit: Int)

  /// The number that can be kept; zero for none.
  package var limit: Int {
    switch self {
    case .notKept: 0
    case .kept(let limit): max(0, limit)
    }
  }
}
