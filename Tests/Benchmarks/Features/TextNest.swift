import ComposableNavigation

/// Stores a text.
struct TextFeature: Reducer {
  struct State: Equatable { var text = "" }

  enum Action { case write(String), erase }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .write(let text): state.text = text
    case .erase: state.text = ""
    }
    return .none
  }
}

// The same nest with a payload that must be retained.

struct TextNest1: Reducer {
  typealias State = Level<TextFeature.State>
  typealias Action = LevelAction<TextFeature.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    TextFeature().pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct TextNest2: Reducer {
  typealias State = Level<TextNest1.State>
  typealias Action = LevelAction<TextNest1.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    TextNest1(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct TextNest3: Reducer {
  typealias State = Level<TextNest2.State>
  typealias Action = LevelAction<TextNest2.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    TextNest2(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct TextNest4: Reducer {
  typealias State = Level<TextNest3.State>
  typealias Action = LevelAction<TextNest3.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    TextNest3(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct TextNest5: Reducer {
  typealias State = Level<TextNest4.State>
  typealias Action = LevelAction<TextNest4.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    TextNest4(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct TextNest6: Reducer {
  typealias State = Level<TextNest5.State>
  typealias Action = LevelAction<TextNest5.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    TextNest5(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct TextNest7: Reducer {
  typealias State = Level<TextNest6.State>
  typealias Action = LevelAction<TextNest6.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    TextNest6(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct TextNest8: Reducer {
  typealias State = Level<TextNest7.State>
  typealias Action = LevelAction<TextNest7.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    TextNest7(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct TextNest9: Reducer {
  typealias State = Level<TextNest8.State>
  typealias Action = LevelAction<TextNest8.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    TextNest8(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}

struct TextNest10: Reducer {
  typealias State = Level<TextNest9.State>
  typealias Action = LevelAction<TextNest9.Action>
  var byHand = false

  var body: some Reducer<State, Action> {
    TextNest9(byHand: byHand).pullback(state: \.child, action: byHand ? .byHand : /Action.child)
    Reduce { state, action in countTaps(&state, action) }
  }
}
