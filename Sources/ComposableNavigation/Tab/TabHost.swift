/// A host that shows screens side by side, one of them selected.
///
/// Obey exactly: apply the edits in order, to those elements that are there, then select. Then name
/// what is shown and what is selected.
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
