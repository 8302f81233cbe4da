import ComposableNavigation
import TerminalHost

/// A pager in a terminal: the user swipes to a neighbour, or begins to and lets go.
final class PagerView: TerminalContainer<PagerCommand, Void> {
  /// The user's gestures, by their names in scripts.
  enum Touch: String {
    case swipeOn = "swipe on"
    case swipeBack = "swipe back"
    case drag
    case letGo = "let go"
  }

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

  // MARK: The user

  override func canTouch(_ gesture: String) -> Bool {
    switch Touch(rawValue: gesture) {
    case .swipeOn: page(after: 1) != nil
    case .swipeBack: page(after: -1) != nil
    case .drag: !isGesturing && shown.selected != nil
    case .letGo: isGesturing
    case nil: false
    }
  }

  override func touch(_ gesture: String) -> Bool {
    guard canTouch(gesture) else { return false }
    switch Touch(rawValue: gesture) {
    case .swipeOn: swipe(by: 1)
    case .swipeBack: swipe(by: -1)
    case .drag:
      beginGesture()
      if let page = page(after: 1) ?? page(after: -1) { onReport?(.own(PagerReport.peeked(page))) }
    case .letGo: endGesture()
    case nil: return false
    }
    return true
  }

  /// Ends a swipe on another page.
  func swipe(to page: ElementID) {
    select(page)
    endGesture()
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
}
