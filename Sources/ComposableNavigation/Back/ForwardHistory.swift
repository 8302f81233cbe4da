/// The history of places that the user has gone back from and can go forward to again.
///
/// A stack and routes keep no history by default, which has no cost; neither do windows, whose
/// history contains closed windows:
///
/// ```swift
/// var state = StackNavigation<String>.State(items: ["inbox", "message"], history: .kept(limit: 20))
/// let stack = StackNavigation<String>()
/// _ = stack.reduce(into: &state, action: .popItem())
/// _ = stack.reduce(into: &state, action: .goForward())
/// state.items                                        // ["inbox", "message"]
/// ```
///
/// The history is a part of the state, and saved with it. A stack without one stores one machine
/// word for it. The columns of a split keep none.
public enum ForwardHistory: Hashable, Sendable, Codable {
  /// No history is kept, and there is no way forward.
  case notKept

  /// At most this number of screens or places is kept, the nearest of them. A limit below one keeps
  /// nothing.
  case kept(limit: Int)

  /// The maximum number that is kept; zero for no history.
  package var limit: Int {
    switch self {
    case .notKept: 0
    case .kept(let limit): max(0, limit)
    }
  }
}
