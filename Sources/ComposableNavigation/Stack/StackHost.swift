/// A host that shows screens on top of each other.
///
/// Obey exactly, also when the person was faster: `pop(ids)` takes away those of `ids` that are
/// still shown; `push` and `replace` add no element that a person has removed since they were
/// asked; nothing else changes. Then name what is shown.
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
