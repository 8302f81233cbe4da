public import ComposableNavigation

/// Runs a feature in a test, and fails for everything that happens unless the test states it.
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
/// Actions that effects send are reduced at once and remembered, each with the state after it;
/// ``receive(_:within:fileID:filePath:line:column:change:)-(Action,_,_,_,_,_,_)`` takes them one by
/// one. What is left (actions, running effects) fails in ``finish(within:fileID:filePath:line:column:)``,
/// at the latest when the store goes. Issues fail the test, refusals do not: read ``refusals``.
///
/// Effects run on the main queue, in the order in which they began, and each call returns when they
/// have got as far as they can; see ``TestClock`` for what is not seen. Failures go to Swift Testing
/// or XCTest, whichever is running; make the store in the test itself, not in a detached task of it,
/// where neither can be found. In a process that runs no tests, such as a script, failures go to
/// standard error, and the process exits with status 1. The idea is that of TCA's test store.
@MainActor
public final class TestStore<State: Equatable, Action: Sendable> {
  /// The store under test, for handlers and observers.
  ///
  /// An action that reaches it otherwise than by ``send(_:fileID:filePath:line:column:change:)``,
  /// say from a host, counts as received.
  public let store: Store<State, Action>

  /// The amount that the test has to state; everything, unless it says otherwise.
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
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature.
  ///   - fileID: Where the store is made; leftovers fail there.
  ///   - filePath: The same, as a path.
  ///   - line: Its line.
  ///   - column: Its column.
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
      onLiveEffects: { journal.liveEffects($0) },
      effectLauncher: executor.launcher
    )
  }

  deinit {
    let left = leftovers.now
    guard left.isExhaustive else { return }
    for message in Leftover.messages(left.actions, liveEffects: left.liveEffects) {
      reporter.fail("the test store was let go: \(message)", made)
    }
  }

  /// The state as it is now, after everything that has been received.
  public var state: State { store.state }

  /// The reasons for which actions were refused, oldest first.
  ///
  /// A refusal is ordinary and fails nothing:
  ///
  /// ```swift
  /// await store.send(.stack(.popItems(.exactly(9))))
  /// store.refusals                                   // [.tooMany(asked: 9, there: 1)]
  /// ```
  public var refusals: [Refusal] { journal.refusals }

  /// Returns when effects have got as far as they can.
  func settle() async {
    // A turn of the main queue is dear, and so is asking for one.
    guard !isAtRest else { return }
    await EffectExecutor.settle([executor]) { isAtRest }
  }

  /// Tells whether no effect is running, and none has begun since: there is nobody who could use a
  /// turn of the main queue, for an effect that has ended sends no more (benchmark “TestStore, a
  /// step and what its work sends”).
  private var isAtRest: Bool { store.liveEffectCount == 0 && !executor.hasWork }
}
