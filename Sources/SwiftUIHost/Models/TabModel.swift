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
  public var tabs: [Tab] {
    shown.elements.compactMap { id in contents[id].map { Tab(id: id, view: $0) } }
  }

  private var contents = HostContents<Presentable>(alwaysSelects: true)

  /// Creates a host without tabs.
  public override init() { super.init() }

  /// The shown tabs, and the selected one.
  public var shown: Showing { contents.shown }

  /// The selected tab; SwiftUI writes the tab that the user taps, even if it is already selected.
  public var selection: ElementID? {
    get { shown.selected }
    set { personSelects(newValue) }
  }

  /// Removes the tabs of an earlier handler.
  public func begin(keepingPrevious: Bool) {
    didChange(blockers: [:])
    guard !shown.elements.isEmpty else { return }
    change(animated: false) { contents.begin() }
  }

  /// Carries out a command at once.
  public func perform(
    _ command: TabCommand<ElementID>,
    presentables: [ElementID: Presentable],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    var next = contents
    if let refusal = next.take(command, presentables: presentables) {
      return acknowledgement.refused(refusal)
    }
    change(animated: animated) { contents = next }
    acknowledgement.done(showing: shown)
  }

  private func personSelects(_ id: ElementID?) {
    if id != shown.selected { willChange() }
    contents.blockers = blockers
    if let id, let selection = contents.select(id) { report(selection) }
  }
}
