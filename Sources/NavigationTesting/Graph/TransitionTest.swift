public import ComposableNavigation

/// Tests that actions lead from a state to a screen of a kind, with the expected values.
///
/// Nothing else has to be stated; where everything that happens is to be stated, use a ``TestStore``.
///
/// ```swift
/// let test = TransitionTest(of: Shop(), from: Shop.State(), screens: \.stack.items)
/// await test.expect(.rowTapped(13), shows: /Screen.product) { #expect($0 == 13) }
/// ```
///
/// Effects run until they wait for a clock or for the outside. The idea, and what a failure says, are
/// those of SUINavigation's `test(sourceView:destinationView:)`; its mode `.rendering` is
/// ``init(rendering:from:screens:)``.
@MainActor
public struct TransitionTest<Base: Reducer, Screen> where Base.State: Equatable {
  private let reducer: Base
  private let state: Base.State
  private let screens: @MainActor (Store<Base.State, Base.Action>) -> @MainActor () -> [Screen]
  private let reporter: FailureReporter

  /// Says what is tested.
  ///
  /// - Parameters:
  ///   - reducer: The feature.
  ///   - state: The state to begin with, each time.
  ///   - screens: The screens that are open, the one in front last.
  public init(
    of reducer: Base,
    from state: Base.State,
    screens: @escaping (Base.State) -> [Screen]
  ) {
    self.init(rendering: reducer, from: state) { store in
      { screens(store.state) }
    }
  }

  /// Says what is tested, by what a live host shows.
  ///
  /// A screen counts when handlers have brought it to the host, not when the state has it:
  ///
  /// ```swift
  /// let test = TransitionTest(rendering: Shop(), from: Shop.State()) { store in
  ///   let host = SimulatedStackHost<Screen>()
  ///   let handler = StackNavigationHandler(
  ///     store: store.scope(state: \.stack, action: /Shop.Action.stack),
  ///     viewProvider: Screens()
  ///   )
  ///   handler.setup(with: host)
  ///   return { withExtendedLifetime(handler) { host.presentables } }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - reducer: The feature.
  ///   - state: The state to begin with, each time.
  ///   - screens: Connects a host to a store; returns what reads from the host which screens are shown,
  ///     the one in front last, and keeps the handlers.
  public init(
    rendering reducer: Base,
    from state: Base.State,
    screens: @escaping @MainActor (Store<Base.State, Base.Action>) -> @MainActor () -> [Screen]
  ) {
    self.init(of: reducer, from: state, screens: screens, reporter: .running())
  }

  init(
    of reducer: Base,
    from state: Base.State,
    screens: @escaping @MainActor (Store<Base.State, Base.Action>) -> @MainActor () -> [Screen],
    reporter: FailureReporter
  ) {
    self.reducer = reducer
    self.state = state
    self.screens = screens
    self.reporter = reporter
  }

  /// Sends an action, and fails unless a screen of the kind is open afterwards.
  ///
  /// - Parameters:
  ///   - action: The action that happens.
  ///   - screen: The kind of screen, by its case.
  ///   - hasCheckingBefore: True if it is a failure that one is open before.
  ///   - fileID: Where a failure is shown.
  ///   - filePath: The same, as a path.
  ///   - line: Its line.
  ///   - column: Its column.
  ///   - destination: Gets the values of the screen in front of the others of its kind.
  public func expect<Value>(
    _ action: Base.Action,
    shows screen: CasePath<Screen, Value>,
    hasCheckingBefore: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    destination: (Value) -> Void = { _ in }
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let store = TestStore(
      initialState: state,
      reducer: reducer.resolve(),
      reporter: reporter,
      made: site
    )
    store.exhaustivity = .off
    let shown = screens(store.store)
    if hasCheckingBefore, value(screen, in: shown()) != nil {
      reporter.fail("Shown view before triger evalution yet.", site)
    }
    await store.send(action, fileID: fileID, filePath: filePath, line: line, column: column)
    guard let value = value(screen, in: shown()) else {
      return reporter.fail("Not found view after triger evalution", site)
    }
    destination(value)
  }

  private func value<Value>(_ screen: CasePath<Screen, Value>, in shown: [Screen]) -> Value? {
    shown.lazy.reversed().compactMap(screen.extract).first
  }
}
