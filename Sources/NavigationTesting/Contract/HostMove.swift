public import ComposableNavigation

/// An act of the program on a shape of your own, in the scripts of a ``HostContract``.
///
/// ```swift
/// HostMove<PagerNavigation<String>>("append") { state, title in
///   .setPages(state.entries.items + [title])
/// }
/// ```
public struct HostMove<Shape: NavigationShape> {
  /// The name of the move, as scripts print it.
  public let name: String

  let action: @MainActor (Shape.State, String) -> Shape.Action?

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - name: The name, unique among the moves of a contract.
  ///   - action: Makes the action from the state and an unused title; returns nil if the move is
  ///     impossible now.
  public init(
    _ name: String,
    action: @escaping @MainActor (_ state: Shape.State, _ title: String) -> Shape.Action?
  ) {
    self.name = name
    self.action = action
  }
}

extension HostContract {
  /// The contract of the host of a custom shape.
  ///
  /// While an element of the shape is selected, the driver's screen is
  /// ``HostScreen/tabs(_:selected:)``. Otherwise it is ``HostScreen/stack(_:)``.
  ///
  /// - Parameters:
  ///   - shape: The shape, whose items are titles.
  ///   - moves: The program's acts on the shape.
  ///   - acts: The acts of the user, the window and transitions on the host.
  ///   - settings: The places to test the host in; leave out the impossible ones.
  ///   - depth: The number of steps in the longest scripts.
  ///   - state: Makes the initial state from the titles of its items.
  ///   - make: Makes a new host with its driver, for a place.
  public init<Shape: NavigationShape>(
    of shape: Shape.Type,
    moves: [HostMove<Shape>],
    acts: [HostAct],
    settings: [HostSetting] = [.window, .nested],
    depth: Int = 3,
    state: @escaping @MainActor ([String]) -> Shape.State,
    make: @escaping @MainActor (HostSetting) -> Driver
  )
  where
    Shape.Item == String, Shape.Rules.Command == Driver.Host.Command,
    Shape.Rules.Capabilities == Driver.Host.Capabilities,
    Driver.Host.Presentable == Driver.View
  {
    let own = ContractMoves<Shape>(
      state: state,
      all: moves.map { move in
        let action = move.action
        let act: ContractMoves<Shape>.Move = { state, name in action(state, name()) }
        return (move.name, act)
      }
    )
    self.init(own, acts, settings: settings, depth: depth, make: make)
  }
}
