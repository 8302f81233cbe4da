public import ComposableNavigation

/// Searches a feature for violations: every order in which a person, slow hosts and late answers
/// can act on it, within a bound.
///
/// Reach for it where a test would have to guess the one order that breaks: a load that answers after
/// the person has left, a double tap, a sheet swiped away while another one is on its way.
///
/// ```swift
/// let result = NavigationModel(initialState: Inbox.State()) { Inbox() }
///   .stack(\.stack, action: /Inbox.Action.stack)
///   .person { state in state.stack.items.count == 1 ? [.messageTapped(7)] : [] }
///   .answers { action in action == .refresh ? [.loaded([7]), .failed] : nil }
///   .invariant("no message without its list") { $0.stack.items.first == .list }
///   .explore(operations: 3, removals: 2)
/// #expect(result.counterexample == nil, "\(result)")
/// ```
///
/// The reducer, the reconcilers and their lane are the real ones; the hosts are simulated and slow.
/// Effects are not run: a `.run` stays pending and gives, at any later moment, one of the answers
/// that you declare, unless it is cancelled or its entry has gone, by the rules of the store. A
/// counterexample is the shortest there is, as lines for a ``TestStore`` with its exhaustivity off.
///
/// The state is kept whole and compared by its hash, so it is Hashable; for one that is not, or that
/// holds much that does not matter, name what does in ``init(initialState:comparing:reducer:)``.
public struct NavigationModel<State, Action: Sendable> {
  let initialState: State
  let reducer: ResolvedReducer<State, Action>
  var traits: ModelTraits<State, Action>

  /// Makes a model of a feature; without containers, people and answers nothing happens to it.
  ///
  /// - Parameters:
  ///   - initialState: Where every behaviour begins.
  ///   - reducer: The feature.
  public init<R: Reducer>(
    initialState: State,
    reducer: () -> R
  ) where State: Hashable, R.State == State, R.Action == Action {
    self.init(initialState: initialState, comparing: { $0 }, reducer: reducer)
  }

  /// Makes a model of a feature whose states are told apart by a part of them.
  ///
  /// - Parameters:
  ///   - initialState: Where every behaviour begins.
  ///   - comparing: The part that two states that behave alike have in common. Too little hides
  ///     behaviours.
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

  /// Adds what a person can do, looking at a state.
  ///
  /// They look at what is shown: while a host is still on its way to another screen, they act on the
  /// state that it has shown last. So a double tap is found without being written down.
  ///
  /// - Parameter actions: The actions that can be tapped in a state; called with states that have
  ///   been shown.
  /// - Returns: The model, with it.
  public func person(_ actions: @escaping (State) -> [Action]) -> NavigationModel {
    with { $0.person.append(actions) }
  }

  /// Adds what comes from elsewhere, at any moment: a link, a push notification, a timer.
  ///
  /// - Parameter actions: The actions that can come in a state.
  /// - Returns: The model, with it.
  public func program(_ actions: @escaping (State) -> [Action]) -> NavigationModel {
    with { $0.program.append(actions) }
  }

  /// Declares what an effect answers.
  ///
  /// Asked for each action whose reducer asks for a `.run`; each of its runs may give any one of the
  /// answers. An action without a declaration is a counterexample, so that none is forgotten.
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
  /// - Parameter answers: The actions of which one comes; none for an effect that sends nothing; nil
  ///   for an action that is not declared here.
  /// - Returns: The model, with it.
  public func answers(_ answers: @escaping (Action) -> [Action]?) -> NavigationModel {
    with { $0.answers.append { answers($0)?.map { [$0] } } }
  }

  /// Declares what an effect answers that sends several actions.
  ///
  /// - Parameter answers: The lists of which one comes, action by action; nil for an action that is
  ///   not declared here.
  /// - Returns: The model, with it.
  public func answersInTurn(_ answers: @escaping (Action) -> [[Action]]?) -> NavigationModel {
    with { $0.answers.append(answers) }
  }

  // MARK: Violations

  /// Adds what must be true of every state, once the actions that follow from each other are reduced.
  ///
  /// - Parameters:
  ///   - name: The law, in words.
  ///   - holds: Tells if it is true of a state.
  /// - Returns: The model, with it.
  public func invariant(
    _ name: String,
    _ holds: @escaping (State) -> Bool
  ) -> NavigationModel {
    with { $0.invariants.append(.init(name: name, holds: holds)) }
  }

  /// Searches without a law, which the feature breaks on purpose.
  public func without(_ law: ModelLaw) -> NavigationModel { with { $0.laws.remove(law) } }

  /// Searches every order in which things can happen.
  ///
  /// - Parameters:
  ///   - operations: The number of actions of the person and the program.
  ///   - removals: The number of times that the person goes back, swipes a sheet away or selects a
  ///     tab.
  ///   - gestures: The number of gestures that the person begins and, later, gives up.
  ///   - refusals: The number of times that a host refuses a command; at rest it is ready again.
  ///   - maximumStates: Where to give up; the result then says that it is not complete.
  /// - Returns: The size of the search, and the shortest counterexample.
  /// - Complexity: Exponential in the bounds.
  public func explore(
    operations: Int = 3,
    removals: Int = 1,
    gestures: Int = 0,
    refusals: Int = 0,
    maximumStates: Int = 1_000_000
  ) -> Exploration {
    let budget = ModelBudget(
      operations: operations,
      removals: removals,
      gestures: gestures,
      refusals: refusals
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

/// Everything that a model has been told.
struct ModelTraits<State, Action: Sendable> {
  let key: (State) -> AnyHashable
  var containers: [ModelContainer<State, Action>] = []
  var person: [(State) -> [Action]] = []
  var program: [(State) -> [Action]] = []
  var answers: [(Action) -> [[Action]]?] = []
  var invariants: [Invariant] = []
  var laws = Set(ModelLaw.allCases)

  struct Invariant {
    let name: String
    let holds: (State) -> Bool
  }

  init(key: @escaping (State) -> AnyHashable) { self.key = key }

  /// Returns the answers that a run that an action asked for may give; nil when nobody has said.
  func answers(to action: Action) -> [[Action]]? {
    answers.lazy.compactMap { $0(action) }.first
  }
}

/// The number of times that each actor may still act.
struct ModelBudget: Hashable {
  var operations: Int
  var removals: Int
  var gestures: Int
  var refusals: Int
}
