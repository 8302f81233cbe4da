/// A host that presents one view over its own.
///
/// Apply each command exactly: `dismiss(id)` dismisses that element and, if it is no longer shown,
/// nothing else; `present` does nothing if the user has removed the element since the command was
/// sent. Then report the element that is shown, if any.
///
/// ```swift
/// func perform(…) {
///   shown = command.applied(to: shown)
///   view = shown.elements.first.flatMap { presentables[$0] ?? view }
///   acknowledgement.done(showing: shown)
/// }
/// ```
@MainActor
public protocol ModalHost<Presentable>: NavigationHost
where Command == ModalCommand<ElementID>, Capabilities == ModalCapabilities {}
