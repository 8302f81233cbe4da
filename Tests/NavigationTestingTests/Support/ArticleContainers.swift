import ComposableNavigation

// The hosts of “Writing a host” with several containers beside each other, word for word: change
// both together.

@MainActor class InstantHost<View, Command: HostCommand> {
  var onReport: HostReport.Receiver?
  var contents: HostContents<View>

  init(isAttached: Bool = true, alwaysSelects: Bool = true) {
    contents = HostContents(alwaysSelects: alwaysSelects, isAttached: isAttached)
  }

  var isAttached: Bool { contents.isAttached }
  var shown: Showing { contents.shown }
  var views: [View] { contents.views }
  var selectedView: View? { contents.selectedView }

  func begin(keepingPrevious: Bool) { contents.begin() }

  func didChange(blockers: [ElementID: LeaveBlocker]) { contents.blockers = blockers }

  func perform(
    _ command: Command,
    presentables: [ElementID: View],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
    acknowledgement.done(showing: shown)
  }
}

final class TabBar<View>: InstantHost<View, TabCommand<ElementID>>, TabHost {
  let capabilities = TabCapabilities.all
  let preloadsOffscreen = true

  // The user.
  func tap(_ index: Int) {
    if let report = contents.select(shown.elements[index]) { onReport?(report) }
  }
}

final class Desktop<View>: InstantHost<View, WindowCommand<ElementID>>, WindowHost {
  // The user.
  func click(_ index: Int) {
    if let report = contents.select(shown.elements[index], leaving: false) { onReport?(report) }
  }

  func close(_ index: Int) {
    if let report = contents.remove([shown.elements[index]]) { onReport?(report) }
  }
}

final class Panes: InstantHost<SplitColumn, SplitCommand<ElementID>>, SplitHost {
  var onRoomChange: (@MainActor (_ isCollapsed: Bool) -> Void)?
  var options = SplitOptions()
  private let primary = PageStack(isAttached: false)
  private let supplementary = PageStack(isAttached: false)
  private let detail = PageStack(isAttached: false)

  init(isAttached: Bool = true) { super.init(isAttached: isAttached, alwaysSelects: false) }

  var stacks: [PageStack] { [primary, supplementary, detail] }

  var titles: [SplitColumn: [String]] {
    Dictionary(views.map { ($0, stack($0).titles) }) { first, _ in first }
  }

  func host(of column: SplitColumn) -> any StackHost<String> { stack(column) }

  private func stack(_ column: SplitColumn) -> PageStack {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .detail: detail
    }
  }

  // The window: a request to the state, and two reports.
  func changeRoom(hasRoom: Bool) { onRoomChange?(!hasRoom) }

  func collapse() {
    if let report = contents.lose(shown.elements.dropFirst()) { onReport?(report) }
  }

  func expand() {
    guard shown.elements.count == 1 else { return }
    contents.hasExpanded = true
    onReport?(.expanded)
  }
}
