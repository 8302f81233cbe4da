/// A host that shows screens side by side, one of them selected.
///
/// Apply each command exactly: make the edits in order, for the elements that are shown, then
/// select. Then report the elements that are shown and the selected one.
///
/// ```swift
/// func perform(…) {
///   shown = command.applied(to: shown)
///   tabs = shown.elements.compactMap { presentables[$0] }
///   acknowledgement.done(showing: shown)
/// }
/// ```
@MainActor
public protocol TabHost<Presentable>: NavigationHost
where Command == TabCommand<ElementID>, Capabilities == TabCapabilities {}
