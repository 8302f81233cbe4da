public import ComposableNavigation

/// The links that a person has been at, to go back and forward to as in a browser.
///
/// Keep it in the state that a ``LinkMap`` governs, and let a reducer write it:
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   Screens().linkHistory(\.links, action: /Action.links, of: map)
/// }
/// // notes, then notes/note/7, then people
/// store.send(.links(.goBack))
/// store.state.links.here                             // notes/note/7
/// store.state.links.linksAhead                       // ["people"]
/// ```
///
/// Each link is that of all that is open. To go back or forward opens it in the place of everything; a
/// screen that is open before and after keeps its identity. Another way back counts too, by the program
/// or a person: one that leads to the link before this one, or up from this one, puts the link that was
/// left ahead. Anything else that leads to another link empties what lies ahead. A state without a link
/// is passed over: from there back leads to the last link that there was.
///
/// It is saved with the state. A stack and routes remember what lies ahead of them by themselves; see
/// `ForwardHistory`.
///
/// ## Laws
/// - every way back and forward through links is that of a browser with two lists
/// - back then forward is the same link
/// - another link truncates what lies ahead
public struct LinkHistory: Hashable, Sendable {
  /// An action of a person, or the program, on the links that were visited.
  public enum Action: String, Hashable, Sendable, Codable, CaseIterable {
    /// Opens the link before this one. Refused where there is none.
    case goBack
    /// Opens the link that was gone back from. Refused where there is none.
    case goForward
  }

  /// The number of links that are kept on each side, the nearest of them.
  ///
  /// Another limit forgets the farthest; none forgets all.
  public var history: ForwardHistory { didSet { trim() } }

  /// The link of what is open, or the last that there was; nil before the first action.
  public private(set) var here: String?

  // The nearest last on both sides, so that links come and go at the end.
  private var behind: [String] = []
  private var ahead: [String] = []

  /// Makes a history of which nothing has been visited yet.
  ///
  /// - Parameter history: The number of links to keep; the oldest are forgotten first.
  public init(history: ForwardHistory = .kept(limit: 50)) { self.history = history }

  /// The links to go back to, the nearest first.
  ///
  /// - Complexity: O(*n*).
  public var linksBehind: [String] { behind.reversed() }

  /// The links to go forward to, the nearest first.
  ///
  /// - Complexity: O(*n*).
  public var linksAhead: [String] { ahead.reversed() }

  /// Tells whether anything is kept.
  var isKept: Bool { history.limit > 0 }

  // MARK: Visiting

  /// Notes that this is the link of what is open, after an action that was not about links.
  mutating func note(_ url: String) {
    guard let old = here else { return here = url }
    guard url != old else { return }
    here = url
    if behind.last == url {
      behind.removeLast()
      ahead.append(old)
    } else if url.leadsUp(from: old) {
      ahead.append(old)
    } else {
      behind.append(old)
      ahead = []
    }
    trim()
  }

  /// The link that an action opens, from a link or from something that has none; nil for none.
  func target(of action: Action, from now: String?) -> String? {
    switch action {
    case .goBack: now == here ? behind.last : here
    case .goForward: ahead.last
    }
  }

  /// Notes that the target has been opened, and has this link now.
  mutating func go(_ action: Action, from now: String?, to url: String) {
    switch action {
    case .goBack where now != here: break
    case .goBack:
      behind.removeLast()
      if let here { ahead.append(here) }
    case .goForward:
      ahead.removeLast()
      if let here { behind.append(here) }
    }
    here = url
    trim()
  }

  private mutating func trim() {
    guard isKept else { return (here, behind, ahead) = (nil, [], []) }
    behind.removeFirst(max(0, behind.count - history.limit))
    ahead.removeFirst(max(0, ahead.count - history.limit))
  }
}

extension LinkHistory: Codable {
  private enum CodingKeys: String, CodingKey { case history, here, behind, ahead }

  /// Reads a history; of more links than it may keep the nearest are kept.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(history: try container.decode(ForwardHistory.self, forKey: .history))
    here = try container.decodeIfPresent(String.self, forKey: .here)
    // Without a link from which they were left they lead nowhere.
    guard here != nil else { return }
    behind = try container.decode([String].self, forKey: .behind)
    ahead = try container.decode([String].self, forKey: .ahead)
    trim()
  }
}

extension String {
  /// Tells whether a link leads up from another one: its path is a part of the other's.
  fileprivate func leadsUp(from other: String) -> Bool {
    let question = UInt8(ascii: "?")
    let (path, below) = (utf8.prefix { $0 != question }, other.utf8.prefix { $0 != question })
    guard path.count < below.count, below.starts(with: path) else { return false }
    return path.isEmpty || path.last == UInt8(ascii: "/")
      || below.dropFirst(path.count).first == UInt8(ascii: "/")
  }
}
