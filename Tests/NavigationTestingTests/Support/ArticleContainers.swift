import ComposableNavigation

// The hosts of “Writing a host” with several containers beside each other, word for word: change
// both together.

final class TabBar<View>: TabHost {
  let capabilities = TabCapabilities.all
  let preloadsOffscreen = true
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

  // The user.
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

  // The user.
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
