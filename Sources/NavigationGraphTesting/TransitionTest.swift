public import ComposableNavigation
import NavigationTesting

/// Tests that actions lead from a state to a screen of a kind, with the expected values.
///
/// The test does not have to state other events. To state all events, use a `TestStore`.
///
/// ```swift
/// let test = TransitionTest(of: Shop(), from: Shop.State(), screens: \.stack.items)
/// await test.expect(.rowTapped(13), shows: /Screen.product) { #expect($0 == 13) }
/// ```
///
/// Effects run until they wait for a clock or for something outside. The idea and the failure
/// messages are those of SUINavigation's `test(sourceView:destinationView:)`. Its mode `.rendering`
/// is ``init(rendering:from:screens:)``.
@MainActor
public struct TransitionTest<Base: Reducer, Screen> where Base.State: Equatable {
  private let reducer: Base
  private let state: Base.State
  private let screens: @MainActor (Store<Base.State, Base.Action>) -> @MainActor () -> [Screen]
  private let reporter: FailureReporter

  /// Makes a test that reads the screens from the state.
  ///
  /// - Parameters:
  ///   - reducer: The feature.
  ///   - state: The initial state of each expectation.
  ///   - screens: Returns the open screens, the one in front last.
  public init(
    of reducer: Base,
    from state: Base.State,
    screens: @escaping (Base.State) -> [Screen]
  ) {
    self.init(rendering: reducer, from: state) { store in
      { screens(store.state) }
    }
  }

  /// Makes a test that reads the screens from a live host.
  ///
  /// A screen counts if handlers show it in the host, not if it is only in the state:
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
  ///   - state: The initial state of each expectation.
  ///   - screens: Connects a host to a store. Returns a closure that reads the visible screens from
  ///     the host, the one in front last, and retains the handlers.
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
  ///   - action: The action to send.
  ///   - screen: The kind of screen, by its case.
  ///   - hasCheckingBefore: True if an open screen of the kind before the action is a failure.
  ///   - fileID: The file in which a failure is shown.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  ///   - destination: Called with the values of the frontmost screen of the kind.
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
