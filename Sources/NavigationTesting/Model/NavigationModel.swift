public import ComposableNavigation

/// Searches a feature for violations, in every order in which the user, slow hosts and late answers
/// can act, within given limits.
///
/// Use a model where a test would have to guess the order that fails: a load that answers after the
/// user has left, a double tap, a sheet that is swiped away while another one appears.
///
/// ```swift
/// let result = NavigationModel(initialState: Inbox.State()) { Inbox() }
///   .stack(\.stack, action: /Inbox.Action.stack)
///   .user { state in state.stack.items.count == 1 ? [.messageTapped(7)] : [] }
///   .answers { action in action == .refresh ? [.loaded([7]), .failed] : nil }
///   .invariant("no message without its list") { $0.stack.items.first == .list }
///   .explore(operations: 3, removals: 2)
/// #expect(result.counterexample == nil, "\(result)")
/// ```
///
/// The reducer, the reconcilers and their lane are real; the hosts are simulated and slow. Effects
/// do not run: a `.run` stays pending and at any later moment gives one of the answers that you
/// declare. The store's rules for cancellation and removed entries apply. A counterexample is a
/// shortest one, written as lines for a ``TestStore`` with its exhaustivity off.
///
/// The search compares states by their hash, so the state has to be Hashable. If it is not, or has
/// irrelevant parts, pass the relevant part to ``init(initialState:comparing:reducer:)``.
public struct NavigationModel<State, Action: Sendable> {
  let initialState: State
  let reducer: ResolvedReducer<State, Action>
  var traits: ModelTraits<State, Action>

  /// Makes a model of a feature, without containers, actions and answers.
  ///
  /// - Parameters:
  ///   - initialState: The initial state of every behavior.
  ///   - reducer: The feature.
  public init<R: Reducer>(
    initialState: State,
    reducer: () -> R
  ) where State: Hashable, R.State == State, R.Action == Action {
    self.init(initialState: initialState, comparing: { $0 }, reducer: reducer)
  }

  /// Makes a model of a feature that compares states by a part of them.
  ///
  /// - Parameters:
  ///   - initialState: The initial state of every behavior.
  ///   - comparing: Returns the part that determines the behavior. If it omits too much, the search
  ///     misses behaviors.
  ///   - reducer: The feature.
  public init<R: Reducer, Key: Hashable>(
    initialState: State,
    comparing: @escaping (State) -> Key,
    reducer: () -> R
  ) where R.State == State, R.Action == Action {
    self.initialState = initialState
    self.reducer = reducer().resolve()
    traits = ModelTraits { AnyHashable(comparing($0)) }
  }

  // MARK: Steps

  /// Adds actions of the user.
  ///
  /// The user acts on the visible state: while a host is still moving to another screen, the
  /// actions are those of the state that it showed last. The search therefore includes double taps.
  ///
  /// - Parameter actions: Returns the actions that the user can send from a visible state.
  /// - Returns: A model with the actions.
  public func user(_ actions: @escaping (State) -> [Action]) -> NavigationModel {
    with { $0.user.append(actions) }
  }

  /// Adds actions that can arrive at any moment: a link, a push notification, a timer.
  ///
  /// - Parameter actions: Returns the actions that can arrive in a state.
  /// - Returns: A model with the actions.
  public func program(_ actions: @escaping (State) -> [Action]) -> NavigationModel {
    with { $0.program.append(actions) }
  }

  /// Declares the answers of an effect.
  ///
  /// The model calls the closure with each action whose reducer returns a `.run`. Each run may give
  /// any of the answers. An action without a declaration is a counterexample, so you cannot forget
  /// one.
  ///
  /// ```swift
  /// .answers { action in
  ///   switch action {
  ///   case .load: [.loaded(countries), .failed]
  ///   case .track: []                                // answers nothing
  ///   default: nil                                   // begins nothing
  ///   }
  /// }
  /// ```
  ///
  /// For an action that begins several runs, declare those that differ by their positions:
  ///
  /// ```swift
  /// .answers(ofRun: 0) { $0 == .appeared ? [.loaded([7]), .failed] : nil }
  /// .answers(ofRun: 1) { $0 == .appeared ? [] : nil }  // the second one only tracks
  /// ```
  ///
  /// - Parameters:
  ///   - run: The position of the run among those that its action begins, from 0, in the order in
  ///     which they begin; nil for all.
  ///   - answers: Returns the possible answers, of which a run gives one. Return an empty array for
  ///     an effect that sends nothing, and nil for an action that is not declared here.
  /// - Returns: A model with the answers.
  public func answers(
    ofRun run: Int? = nil,
    _ answers: @escaping (Action) -> [Action]?
  ) -> NavigationModel {
    answersInTurn(ofRun: run) { answers($0)?.map { [$0] } }
  }

