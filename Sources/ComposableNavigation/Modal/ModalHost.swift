/// A host that presents one view over its own.
///
/// Apply each command exactly: `dismiss(id)` dismisses that element and, if it is no longer shown,
/// nothing else; `present` does nothing if the user has removed the element since the command was
/// sent. Then report the element that is shown, if any. A ``HostContents`` does this:
///
/// ```swift
/// func perform(…) {
///   guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
///   present(contents.presentation) { acknowledgement.done(showing: self.shown) }
/// }
/// ```
@MainActor
public protocol ModalHost<Presentable>: NavigationHost
where Command == ModalCommand<ElementID>, Capabilities == ModalCapabilities {}
