import ComposableNavigation

/// Adds to a count.
struct LeafFeature: Reducer {
  typealias State = Leaf

  enum Action { case add(Int), reset }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let value): state.count += value
    case .reset: state.count = 0
    }
    return .none
  }
}

/// The work of a level beside its child.
@inline(__always)
func countTaps<Child, Action: Sendable>(
  _ state: inout Level<Child>,
  _ action: LevelAction<Action>
) -> Effect<LevelAction<Action>> {
  if case .tap = action { state.taps += 1 }
  return .none
}

extension CasePath where Value: Sendable, Root == LevelAction<Value> {
  /// The path to the child, written without `/`.
  @inline(__always)
  static var byHand: CasePath {
    CasePath(embed: { .child($0) }) { action in
      if case .child(let child) = action { child } else { nil }
    }
  }
}

// One feature in another, ten deep, written as in an app.

struct Nest1: Reducer {
  typealias State = Level<LeafFeature.State>
  typealias Action = LevelAction<LeafFeature.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    LeafFeature().pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct Nest2: Reducer {
  typealias State = Level<Nest1.State>
  typealias Action = LevelAction<Nest1.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    Nest1(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct Nest3: Reducer {
  typealias State = Level<Nest2.State>
  typealias Action = LevelAction<Nest2.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    Nest2(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct Nest4: Reducer {
  typealias State = Level<Nest3.State>
  typealias Action = LevelAction<Nest3.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    Nest3(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct Nest5: Reducer {
  typealias State = Level<Nest4.State>
  typealias Action = LevelAction<Nest4.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    Nest4(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct Nest6: Reducer {
  typealias State = Level<Nest5.State>
  typealias Action = LevelAction<Nest5.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    Nest5(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct Nest7: Reducer {
  typealias State = Level<Nest6.State>
  typealias Action = LevelAction<Nest6.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    Nest6(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct Nest8: Reducer {
  typealias State = Level<Nest7.State>
  typealias Action = LevelAction<Nest7.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    Nest7(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct Nest9: Reducer {
  typealias State = Level<Nest8.State>
  typealias Action = LevelAction<Nest8.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    Nest8(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct Nest10: Reducer {
  typealias State = Level<Nest9.State>
  typealias Action = LevelAction<Nest9.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    Nest9(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}
