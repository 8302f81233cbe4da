import ComposableNavigation

/// The elements that a host is to show, and the words it may say, as its commands, its answers and
/// its reports imply.
///
/// A pure value: ``WatchedHost`` tells it what happens, in order, and it says what is wrong.
struct HostBook {
  /// A command that the host has and has not answered.
  struct Asked {
    let token: Int
    let command: NavigationCommand
    let before: Showing
    /// The elements to be shown after it, had nobody else done anything.
    let reckoned: Showing
    /// The elements that a person has removed since.
    var removed: Set<ElementID> = []
    /// The element that a person has selected since.
    var selected: ElementID?
    /// The detent that a person has dragged a sheet to since.
    var detent: Sheet.Detent?
    /// Tells whether a split has expanded by itself since.
    var hasExpanded = false
  }

  /// A reason for which a command means nothing any more.
  enum WhyVoid { case away, hidden, begun }

  /// The presence of the host on screen.
  enum Presence {
    case onScreen
    /// It has said that it is not.
    case away
    /// The view that it lies in is not shown.
    case hidden
  }

  /// Something that a person, the window or a transition is doing.
  struct Acting {
    let act: HostAct
    let before: Showing
    /// The titles that lay below the handler's views.
    let previous: [String]
    /// The elements that go by it.
    let going: [ElementID]
    /// The attempt that it is, as something that stays would be left; nil where nothing would.
    let attempt: HostReport.Attempt?
    var removed: [ElementID] = []
    /// The number of reports in which the host has said so.
    var removals = 0
    var selected: [ElementID] = []
    /// The detents that the host has said a person dragged the sheet to.
    var dragged: [Sheet.Detent] = []
    /// Tells whether the host has said that it has expanded by itself.
    var hasExpanded = false
    var attempted: [HostReport.Attempt] = []
  }

  /// The visible part of a host at one moment.
  struct Sight {
    let shown: Showing
    let screen: HostScreen
  }

  /// Tells whether one of several elements is selected.
  let hasSelection: Bool
  /// Tells whether a person leaves what is selected by selecting another one.
  let isLeftBySelection: Bool
  var shown = Showing.nothing
  var asked: Asked?
  var acting: Acting?
  var presence: Presence
  var isGesturing = false
  /// Tells whether it has been given something since the view that it lies in was shown last.
  var wasFilled = false
  /// The elements that a person may not take away, as the host was told last.
  var stays: Set<ElementID> = []
  /// The views that were there before the handler's.
  var previous: [String]
  /// The void commands, which may still be answered by mistake.
  var void: [Int: (why: WhyVoid, words: String)] = [:]
  /// The command that was void when the host went.
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

  /// A command with titles for numbers: `replace b c with d`.
  func words(_ command: NavigationCommand) -> String {
    command.text(naming: title, style: { "\($0)" })
  }

  // MARK: Commands

  /// Begins anew, as a handler begins.
  mutating func begin(keepingPrevious: Bool) {
    makeVoid(.begun)
    shown = .nothing
    wasFilled = false
    lastVoid = nil
    stays = []
    titles = [:]
    if !keepingPrevious { previous = [] }
  }

  /// Checks a host that has heard that a handler begins: it shows what was there before, and no
  /// more.
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
      "shows \(seen), where \(previous.joined(separator: " ")) lay below"
    )
  }

  /// Notes a command that the host is asked for.
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
