public import ComposableNavigation

/// A host that shows views in order, one of them selected or none, and obeys each command at once.
///
/// ``TerminalStack``, ``TerminalTabs`` and ``TerminalModal`` are such hosts. Inherit from it for a shape
/// of your own: say what it looks like, and what a person can do to it.
///
/// ```swift
/// final class PagerView: TerminalContainer<PagerCommand, Void> {
///   init() { super.init(capabilities: ()) }
///
///   override var front: TerminalView? { shown.selected.flatMap { view(of: $0) } }
///   override var tree: NavigationTree { .container("pager", views.map(\.tree), active: selectedIndex) }
/// }
/// ```
///
/// It answers each command before `perform` returns, and names what it shows.
@MainActor
open class TerminalContainer<Command: HostCommand, Capabilities>:
  TerminalContainerHost<TerminalView, Command, Capabilities>
{
  /// Everything that is shown, in order.
  open var views: [TerminalView] { shown.elements.compactMap { view(of: $0) } }
}

// Of containers that always have one of their elements selected.
extension TerminalContainer {
  /// The same with one selected whenever there are any: the one it names, the one that was, the first.
  func selectingOne(of showing: Showing) -> Showing {
    let wished = [showing.selected, shown.selected].compactMap { $0 }
    var showing = showing
    showing.selected = wished.first(where: showing.elements.contains) ?? showing.elements.first
    return showing
  }

  /// Selects the element at a position, as a person does, and reports it, also when it is selected
  /// already.
  func choose(at index: Int) -> Bool {
    guard shown.elements.indices.contains(index) else { return false }
    let element = shown.elements[index]
    guard element == shown.selected else { return select(element) }
    onReport?(.selected(element))
    return true
  }
}
