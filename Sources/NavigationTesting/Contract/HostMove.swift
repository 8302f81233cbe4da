public import ComposableNavigation

/// An act of the program on a shape of your own, in the scripts of a ``HostContract``.
///
/// ```swift
/// HostMove<PagerNavigation<String>>("append") { state, title in
///   .setPages(state.entries.items + [title])
/// }
/// ```
public struct HostMove<Shape: NavigationShape> {
  /// The name, by which scripts print it.
  public let name: String

  let action: @MainActor (Shape.State, String) -> Shape.Action?

  /// Names a move.
  ///
  /// - Parameters:
  ///   - name: The name; each move of a contract has another one.
  ///   - action: Makes the action, of the state and a title that no item has had yet; nil when there is
  ///     nothing to do.
  public init(
    _ name: String,
    action: @escaping @MainActor (_ state: Shape.State, _ title: String) -> Shape.Action?
  ) {
    self.name = name
    self.action = action
  }
}

extension HostContract {
  /// The contract of the host of a shape of your own.
  ///
  /// Of a shape with a selection the driver's screen is ``HostScreen/tabs(_:selected:)`` while anything
  /// is selected, else it is ``HostScreen/stack(_:)``.
  ///
  /// - Parameters:
  ///   - shape: The shape, whose items are titles.
  ///   - moves: The program's acts on it.
  ///   - acts: The acts of a person, the window and transitions on its host.
  ///   - settings: Where the host is tried; leave out what it cannot be.
  ///   - depth: The number of steps of the longest scripts.
  ///   - state: Makes the state that a program begins with, of the titles of its items.
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
    let own = ContractShape<Driver>(
      ownMoves: moves.map(\.name),
      acts: acts,
      hasSelection: state(["a"]).wanted.selected != nil,
      label: { driver, view in driver.title(of: view) },
      makeProgram: { setup in ContractOwn(setup, moves, state) }
    )
    self.init(own, settings: settings, depth: depth, make: make)
  }
}
