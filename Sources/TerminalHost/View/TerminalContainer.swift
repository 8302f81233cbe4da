public import ComposableNavigation

/// A host with an ordered list of views and a selection, which carries out each command at once.
///
/// ``TerminalStack``, ``TerminalTabs`` and ``TerminalModal`` are such hosts. Inherit from it for
/// the host of your own shape: override its appearance, and add the user's actions.
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
/// It answers each command before `perform` returns, with the elements that it shows.
@MainActor
open class TerminalContainer<Command: HostCommand, Capabilities>:
  TerminalContainerHost<TerminalView, Command, Capabilities>
{
  /// The shown views, in order.
  open var views: [TerminalView] { contents.views }
}

extension TerminalContainer {
  /// Selects the element at a position, as the user would, and reports it.
  func choose(at index: Int) -> Bool {
    shown.elements.indices.contains(index) && select(shown.elements[index])
  }
}
