/// A host that shows screens side by side, one of them selected.
///
/// Apply each command exactly: make the edits in order, for the elements that are shown, then
/// select. Then report the elements that are shown and the selected one. A ``HostContents`` that
/// always selects does this:
///
/// ```swift
/// func perform(…) {
///   guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
///   show(contents.views, selecting: contents.selectedView)
///   acknowledgement.done(showing: shown)
/// }
/// ```
@MainActor
public protocol TabHost<Presentable>: NavigationHost
where Command == TabCommand<ElementID>, Capabilities == TabCapabilities {}
