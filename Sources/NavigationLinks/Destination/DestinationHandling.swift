public import ComposableNavigation

/// The types that each screen of a stack handles, so that the nearest such screen shows a value.
///
/// ```swift
/// let handling = DestinationHandling(registry) { screen in
///   if case .list = screen { [Product.self] } else { [] }
/// }
/// .send(.stack(try handling.change(with: Product(7), in: state.stack)))
/// ```
///
/// SUINavigation calls it `navigationStorageDestination(for:)`. Each function gives the action, so
/// it is decided here and done by the reducer; what cannot be done throws a ``DestinationError``.
public struct DestinationHandling<Screen: Equatable & Sendable>: Sendable {
  private let registry: DestinationRegistry<Screen>
  private let handled: @Sendable (Screen) -> [any Sendable.Type]

  /// Lists the types that the screens handle.
  public init(
    _ registry: DestinationRegistry<Screen>,
    handled: @escaping @Sendable (Screen) -> [any Sendable.Type]
  ) {
    self.registry = registry
    self.handled = handled
  }

  /// Shows a value on the topmost screen that handles it, in place of the screens above that one.
  ///
  /// A screen that is there already stays the same place. SUINavigation calls it
  /// `changeDestination(with:)`.
  public func change<Value: Sendable>(
    with value: Value,
    in state: StackNavigation<Screen>.State
  ) throws(DestinationError) -> StackNavigation<Screen>.Action {
    let index = try handler(of: Value.self, in: state)
    return .setItems(state.items[...index] + [try registry.screen(for: value)])
  }

  /// Goes back to the topmost screen that handles a value, then shows it there as a new place.
  ///
  /// SUINavigation calls it `replaceDestination(with:)`.
  ///
  /// - Returns: The two actions, in order.
  public func replace<Value: Sendable>(
    with value: Value,
    in state: StackNavigation<Screen>.State
  ) throws(DestinationError) -> [StackNavigation<Screen>.Action] {
    let id = state.entries.ids[try handler(of: Value.self, in: state)]
    return [.pop(to: .entry(id)), .pushItem(try registry.screen(for: value), from: id)]
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

  /// Returns the first of several stacks, nearest first, that handles values of a type.
  ///
  /// For a stack in a sheet or a tab whose values a stack below it handles:
  ///
  /// ```swift
  /// let level = try handling.nearest(handling: Product.self, in: [state.sheet, state.main])
  /// ```
  ///
  /// SUINavigation looks along its parent storages.
  ///
  /// - Returns: The position of the stack.
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
