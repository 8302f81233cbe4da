import ComposableNavigation

// The hosts of “Writing a host” with several containers beside each other, word for word: change
// both together.

final class TabBar<View>: TabHost {
  let capabilities = TabCapabilities.all
  let preloadsOffscreen = true
  var onReport: HostReport.Receiver?
  let isAttached: Bool
  private var contents = HostContents<View>(alwaysSelects: true)

  init(isAttached: Bool = true) { self.isAttached = isAttached }

  var shown: Showing { contents.shown }
  var views: [View] { contents.views }
  var selectedView: View? { contents.selectedView }

  func begin(keepingPrevious: Bool) { contents.begin() }

  func didChange(blockers: [ElementID: LeaveBlocker]) { contents.blockers = blockers }

  func perform(
    _ command: TabCommand<ElementID>,
    presentables: [ElementID: View],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    if let refusal = contents.take(command, presentables: presentables) {
      return acknowledgement.refused(refusal)
    }
    acknowledgement.done(showing: shown)
  }

  // The user.
  func tap(_ index: Int) {
    if let report = contents.select(shown.elements[index]) { onReport?(report) }
  }
}

final class Desktop<View>: WindowHost {
  var onReport: HostReport.Receiver?
  let isAttached: Bool
  private var contents = HostContents<View>(alwaysSelects: true)

  init(isAttached: Bool = true) { self.isAttached = isAttached }

  var shown: Showing { contents.shown }
  var views: [View] { contents.views }
  var focusedView: View? { contents.selectedView }

  func begin(keepingPrevious: Bool) { contents.begin() }

  func didChange(blockers: [ElementID: LeaveBlocker]) { contents.blockers = blockers }

  func perform(
    _ command: WindowCommand<ElementID>,
    presentables: [ElementID: View],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    if let refusal = contents.take(command, presentables: presentables) {
      return acknowledgement.refused(refusal)
    }
    acknowledgement.done(showing: shown)
  }

  // The user.
  func click(_ index: Int) {
    if let report = contents.select(shown.elements[index], leaving: false) { onReport?(report) }
  }

  func close(_ index: Int) {
    if let report = contents.remove([shown.elements[index]]) { onReport?(report) }
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
  private var contents = HostContents<SplitColumn>()

  init(isAttached: Bool = true) { self.isAttached = isAttached }

  var shown: Showing { contents.shown }

  var stacks: [PageStack] { [primary, supplementary, detail] }

  var titles: [SplitColumn: [String]] {
    Dictionary(contents.views.map { ($0, stack($0).titles) }) { first, _ in first }
  }

  func host(of column: SplitColumn) -> any StackHost<String> { stack(column) }

  private func stack(_ column: SplitColumn) -> PageStack {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .detail: detail
    }
  }

  func begin(keepingPrevious: Bool) { contents.begin() }

  func perform(
    _ command: SplitCommand<ElementID>,
    presentables: [ElementID: SplitColumn],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    if let refusal = contents.take(command, presentables: presentables) {
      return acknowledgement.refused(refusal)
    }
    acknowledgement.done(showing: shown)
  }

  // The window: a wish, which the state decides, and two facts, which are reported.
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
