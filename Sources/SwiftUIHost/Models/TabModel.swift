public import ComposableNavigation

/// A tab host for a `TabView`, whose selection is bound to it by key path.
///
/// `TabsView` shows it. Each command is answered before `perform` returns: tabs have no
/// transitions.
@MainActor
public final class TabModel<Presentable>:
  ContainerModel<Presentable, TabCommand<ElementID>>, TabHost
{
  /// A tab, for SwiftUI.
  public struct Tab: Identifiable {
    /// The element.
    public let id: ElementID
    /// The view.
    public let view: Presentable
  }

  /// All changes.
  public let capabilities = TabCapabilities.all

  /// True: a new screen already contains its tabs.
  public var preloadsOffscreen: Bool { true }

  /// The tabs, in order.
  public var tabs: [Tab] {
    shown.elements.compactMap { id in contents[id].map { Tab(id: id, view: $0) } }
  }

  /// Creates a host without tabs.
  public init() { super.init(alwaysSelects: true) }

  /// The selected tab; SwiftUI writes the tab that the user taps, even if it is already selected.
  public var selection: ElementID? {
    get { shown.selected }
    set { userSelects(newValue) }
  }

  private func userSelects(_ id: ElementID?) {
    if id != shown.selected { willChange() }
    if let id, let selection = contents.select(id) { report(selection) }
  }
}
