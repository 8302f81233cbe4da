import ComposableNavigation
import TestSupport

/// Several windows over one store, with hosts that act inside calls, and handlers and hosts that
/// are lost.
@MainActor
final class CrowdWorld {
  private struct Weak { weak var member: CrowdMember? }

  let log = NastyLog()
  let rule: CrowdRule
  let store: CrowdMember.AppStore
  private(set) var lanes: [Lane]
  private(set) var roots: [CrowdMember] = []
  private(set) var issues: [NavigationIssue] = []
  /// The elements that the user has removed and the program has not restored.
  var takenAway: Set<String> = []
  /// The items that the program has requested by name in this step.
  var namedAgain: Set<String> = []
  var earlier: [CrowdApp.State] = []
  /// A Boolean value that indicates whether a step may have released an object, which a lane
  /// notices a moment later.
  var mayHaveLetGo = false

  private var registry: [Weak] = []
  private var beginnings = 0
  private var titles = 0
  private var stackSlots = 2
  private var modalSlots = 2
  private var tabSlots = 1
  private let preloadsOffscreen: Bool
  /// The number of new setups and resets, each of which may void earlier reports.
  var resets = 0
  /// The elements that the user has removed in this step.
  var recentlyTaken: [ObjectIdentifier: [String]] = [:]
  /// The number of steps that are being taken inside others.
  var insideDepth = 0
  /// The number of times that the program has acted inside a call in this step.
  ///
  /// A lane takes a command back only once, however often a view acts.
  var changesInside = 0
  /// The number of acts so far.
  var acts = 0

  private static let stackCount = 8
  private static let modalCount = 8
  private static let tabCount = 4

  init(seed: UInt64, rule: CrowdRule, laneRules: LaneRules) {
    self.rule = rule
    preloadsOffscreen = seed % 4 == 1
    lanes = (0..<3).map { _ in Lane(rules: laneRules) }
    let state = CrowdApp.State(
      stacks: (0..<Self.stackCount).map { .init(items: ["s\($0).", "a\($0)."]) },
      modals: (0..<Self.modalCount).map { _ in .init() },
      tabs: (0..<Self.tabCount).map { .init(items: ["x\($0).", "y\($0)."]) }
    )
    store = Store(initialState: state) { CrowdApp() }
    store.onIssue = { [weak self] issue in self?.issues.append(issue) }
    for (place, window): (CrowdApp.Place, Int) in [
      (.stack(0), 0), (.modal(0), 0), (.tabs(0), 1), (.modal(1), 1), (.stack(1), 2),
    ] {
      let root = make(place, "\(place)", in: lanes[window])
      root.window = window
      roots.append(root)
      begin(root, with: makeHost(for: root))
    }
  }

  // MARK: Members

  private func make(
    _ place: CrowdApp.Place,
    _ name: String,
    in lane: Lane? = nil
  ) -> CrowdMember {
    let member = CrowdMember(place, name, log: log, lane: lane, store: store) { [weak self] title in
      self?.view(title) ?? NastyView(title)
    }
    registry.append(Weak(member: member))
    return member
  }

  func view(_ title: String) -> NastyView {
    log.actInside()
    let view = NastyView(title)
    view.whenLookedAt = { [log] in log.actInside(.handlers) }
    guard let place = CrowdApp.Place(in: title) else { return view }
    let member = make(place, title)
    member.page = view
    view.contents.append(member)
    if let handler = member.handler { view.handlers = [handler] }
    begin(member, with: makeHost(for: member))
    return view
  }

  func makeHost(for member: CrowdMember) -> NastyHost {
    member.makeHost { host in
      host.preloadsOffscreen = preloadsOffscreen
      host.onAsk = { [weak self, weak member, weak host] added in
        guard let self, let member, let host else { return }
        asked(host, of: member, added)
      }
    }
  }

  /// Sets a handler up, in its window if it has one.
  func begin(_ member: CrowdMember, with host: NastyHost) {
    beginnings += 1
    if member.joined == 0 { member.joined = beginnings }
    resets += 1
    forgetTaken(of: member)
    (member.tapped, member.lane) = (nil, member.window.map { lanes[$0] })
    member.setUp(with: host)
    // Reports made before `begin` are void too.
    forgetTaken(of: member)
  }

  /// Forgets the user's removals in this step: their reports may be void.
  func forgetTaken(of member: CrowdMember) {
    takenAway.subtract(recentlyTaken.removeValue(forKey: ObjectIdentifier(member)) ?? [])
  }

  func change(_ root: CrowdMember, to window: Int) {
    guard root.window != window, let host = root.host else { return }
    root.window = window
    beginnings += 1
    root.joined = beginnings
    begin(root, with: host)
  }

  /// Gives a window a handler in place of a lost one, with the former host or another.
  func revive(_ root: CrowdMember, keepingHost: Bool) {
    if root.handler == nil {
      root.remake(store) { [weak self] title in self?.view(title) ?? NastyView(title) }
      beginnings += 1
      root.joined = beginnings
    }
    begin(root, with: keepingHost ? root.host ?? makeHost(for: root) : makeHost(for: root))
  }

  /// All containers that are still held, shown or not.
  var members: [CrowdMember] {
    if registry.count > 40 { registry.removeAll { $0.member == nil } }
    return registry.compactMap(\.member)
  }

  /// Returns a unique title; its letter names the contents of the page.
  func title(_ number: Int) -> String {
    titles += 1
    switch (number % 8, stackSlots, modalSlots, tabSlots) {
    case (1, ..<Self.stackCount, _, _), (4, ..<Self.stackCount, _, _):
      stackSlots += 1
      return "k\(stackSlots - 1)"
    case (2, _, ..<Self.modalCount, _), (5, _, ..<Self.modalCount, _):
      modalSlots += 1
      return "m\(modalSlots - 1)"
    case (3, _, _, ..<Self.tabCount):
      tabSlots += 1
      return "t\(tabSlots - 1)"
    default: return "p\(titles)."
    }
  }

  /// Releases the world, hosts first.
  func close() {
    log.inside = []
    log.callbacks = [:]
    for member in members { member.die() }
    roots = []
  }
}

/// A fault in a ``CrowdWorld``, to show that its laws detect it.
enum CrowdRule: Equatable, Sendable {
  case right
  /// A removal by the user during a call of the host is not reported.
  case staysSilent
  /// The reports during calls of one kind are lost.
  case losesReports(NastyLog.Moment)
  /// The host of a window that has returned does not report it.
  case neverBack
}
