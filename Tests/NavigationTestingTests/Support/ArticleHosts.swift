import ComposableNavigation

// The hosts of “Writing a host”, word for word: change both together.

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
  let preloadsOffscreen = true
  let transition = Transition()
  var onReport: HostReport.Receiver?
  var ownHandlers: [any NavigationHandler] = []
  private var controls: [String: Int] = [:]  // the focused control of each page
  private var previous: [String]
  private var contents: HostContents<String>

  init(previous: [String] = [], isAttached: Bool = true) {
    self.previous = previous
    contents = HostContents(isAttached: isAttached)
  }

  var shown: Showing { contents.shown }
  var isAttached: Bool { contents.isAttached }
  var titles: [String] { previous + contents.views }

  func begin(keepingPrevious: Bool) {
    if !keepingPrevious { previous = [] }
    contents.begin()
    transition.stop()
  }

  func perform(
    _ command: StackCommand<ElementID>,
    presentables: [ElementID: String],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
    transition.run(animated: animated) { [weak self] in
      // The elements at the end: the user may have removed one meanwhile.
      if let self { acknowledgement.done(showing: self.shown) }
    }
  }

  func didChange(blockers: [ElementID: LeaveBlocker]) { contents.blockers = blockers }

  func didDetach() {
    contents.endGesture()
    transition.stop()
  }

  // The user.
  @discardableResult func goBack(_ count: Int = 1) -> Bool {
    guard count > 0, count <= shown.elements.count, count < titles.count,
      let report = contents.remove(shown.elements.suffix(count))
    else { return false }
    onReport?(report)
    return true
  }

  func beginGesture() {
    if let report = contents.beginGesture() { onReport?(report) }
  }

  func endGesture(goingBack: Bool) {
    if goingBack { goBack() }
    if let report = contents.endGesture() { onReport?(report) }
  }

  // The focus is in the page in front, at the control where the user left it.
  var focus: (page: String, control: Int)? { titles.last.map { ($0, controls[$0, default: 0]) } }

  func moveFocus() {
    if let page = titles.last { controls[page, default: 0] += 1 }
  }

  // The window.
  func leaveScreen() {
    if let report = contents.detach() { onReport?(report) }
    transition.stop()  // after the report: releases the void acknowledgement
  }

  func comeOnScreen() {
    if let report = contents.attach() { onReport?(report) }
  }
}

final class Overlay: ModalHost {
  let capabilities: ModalCapabilities = [.restyle]
  let transition = Transition()
  var onReport: HostReport.Receiver?
  private var contents: HostContents<String>

  init(isAttached: Bool = true) { contents = HostContents(isAttached: isAttached) }

  var shown: Showing { contents.shown }
  var isAttached: Bool { contents.isAttached }
  var presented: (view: String, style: PresentationStyle)? { contents.presentation }

  func begin(keepingPrevious: Bool) {
    contents.begin()
    transition.stop()
  }

  func perform(
    _ command: ModalCommand<ElementID>,
    presentables: [ElementID: String],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    if case .present = command, presented != nil {
      return acknowledgement.refused("something else is presented")
    }
    guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
    transition.run(animated: animated) { [weak self] in
      if let self { acknowledgement.done(showing: self.shown) }
    }
  }

  func didChange(blockers: [ElementID: LeaveBlocker]) { contents.blockers = blockers }

  func didDetach() { transition.stop() }

  // The user.
  @discardableResult func swipeDown() -> Bool {
    guard let report = contents.remove(shown.elements) else { return false }
    onReport?(report)
    return true
  }

  // The window.
  func leaveScreen() {
    if let report = contents.detach() { onReport?(report) }
    transition.stop()
  }

  func comeOnScreen() {
    if let report = contents.attach() { onReport?(report) }
  }
}
