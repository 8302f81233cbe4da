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
      // What is shown when it ends, not what was shown when it began: the user may be faster.
      if let self { acknowledgement.done(showing: self.shown) }
    }
  }

  func didDetach() {
    isGesturing = false
    transition.stop()
  }

  // The user.
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

  // The focus is in the page in front, at the control where the user left it.
  var focus: (page: String, control: Int)? { titles.last.map { ($0, controls[$0, default: 0]) } }

  func moveFocus() {
    if let page = titles.last { controls[page, default: 0] += 1 }
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

  // The user.
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
