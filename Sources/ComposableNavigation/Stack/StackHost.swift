/// A host that shows screens on top of each other.
///
/// Apply each command exactly, even if the user was faster: `pop(ids)` removes those of `ids` that
/// are still shown; `push` and `replace` add no element that the user has removed since the command
/// was sent; nothing else changes. Then report the elements that are shown. A ``HostContents`` does
/// this:
///
/// ```swift
/// func perform(…) {
///   guard contents.take(command, with: presentables, refusing: acknowledgement) else { return }
///   show(contents.views) { acknowledgement.done(showing: self.shown) }
/// }
/// ```
@MainActor
public protocol StackHost<Presentable>: NavigationHost
where Command == StackCommand<ElementID>, Capabilities == StackCapabilities {}
