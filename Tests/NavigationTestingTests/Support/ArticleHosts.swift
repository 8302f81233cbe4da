import ComposableNavigation

// The hosts of “Writing a host”, word for word: what is changed there is changed here.

@MainActor final class Transition {
  private var ending: (() -> Void)?

  func run(animated: Bool, then end: @escaping () -> Void) {
    if animated { ending = end } else { end() }
  }

  @discardableResult func finish() -> Bool {
    guard let end = ending else { return false }
    ending = nil
    end()
    return true
  }

  func stop() { ending = nil }
}

final class PageStack: StackHost {
  let capabilities = StackCapabilities.all
  let fillsUnseen = true
  let transition = Transition()
  var onReport: HostReport.Receiver?
  var ownHandlers: [any NavigationHandler] = []
  private(set) var isAttached: Bool
  private(set) var isGesturing = false
  private var previous: [String]
  private var pages: [(id: ElementID, view: String)] = []

  init(previous: [String] = [], isAttached: Bool = true) {
    self.previous = previous
    self.isAttached = isAttached
  }

  var shown: Showing { Showing(pages.map(\.id)) }
  var titles: [String] { previous + pages.map(\.view) }

  func begin(keepingPrevious: Bool) {
    if !keepingPrevious { previous = [] }
    pages = []
    transition.stop()
  }

  func perform(
    _ command: StackCommand<ElementID>,
    presentables: [ElementID: String],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    pages = command.applied(to: pages.map(\.id)).compactMap { id in
      presentables[id].map { (id, $0) }
    }
    transition.run(animated: animated) { [weak self] in
      // What is shown when it ends, not what was shown when it began: a person may be faster.
      if let self { acknowledgement.done(showing: self.shown) }
    }
  }

  func didDetach() {
    isGesturing = false
    transition.stop()
  }

  // A person.
  @discardableResult func goBack(_ count: Int = 1) -> Bool {
    guard count > 0, count <= pages.count, count < titles.count else { return false }
    let gone = pages.suffix(count).map(\.id)
    pages.removeLast(count)
    onReport?(.removed(gone))
    return true
  }

  func beginGesture() {
    isGesturing = true
    onReport?(.gestureBegan)
  }

  func endGesture(goingBack: Bool) {
    isGesturing = false
    if goingBack { goBack() }
    onReport?(.gestureEnded)
  }

  // The window.
  func leaveScreen() {
    isAttached = false
    isGesturing = false
    onReport?(.detached)
    transition.stop()  // only now: what is void may be let go
  }

  func comeOnScreen() {
    isAttached = true
    onReport?(.attached)
  }
}

final class Overlay: ModalHost {
  let capabilities: ModalCapabilities = [.restyle]
  let transition = Transition()
  var onReport: HostReport.Receiver?
  private(set) var isAttached: Bool
  private(set) var presented: (id: ElementID, view: String, style: PresentationStyle)?

  init(isAttached: Bool = true) { self.isAttached = isAttached }

  var shown: Showing { Showing(presented.map { [$0.id] } ?? [], style: presented?.style) }

  func begin(keepingPrevious: Bool) {
    presented = nil
    transition.stop()
  }

  func perform(
    _ command: ModalCommand<ElementID>,
    presentables: [ElementID: String],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    switch command {
    case .present(let id, let style):
      guard presented == nil, let view = presentables[id] else {
        return acknowledgement.refused("something else is presented")
      }
      presented = (id, view, style)
    case .dismiss(let id):
      if presented?.id == id { presented = nil }
    case .restyle(let id, let style):
      if presented?.id == id { presented?.style = style }
    }
    transition.run(animated: animated) { [weak self] in
      if let self { acknowledgement.done(showing: self.shown) }
    }
  }

  func didDetach() { transition.stop() }

  // A person.
  @discardableResult func swipeDown() -> Bool {
    guard let gone = presented else { return false }
    presented = nil
    onReport?(.removed([gone.id]))
    return true
  }

  // The window.
  func leaveScreen() {
    isAttached = false
    onReport?(.detached)
    transition.stop()
  }

  func comeOnScreen() {
    isAttached = true
    onReport?(.attached)
  }
}

