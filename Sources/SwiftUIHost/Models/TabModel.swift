public import ComposableNavigation

/// A tab host for a `TabView`, whose selection is bound to it by key path.
///
/// `TabsView` shows it. Each command is answered before `perform` returns: tabs have no
/// transitions.
@MainActor
public final class TabModel<Presentable>: HostModel, TabHost {
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
  public private(set) var tabs: [Tab] = []

  private var selected: ElementID?

  /// Creates a host without tabs.
  public override init() { super.init() }

  /// The shown tabs, and the selected one.
  public var shown: Showing { Showing(tabs.map(\.id), selected: selected) }

  /// The selected tab; SwiftUI writes the tab that the user taps, even if it is already selected.
  public var selection: ElementID? {
    get { selected }
    set { personSelects(newValue) }
  }

  /// Removes the tabs of an earlier handler.
  public func begin(keepingPrevious: Bool) {
    didChange(blockers: [:])
    guard !tabs.isEmpty else { return }
    change(animated: false) { (tabs, selected) = ([], nil) }
  }

  /// Carries out a command at once.
  public func perform(
    _ command: TabCommand<ElementID>,
    presentables: [ElementID: Presentable],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    let shown = Dictionary(tabs.map { ($0.id, $0.view) }) { first, _ in first }
    var next: [Tab] = []
    for id in command.applied(to: tabs.map(\.id)) {
      guard let view = shown[id] ?? presentables[id] else {
        return acknowledgement.refused(.noView(of: id))
      }
      next.append(Tab(id: id, view: view))
    }
    var select = command.select ?? selected
    // A tab bar with tabs always has a selection.
    if !next.contains(where: { $0.id == select }) { select = next.first?.id }
    change(animated: animated) { (tabs, selected) = (next, select) }
    acknowledgement.done(showing: self.shown)
  }

  private func personSelects(_ id: ElementID?) {
    guard let tab = tabs.first(where: { $0.id == id }) else { return willChange() }
    if tab.id != selected {
      willChange()
      if let selected, keeps(selected) { return report(.attempted(.selected(tab.id))) }
      selected = tab.id
    }
    report(.selected(tab.id))
  }
}
