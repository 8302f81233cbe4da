// The single closure of the bound: a hand-written switch in a switch, at any depth, as one feature in
// another.

/// A state that a hand-written switch changes.
protocol SwitchedState {
  associatedtype Action

  mutating func take(_ action: Action)
}

extension Leaf: SwitchedState {
  @inline(__always)
  mutating func take(_ action: LeafFeature.Action) {
    switch action {
    case .add(let value): count += value
    case .reset: count = 0
    }
  }
}

extension TextFeature.State: SwitchedState {
  @inline(__always)
  mutating func take(_ action: TextFeature.Action) {
    switch action {
    case .write(let text): self.text = text
    case .erase: text = ""
    }
  }
}

extension Level: SwitchedState where Child: SwitchedState {
  @inline(__always)
  mutating func take(_ action: LevelAction<Child.Action>) {
    switch action {
    case .child(let action): child.take(action)
    case .tap: taps += 1
    }
  }
}

/// Returns a level around a state.
func level<Child>(_ child: Child) -> Level<Child> { Level(child: child) }

/// Makes the bound of sending to a state.
@inline(__always)
func boundStore<State: SwitchedState>(_ state: State) -> BoundStore<State, State.Action> {
  BoundStore(state) { state, action in state.take(action) }
}

/// The bound of sending, for rows that measure something else.
@MainActor var sendBound: Work {
  let store = boundStore(Leaf())
  return Work { for number in 0..<$0 { store.send(.add(number & 7)) } }
}

@inline(never)
private func take<State: SwitchedState>(_ state: inout State, _ action: State.Action) {
  state.take(action)
}

/// Measures the switch alone, without a class or a closure.
@MainActor
@inline(__always)
func switching<State: SwitchedState>(_ initial: State) -> Work
where State.Action: InnermostAction, State.Action.Value == Int {
  Work { count in
    var state = initial
    for number in 0..<count { take(&state, .innermost(number & 7)) }
    blackHole(state)
  }
}
