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
