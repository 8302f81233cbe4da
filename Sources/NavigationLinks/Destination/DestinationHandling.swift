public import ComposableNavigation

/// The value types that each screen of a stack handles; the nearest such screen shows a value.
///
/// ```swift
/// let handling = DestinationHandling(registry) { screen in
///   if case .list = screen { [Product.self] } else { [] }
/// }
/// .send(.stack(try handling.change(with: Product(7), in: state.stack)))
/// ```
///
/// SUINavigation calls it `navigationStorageDestination(for:)`. Each function returns actions, and
/// the reducer performs them. An impossible request throws a ``DestinationError``.
public struct DestinationHandling<Screen: Equatable & Sendable>: Sendable {
  private let registry: DestinationRegistry<Screen>
  private let handled: @Sendable (Screen) -> [any Sendable.Type]

  /// Makes a list of the types that each screen handles.
  public init(
    _ registry: DestinationRegistry<Screen>,
    handled: @escaping @Sendable (Screen) -> [any Sendable.Type]
  ) {
    self.registry = registry
    self.handled = handled
  }

  /// Shows a value on the topmost screen that handles it, in place of the screens above.
  ///
  /// An equal screen keeps its place. SUINavigation calls it `changeDestination(with:)`.
  public func change<Value: Sendable>(
    with value: Value,
    in state: StackNavigation<Screen>.State
  ) throws(DestinationError) -> StackNavigation<Screen>.Action {
    let index = try handler(of: Value.self, in: state)
    return .setItems(state.items[...index] + [try registry.screen(for: value)])
  }

  /// Goes back to the topmost screen that handles a value, then shows the value as a new place.
  ///
  /// SUINavigation calls it `replaceDestination(with:)`.
  ///
  /// - Returns: The two actions, in order.
  public func replace<Value: Sendable>(
    with value: Value,
    in state: StackNavigation<Screen>.State
  ) throws(DestinationError) -> [StackNavigation<Screen>.Action] {
    let id = state.entries.ids[try handler(of: Value.self, in: state)]
    return [.pop(to: .entry(id)), .pushItem(try registry.screen(for: value)).from(id)]
  }

  /// Goes back to the topmost screen that handles values of a type.
  ///
  /// SUINavigation calls it `popTo(destination:)`.
  public func pop<Value: Sendable>(
    to type: Value.Type,
    in state: StackNavigation<Screen>.State
  ) throws(DestinationError) -> StackNavigation<Screen>.Action {
    .pop(to: .entry(state.entries.ids[try handler(of: type, in: state)]))
  }

  /// Returns the nearest of several stacks that handles values of a type.
  ///
  /// Use it for a stack in a sheet or a tab if a stack below handles its values:
  ///
  /// ```swift
  /// let level = try handling.nearest(handling: Product.self, in: [state.sheet, state.main])
  /// ```
  ///
  /// SUINavigation searches its parent storages.
  ///
  /// - Returns: The index of the stack.
  public func nearest<Value: Sendable>(
    handling type: Value.Type,
    in stacks: [StackNavigation<Screen>.State]
  ) throws(DestinationError) -> Int {
    let index = stacks.firstIndex { stack in
      stack.items.contains { screen in handled(screen).contains { $0 == type } }
    }
    guard let index else { throw .unhandled(String(reflecting: type)) }
    return index
  }

  private func handler<Value: Sendable>(
    of type: Value.Type,
    in state: StackNavigation<Screen>.State
  ) throws(DestinationError) -> Int {
    let index = state.items.lastIndex { screen in handled(screen).contains { $0 == type } }
    guard let index else { throw .unhandled(String(reflecting: type)) }
    return index
  }
}
