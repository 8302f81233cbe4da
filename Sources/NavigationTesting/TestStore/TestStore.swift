public import ComposableNavigation

/// Runs a feature in a test, and fails for every event that the test does not state.
///
/// ```swift
/// @MainActor @Test func `a list appears when it has been loaded`() async {
///   let store = TestStore(initialState: Countries.State()) { Countries(load: { ["AUT"] }) }
///   await store.send(.appeared) { $0.isLoading = true }
///   await store.receive(.loaded(["AUT"])) {
///     $0.isLoading = false
///     $0.countries = ["AUT"]
///   }
///   await store.finish()
/// }
/// ```
///
/// The store reduces actions of effects at once and remembers each with the state after it.
/// ``receive(_:within:fileID:filePath:line:column:change:)-(Action,_,_,_,_,_,_)`` takes them one by
/// one. Remaining actions and running effects are failures in
/// ``finish(within:fileID:filePath:line:column:)``, or at the latest when the store is
/// deinitialized. Issues fail the test; refusals do not, see ``refusals``.
///
/// Effects run on the main queue, in the order in which they began. Each call returns when they
/// have proceeded as far as they can; see ``TestClock`` for exceptions. Failures are reported to
/// Swift Testing or XCTest, whichever runs the test. Make the store in the test itself, not in a
/// detached task, where the store can find neither of them. In a process without tests, such as a
/// script, failures are printed to standard error, and the process exits with status 1. The idea is
/// that of TCA's test store.
@MainActor
public final class TestStore<State: Equatable, Action: Sendable> {
  /// The store under test, for handlers and observers.
  ///
  /// An action that is not sent by ``send(_:fileID:filePath:line:column:change:)``, for example one
  /// from a host, counts as received.
  public let store: Store<State, Action>

  /// The extent to which the test must state all events; the default is ``Exhaustivity/on``.
  public var exhaustivity = Exhaustivity.on {
    didSet { leftovers.setExhaustive(exhaustivity == .on) }
  }

  let journal: Journal<State, Action>
  private let leftovers: Leftovers<Action>
  private let executor = EffectExecutor()
  private let reporter: FailureReporter
  private let made: CallSite

  /// Makes a store for a test.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The feature.
  ///   - fileID: The file in which the store is made. Events that are not stated fail there.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  public convenience init<R: Reducer<State, Action>>(
    initialState: State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      initialState: initialState,
      reducer: reducer().resolve(),
      reporter: .running(),
      made: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  package init(
    initialState: State,
    reducer: ResolvedReducer<State, Action>,
    reporter: FailureReporter,
    made: CallSite
  ) {
    let journal = Journal<State, Action>(state: initialState, reporter: reporter, site: made)
    self.journal = journal
    self.reporter = reporter
    self.made = made
    leftovers = journal.leftovers
    store = Store(
      initialState: initialState,
      reducer: reducer,
      onReduced: { journal.reduced($0, $1, $2) },
      onReport: { journal.noticed($0) },
      onWork: { journal.happened($0) },
      effectLauncher: executor.launcher
    )
  }

  deinit {
    let left = leftovers.now
    guard left.isExhaustive else { return }
    for message in Leftover.messages(left.actions, running: left.running) {
      reporter.fail("the test store was let go: \(message)", made)
    }
  }

  /// The current state, after all received actions.
  public var state: State { store.state }

  /// The refusals of actions, oldest first.
  ///
  /// A refusal is not a failure:
  ///
  /// ```swift
  /// await store.send(.stack(.popItems(.exactly(9))))
  /// store.refusals                                   // [.tooMany(asked: 9, there: 1)]
  /// ```
  public var refusals: [Refusal] { journal.refusals }

  /// A Boolean value that indicates whether the feature has asked to be dismissed.
  ///
  /// The feature of a test store is not presented, so its `.dismiss` is refused:
  ///
  /// ```swift
  /// await store.send(.saveTapped)                    // the reducer returns `.dismiss`
  /// #expect(store.isDismissed)
  /// ```
  public var isDismissed: Bool { refusals.contains(.notPresentable) }

  /// Waits until effects have proceeded as far as they can.
  func settle() async {
    // A turn of the main queue is expensive, even to request.
    guard !isAtRest else { return }
    await EffectExecutor.settle([executor]) { isAtRest }
  }

  /// A Boolean value that indicates whether no effect is running and none has begun since.
  ///
  /// A turn of the main queue is then useless, because an effect that has ended sends no more
  /// actions (benchmark “TestStore, a step and what its work sends”).
  private var isAtRest: Bool { store.liveEffectCount == 0 && !executor.hasWork }
}
