extension ReducerBuilder {
  /// Two reducers that run one after the other.
  public struct Pair<
    First: Reducer<State, Action>,
    Second: Reducer<State, Action>
  >: Reducer {
    let first: First
    let second: Second

    /// Runs the first reducer, then the second with the state that the first has changed.
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      resolve().reduce(into: &state, action: action)
    }

    /// Resolves both reducers.
    public func resolve() -> ResolvedReducer<State, Action> {
      let first = first.resolve()
      let second = second.resolve()
      return ResolvedReducer(
        issues: first.issues + second.issues,
        backParts: first.backParts + second.backParts,
        step: CompiledBody.make([first.step, second.step], action: Action.self)
      )
    }
  }

  /// One of two reducers.
  public enum Either<
    First: Reducer<State, Action>,
    Second: Reducer<State, Action>
  >: Reducer {
    /// The first reducer.
    case first(First)
    /// The second reducer.
    case second(Second)

    /// Runs the chosen reducer.
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      resolve().reduce(into: &state, action: action)
    }

    /// Resolves the chosen reducer.
    public func resolve() -> ResolvedReducer<State, Action> {
      switch self {
      case .first(let reducer): reducer.resolve()
      case .second(let reducer): reducer.resolve()
      }
    }
  }

  /// Any number of reducers of one type.
  public struct Many<Element: Reducer<State, Action>>: Reducer {
    let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    /// Runs each reducer, in order.
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      resolve().reduce(into: &state, action: action)
    }

    /// Resolves each reducer.
    public func resolve() -> ResolvedReducer<State, Action> {
      let resolved = elements.map { $0.resolve() }
      return ResolvedReducer(
        issues: resolved.flatMap(\.issues),
        backParts: resolved.flatMap(\.backParts),
        step: CompiledBody.make(resolved.map(\.step), action: Action.self)
      )
    }
  }

  /// A reducer that does nothing.
  struct EmptyReducer: Reducer {
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }
}
