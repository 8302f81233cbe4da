import ComposableNavigation
import TerminalHost

/// A pager in a terminal: a person swipes to a neighbour, or begins to and lets go.
final class PagerView: TerminalContainer<PagerCommand, Void> {
  /// The gestures of a person's finger, by the names that scripts have for them.
  enum Touch: String {
    case swipeOn = "swipe on"
    case swipeBack = "swipe back"
    case drag
    case letGo = "let go"
  }

  /// Tells whether a finger lies on the page and drags it.
  private(set) var isDragged = false

  init() { super.init(capabilities: ()) }

  /// Makes a pager together with its handler.
  convenience init<Provider: EntryViewProviding>(
    store: Store<PagerNavigation<Provider.Item>.State, PagerNavigation<Provider.Item>.Action>,
    viewProvider: Provider
  ) where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    self.init()
    let handler = PagerHandler(store: store, viewProvider: viewProvider)
    handler.setup(with: self)
    keep(handler)
  }

  override var front: TerminalView? { shown.selected.flatMap { view(of: $0) } }

  override var tree: NavigationTree {
    .container(PagerRules.name, views.map(\.tree), active: selectedIndex)
  }

  override var picture: TerminalPicture {
    .tabs(views.map(\.title), active: selectedIndex, content: front?.picture)
  }

  // MARK: The person

  override func canTouch(_ gesture: String) -> Bool {
    switch Touch(rawValue: gesture) {
    case .swipeOn: page(after: 1) != nil
    case .swipeBack: page(after: -1) != nil
    case .drag: !isDragged && shown.selected != nil
    case .letGo: isDragged
    case nil: false
    }
  }

  override func touch(_ gesture: String) -> Bool {
    guard canTouch(gesture) else { return false }
    switch Touch(rawValue: gesture) {
    case .swipeOn: swipe(by: 1)
    case .swipeBack: swipe(by: -1)
    case .drag: drag()
    case .letGo: letGo()
    case nil: return false
    }
    return true
  }

  /// Begins a swipe: from now on no command comes.
  func drag() {
    isDragged = true
    onReport?(.gestureBegan)
  }

  /// Ends the swipe at another page.
  func swipe(to page: ElementID) {
    select(page)
    if isDragged { letGo() }
  }

  /// Ends the swipe where it began.
  func letGo() {
    isDragged = false
    onReport?(.gestureEnded)
  }

  private func swipe(by count: Int) {
    if let page = page(after: count) { swipe(to: page) }
  }

  private func page(after count: Int) -> ElementID? {
    guard let index = selectedIndex, shown.elements.indices.contains(index + count) else {
      return nil
    }
    return shown.elements[index + count]
  }

  // MARK: The window

  override func begin(keepingPrevious: Bool) {
    isDragged = false
    super.begin(keepingPrevious: keepingPrevious)
  }

  override func didDetach() { isDragged = false }

  override func setAttached(_ isAttached: Bool) {
    // A page that is not to be seen is not dragged.
    if !isAttached { isDragged = false }
    super.setAttached(isAttached)
  }
}
