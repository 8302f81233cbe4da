public import ComposableNavigation

/// The links that the user has visited, so that the user can go back and forward as in a browser.
///
/// Store it in the state of a ``LinkMap``, and add the reducer that updates it:
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
/// Each link is that of all open screens. Going back or forward opens the link in place of all
/// screens; a screen that is open before and after keeps its id. Other ways back count too,
/// by the program or the user: after one that leads to the previous link, or to a parent of the
/// current one, the user can go forward to the link that was left. Any other change of the link
/// clears the links ahead. States without a link are skipped: from them, back leads to the last
/// link.
///
/// The history is saved with the state. Stacks and routes store their own links ahead; see
/// `ForwardHistory`.
///
/// ## Laws
/// - every way back and forward through links is that of a browser with two lists
/// - back then forward is the same link
/// - another link clears the links ahead
public struct LinkHistory: Hashable, Sendable {
  /// An action of the user or the program on the visited links.
  public enum Action: String, Hashable, Sendable, Codable, CaseIterable {
    /// Opens the previous link. Refused if there is none.
    case goBack
    /// Opens the next link, which the user has gone back from. Refused if there is none.
    case goForward
  }

  /// The number of links that are kept in each direction, the nearest ones.
  ///
  /// A lower limit removes the farthest links, and no history removes all.
  public var history: ForwardHistory { didSet { trim() } }

  /// The link of the open screens, or the last one if they have none; nil before the first action.
  public private(set) var here: String?

  // The nearest link is last in both arrays, so that links are added and removed at the end.
  private var behind: [String] = []
  private var ahead: [String] = []

  /// The last printed link, which is no part of the value.
  var printed = LinkMemo()

  /// Makes an empty history.
  ///
  /// - Parameter history: The number of links to keep. The oldest are forgotten first.
  public init(history: ForwardHistory = .kept(limit: 50)) { self.history = history }

  /// The links to go back to, the nearest first.
  ///
  /// - Complexity: O(*n*).
  public var linksBehind: [String] { behind.reversed() }

  /// The links to go forward to, the nearest first.
  ///
  /// - Complexity: O(*n*).
  public var linksAhead: [String] { ahead.reversed() }

  /// A Boolean value that indicates whether the history keeps any links.
  private var isKept: Bool { history.limit > 0 }

  /// Returns a Boolean value that indicates whether the link of the state at an address is surely the
  /// current one, or no links are kept.
  func isNoted(at state: UnsafeRawPointer, _ map: LinkMapID) -> Bool {
    if !isKept { return true }
    return printed.isCurrent(at: state, map) && (printed.url == nil || printed.url == here)
  }

  // MARK: Visiting

  /// Records the link of the open screens, after an action that was not about links.
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

  /// Returns the link that an action opens, or nil if there is none.
  func target(of action: Action, from now: String?) -> String? {
    switch action {
    case .goBack: now == here ? behind.last : here
    case .goForward: ahead.last
    }
  }

  /// Records that the target of an action was opened, and its link now.
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
    guard isKept else { return (here, behind, ahead, printed) = (nil, [], [], LinkMemo()) }
    behind.removeFirst(max(0, behind.count - history.limit))
    ahead.removeFirst(max(0, ahead.count - history.limit))
  }
}

extension LinkHistory: Codable {
  private enum CodingKeys: String, CodingKey { case history, here, behind, ahead }

  /// Decodes a history; if there are more links than the limit, the nearest are kept.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(history: try container.decode(ForwardHistory.self, forKey: .history))
    here = try container.decodeIfPresent(String.self, forKey: .here)
    // Without a current link, the other links have no meaning.
    guard here != nil else { return }
    behind = try container.decode([String].self, forKey: .behind)
    ahead = try container.decode([String].self, forKey: .ahead)
    trim()
  }
}

extension LinkHistory: CustomReflectable {
  /// The links, without what is kept to print less.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["history": history, "here": here as Any, "behind": behind, "ahead": ahead],
      displayStyle: .struct
    )
  }
}

extension String {
  /// Returns a Boolean value that indicates whether the link's path is a parent of another one's.
  fileprivate func leadsUp(from other: String) -> Bool {
    var (path, below) = (self, other)
    return path.withUTF8 { path in below.withUTF8 { $0.path.isBelow(path.path) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes before the query.
  fileprivate var path: SubSequence { prefix { $0 != UInt8(ascii: "?") } }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Returns a Boolean value that indicates whether another path is a parent of this one.
  fileprivate func isBelow(_ path: Self) -> Bool {
    guard path.count < count, starts(with: path) else { return false }
    return path.isEmpty || path.last == UInt8(ascii: "/")
      || dropFirst(path.count).first == UInt8(ascii: "/")
  }
}