final class TabBar<View>: TabHost {
  let capabilities = TabCapabilities.all
  let fillsUnseen = true
  var onReport: HostReport.Receiver?
  let isAttached: Bool
  private var tabs: [(id: ElementID, view: View)] = []
  private var selected: ElementID?

  init(isAttached: Bool = true) { self.isAttached = isAttached }

  var shown: Showing { Showing(tabs.map(\.id), selected: selected) }
  var views: [View] { tabs.map(\.view) }
  var selectedView: View? { tabs.first { $0.id == selected }?.view }

  func begin(keepingPrevious: Bool) {
    tabs = []
    selected = nil
  }

  func perform(
    _ command: TabCommand<ElementID>,
    presentables: [ElementID: View],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    let ids = command.applied(to: tabs.map(\.id))
    tabs = ids.compactMap { id in presentables[id].map { (id, $0) } }
    if let select = command.select, ids.contains(select) { selected = select }
    if selected.map(ids.contains) != true { selected = ids.first }
    acknowledgement.done(showing: shown)
  }

  // A person.
  func tap(_ index: Int) {
    selected = tabs[index].id
    onReport?(.selected(tabs[index].id))
  }
}

final class Desktop<View>: WindowHost {
  var onReport: HostReport.Receiver?
  let isAttached: Bool
  private(set) var shown = Showing.nothing
  private var windows: [ElementID: View] = [:]

  init(isAttached: Bool = true) { self.isAttached = isAttached }

  var views: [View] { shown.elements.compactMap { windows[$0] } }
  var focusedView: View? { shown.selected.flatMap { windows[$0] } }

  func begin(keepingPrevious: Bool) {
    shown = .nothing
    windows = [:]
  }

  func perform(
    _ command: WindowCommand<ElementID>,
    presentables: [ElementID: View],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    for id in command.close { windows[id] = nil }
    for id in command.open { windows[id] = presentables[id] }
    shown = command.applied(to: shown)
    if shown.selected == nil { shown.selected = shown.elements.last }
    acknowledgement.done(showing: shown)
  }

  // A person.
  func click(_ index: Int) {
    shown.selected = shown.elements[index]
    onReport?(.selected(shown.elements[index]))
  }

  func close(_ index: Int) {
    let gone = shown.elements.remove(at: index)
    windows[gone] = nil
    if shown.selected == gone { shown.selected = shown.elements.last }
    onReport?(.removed([gone]))
  }
}

final class Panes: SplitHost {
  let isAttached: Bool
  var onReport: HostReport.Receiver?
  var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)?
  var options = SplitOptions()
  private let primary = PageStack(isAttached: false)
  private let supplementary = PageStack(isAttached: false)
  private let detail = PageStack(isAttached: false)
  private var panes: [(id: ElementID, column: SplitColumn)] = []
  private var hasExpanded = false

  init(isAttached: Bool = true) { self.isAttached = isAttached }

  var shown: Showing { Showing(panes.map(\.id), hasExpanded: hasExpanded) }

  var stacks: [PageStack] { [primary, supplementary, detail] }

  var titles: [SplitColumn: [String]] {
    Dictionary(panes.map { ($0.column, stack($0.column).titles) }) { first, _ in first }
  }

  func host(of column: SplitColumn) -> any StackHost<String> { stack(column) }

  private func stack(_ column: SplitColumn) -> PageStack {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .detail: detail
    }
  }

  func begin(keepingPrevious: Bool) { (panes, hasExpanded) = ([], false) }

  func perform(
    _ command: SplitCommand<ElementID>,
    presentables: [ElementID: SplitColumn],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    hasExpanded = false
    panes = command.applied(to: panes.map(\.id)).compactMap { id in
      presentables[id].map { (id, $0) }
    }
    acknowledgement.done(showing: shown)
  }

  // The window: a wish, which the state decides, and two facts, which are reported.
  func changeRoom(hasRoom: Bool) { onRoomChange?(!hasRoom) }

  func collapse() {
    let gone = panes.dropFirst().map(\.id)
    panes = Array(panes.prefix(1))
    if !gone.isEmpty { onReport?(.removed(gone)) }
  }

  func expand() {
    guard panes.count == 1 else { return }
    hasExpanded = true
    onReport?(.expanded)
  }
}
