/// A host that shows screens on top of each other.
///
/// Apply each command exactly, even if the user was faster: `pop(ids)` removes those of `ids` that
/// are still shown; `push` and `replace` add no element that the user has removed since the command
/// was sent; nothing else changes. Then report the elements that are shown.
///
/// ```swift
/// final class Screens: StackHost {
///   func perform(
///     _ command: StackCommand<ElementID>, presentables: [ElementID: View], animated: Bool,
///     acknowledgement: Acknowledgement
///   ) {
///     stack = command.applied(to: stack)
///     acknowledgement.done(showing: stack)
///   }
/// }
/// ```
@MainActor
public protocol StackHost<Presentable>: NavigationHost
where Command == StackCommand<ElementID>, Capabilities == StackCapabilities {}