  /// Declares the answers of an effect that sends several actions.
  ///
  /// - Parameters:
  ///   - run: The position of the run among those that its action begins; nil for all.
  ///   - answers: Returns the possible lists of actions, of which a run sends one, action by action;
  ///     nil for an action that is not declared here.
  /// - Returns: A model with the answers.
  public func answersInTurn(
    ofRun run: Int? = nil,
    _ answers: @escaping (Action) -> [[Action]]?
  ) -> NavigationModel {
    with { $0.answers.append { run == nil || run == $1 ? answers($0) : nil } }
  }

  // MARK: Violations

  /// Adds a condition that every state must satisfy after the actions that follow from each other.
  ///
  /// - Parameters:
  ///   - name: The condition, in words.
  ///   - holds: Returns true if a state satisfies the condition.
  /// - Returns: A model with the condition.
  public func invariant(
    _ name: String,
    _ holds: @escaping (State) -> Bool
  ) -> NavigationModel {
    with { $0.invariants.append(.init(name: name, holds: holds)) }
  }

  /// Returns a model without a law that the feature breaks on purpose.
  public func without(_ law: ModelLaw) -> NavigationModel { with { $0.laws.remove(law) } }

  /// Searches every order of events.
  ///
  /// - Parameters:
  ///   - operations: The number of actions of the user and the program.
  ///   - removals: The number of times that the user goes back, swipes a sheet away or selects a
  ///     tab.
  ///   - gestures: The number of gestures that the user begins and later cancels.
  ///   - refusals: The number of commands that hosts refuse; at rest, hosts are ready again.
  ///   - drags: The number of times that the user drags a sheet to another of its detents.
  ///   - detachments: The number of times that the window leaves the screen; it returns at any
  ///     later moment.
  ///   - setups: The number of times that a handler gets a new host, which shows nothing yet.
  ///   - maximumStates: The number of states after which the search stops; the result is then
  ///     incomplete.
  /// - Returns: The size of the search, and the shortest counterexample.
  /// - Complexity: Exponential in the limits.
  public func explore(
    operations: Int = 3,
    removals: Int = 1,
    gestures: Int = 0,
    refusals: Int = 0,
    drags: Int = 0,
    detachments: Int = 0,
    setups: Int = 0,
    maximumStates: Int = 1_000_000
  ) -> Exploration {
    let budget = ModelBudget(
      operations: operations,
      removals: removals,
      gestures: gestures,
      refusals: refusals,
      drags: drags,
      detachments: detachments,
      setups: setups
    )
    let system = ModelSystem(self, budget)
    return Explorer(maximumStates: maximumStates).explore(system)
  }

  func with(_ change: (inout ModelTraits<State, Action>) -> Void) -> NavigationModel {
    var model = self
    change(&model.traits)
    return model
  }
}

/// The declarations of a model.
struct ModelTraits<State, Action: Sendable> {
  let key: (State) -> AnyHashable
  var containers: [ModelContainer<State, Action>] = []
  var user: [(State) -> [Action]] = []
  var program: [(State) -> [Action]] = []
  var answers: [(Action, _ run: Int) -> [[Action]]?] = []
  var invariants: [Invariant] = []
  var laws = Set(ModelLaw.allCases)

  struct Invariant {
    let name: String
    let holds: (State) -> Bool
  }

  init(key: @escaping (State) -> AnyHashable) { self.key = key }

  /// Returns the possible answers of a run that an action started, or nil if none are declared.
  func answers(to action: Action, ofRun run: Int) -> [[Action]]? {
    answers.lazy.compactMap { $0(action, run) }.first
  }
}

/// The number of times that each actor may still act.
struct ModelBudget: Hashable {
  var operations: Int
  var removals: Int
  var gestures: Int
  var refusals: Int
  var drags: Int
  var detachments: Int
  var setups: Int
}
