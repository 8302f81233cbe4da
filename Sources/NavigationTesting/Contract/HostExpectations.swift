import ComposableNavigation

/// The expected elements and permitted reports of a host, according to its behavior so far.
///
/// A pure value: ``WatchedHost`` calls it with each event, in order, and it returns the faults.
struct HostExpectations {
  /// A command that the host has not answered yet.
  struct Asked {
    let token: Int
    let command: NavigationCommand
    let before: Showing
    /// The elements to show after the command, if there is no other change in between.
    let reckoned: Showing
    /// The elements that the user has removed since the command.
    var removed: Set<ElementID> = []
    /// The element that the user has selected since the command.
    var selected: ElementID?
    /// The detent that the user has dragged a sheet to since the command.
    var detent: Sheet.Detent?
    /// A Boolean value that indicates whether a split has expanded by itself since the command.
    var hasExpanded = false
  }

  /// The reason why a command is void.
  enum WhyVoid { case away, hidden, begun }

  /// The presence of the host on screen.
  enum Presence {
    case onScreen
    /// The host has reported that it is detached.
    case away
    /// The view that contains the host is not shown.
    case hidden
  }

  /// An act of the user, the window or a transition, while it happens.
  struct Acting {
    let act: HostAct
    let before: Showing
    /// The titles below the handler's views.
    let previous: [String]
    /// The elements that the act removes.
    let going: [ElementID]
    /// The report of the act if it is an attempt; nil if the act leaves no element that stays.
    let attempt: HostReport?
    var removed: [ElementID] = []
    /// The number of reports of removals.
    var removals = 0
    var selected: [ElementID] = []
    /// The detents to which the user dragged the sheet, as the host reports.
    var dragged: [Sheet.Detent] = []
    /// A Boolean value that indicates whether the host has reported that it expanded by itself.
    var hasExpanded = false
    var attempted: [HostReport] = []
  }

  /// The visible part of a host at one moment.
  struct Sight {
    let shown: Showing
    let screen: HostScreen
  }

  /// A Boolean value that indicates whether one of the elements is selected.
  let hasSelection: Bool
  /// A Boolean value that indicates whether selecting an element leaves the one selected before.
  let isLeftBySelection: Bool
  var shown = Showing.nothing
  var asked: Asked?
  var acting: Acting?
  var presence: Presence
  var isGesturing = false
  /// A Boolean value that indicates whether the host was filled since its view was last shown.
  var wasFilled = false
  /// The elements that the user must not remove, according to the host's latest command.
  var blockers: Set<ElementID> = []
  /// The titles of the views below the handler's.
  var previous: [String]
  var focuses = Focuses()
  /// The void commands, which a host may still answer by mistake.
  var void: [Int: (why: WhyVoid, words: String)] = [:]
  /// The command that became void when the host left the screen.
  var lastVoid: Asked?
  var answered: [Int: String] = [:]
  private var lastToken = 0
  private var titles: [ElementID: String] = [:]

  init(
    setting: HostSetting,
    isAttached: Bool,
    hasSelection: Bool,
    isLeftBySelection: Bool
  ) {
    self.hasSelection = hasSelection
    self.isLeftBySelection = isLeftBySelection
    previous = setting.previous
    presence = setting == .nested ? .hidden : isAttached ? .onScreen : .away
  }

  // MARK: Names

  mutating func name(_ element: ElementID, _ title: String) { titles[element] = title }

  func title(of element: ElementID) -> String { titles[element] ?? "\(element)" }

  func words(_ elements: [ElementID]) -> String {
    elements.isEmpty ? "nothing" : elements.map(title).joined(separator: " ")
  }

  /// Returns a command as text, with titles instead of numbers: `replace b c with d`.
  func words(_ command: NavigationCommand) -> String {
    command.text(naming: title, style: { "\($0)" })
  }

  // MARK: Commands

  /// Resets the expectations when a handler begins.
  mutating func begin(keepingPrevious: Bool) {
    makeVoid(.begun)
    shown = .nothing
    wasFilled = false
    lastVoid = nil
    blockers = []
    forgetFocus(in: titles.keys)
    titles = [:]
    if !keepingPrevious { previous = [] }
  }

  /// Checks that a host shows only the views below the handler's, after a handler has begun.
  func begun(_ sight: Sight) -> HostFinding? {
    guard sight.shown.elements.isEmpty else {
      return HostFinding(.begins, "still names \(words(sight.shown.elements))")
    }
    let labels = sight.screen.labels
    guard labels != previous else { return nil }
    guard labels.starts(with: previous) else { return below(labels) }
    let left = labels.dropFirst(previous.count).joined(separator: " ")
    return HostFinding(.begins, "still shows \(left)")
  }

  func below(_ labels: [String]) -> HostFinding {
    let seen = labels.isEmpty ? "nothing" : labels.joined(separator: " ")
    return HostFinding(
      .keepsBelow,
      "shows \(seen), where \(previous.joined(separator: " ")) was below"
    )
  }

  /// Records a command for the host.
  ///
  /// - Returns: The number of the command.
  mutating func ask(_ command: NavigationCommand) -> Int {
    lastToken += 1
    let reckoned = command.applied(to: shown)
    asked = Asked(token: lastToken, command: command, before: shown, reckoned: reckoned)
    return lastToken
  }

  mutating func makeVoid(_ why: WhyVoid) {
    guard let asked else { return }
    void[asked.token] = (why, words(asked.command))
    lastVoid = asked
    self.asked = nil
  }
}
