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
  private(set) var isAttached: Bool
  private(set) var isGesturing = false
  private var previous: [String]
  private var contents = HostContents<String>()

  init(previous: [String] = [], isAttached: Bool = true) {
    self.previous = previous
    self.isAttached = isAttached
  }

  var shown: Showing { contents.shown }
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
    if let refusal = contents.take(command, presentables: presentables) {
      return acknowledgement.refused(refusal)
    }
    transition.run(animated: animated) { [weak self] in
      // What is shown when it ends, not what was shown when it began: the user may be faster.
      if let self { acknowledgement.done(showing: self.shown) }
    }
  }

  func didChange(blockers: [ElementID: LeaveBlocker]) { contents.blockers = blockers }

  func didDetach() {
    isGesturing = false
    transition.stop()
  }

  // The user.
  @discardableResult func goBack(_ count: Int = 1) -> Bool {
    guard count > 0, count < titles.count else { return false }
    guard let report = contents.remove(shown.elements.suffix(count)) else { return false }
    onReport?(report)
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
  private var contents = HostContents<String>()

  init(isAttached: Bool = true) { self.isAttached = isAttached }

  var shown: Showing { contents.shown }
  var presented: (view: String, style: PresentationStyle)? {
    contents.views.first.flatMap { view in contents.style.map { (view, $0) } }
  }

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
    if let refusal = contents.take(command, presentables: presentables) {
      return acknowledgement.refused(refusal)
    }
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
    isAttached = false
    onReport?(.detached)
    transition.stop()
  }

  func comeOnScreen() {
    isAttached = true
    onReport?(.attached)
  }
}
