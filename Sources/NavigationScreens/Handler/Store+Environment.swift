public import ComposableNavigation

extension Store {
  /// Returns a store for the screens of one environment as a stack, for a stack's handler.
  ///
  /// ```swift
  /// TerminalStack(store: store.stack(of: nil), viewProvider: views)
  /// ```
  ///
  /// An action sent to it is ``ScreenNavigation/Action/stack(of:_:)``.
  ///
  /// - Parameter environment: The first screen of the environment; nil for the root's environment.
  /// - Returns: The environment's store; its stack is empty after the environment is dismissed.
  public func stack<Screen>(
    of environment: EntryID?
  ) -> Store<
    StackNavigation<ScreenNavigation<Screen>.OpenScreen>.State,
    StackNavigation<ScreenNavigation<Screen>.OpenScreen>.Action
  > where State == ScreenNavigation<Screen>.State, Action == ScreenNavigation<Screen>.Action {
    scope(
      state: \.[stackOf: environment],
      action: CasePath(
        embed: { .stack(of: environment, $0) },
        extract: { action in
          if case .stack(environment, let action) = action { action } else { nil }
        }
      )
    )
    .goingBack(by: ScreenNavigation<Screen>(), in: self)
  }

  /// Returns a store for the modal over one environment, for a modal's handler.
  ///
  /// An action sent to it is ``ScreenNavigation/Action/modal(over:_:)``.
  ///
  /// - Parameter environment: The first screen of the environment; nil for the root's environment.
  /// - Returns: The store; it presents nothing after the environment is dismissed.
  public func modal<Screen>(
    over environment: EntryID?
  ) -> Store<
    ModalNavigation<ScreenNavigation<Screen>.Presented>.State,
    ModalNavigation<ScreenNavigation<Screen>.Presented>.Action
  > where State == ScreenNavigation<Screen>.State, Action == ScreenNavigation<Screen>.Action {
    scope(
      state: \.[modalOver: environment],
      action: CasePath(
        embed: { .modal(over: environment, $0) },
        extract: { action in
          if case .modal(environment, let action) = action { action } else { nil }
        }
      )
    )
    .goingBack(by: ScreenNavigation<Screen>(), in: self)
  }
}
