/// A host that presents one view over its own.
///
/// Obey exactly: `dismiss(id)` dismisses that element, and when it is no longer shown nothing else;
/// `present` does nothing when a person removed the element since it was asked. Then name what is
/// shown: nothing, or one element.
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
