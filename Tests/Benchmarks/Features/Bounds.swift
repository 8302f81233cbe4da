// The single closure of the bound, a switch in a switch, at each measured depth.

/// Returns a level around a state.
func level<Child>(_ child: Child) -> Level<Child> { Level(child: child) }

func countBound0() -> BoundStore<LeafFeature.State, LeafFeature.Action> {
  BoundStore(LeafFeature.State()) { state, action in count0(&state, action) }
}

/// The bound of sending, for rows that measure something else.
@MainActor var sendBound: Work {
  let store = countBound0()
  return Work { for number in 0..<$0 { store.send(.add(number & 7)) } }
}

func countBound1() -> BoundStore<Nest1.State, Nest1.Action> {
  BoundStore(level(LeafFeature.State())) { state, action in count1(&state, action) }
}

func countBound5() -> BoundStore<Nest5.State, Nest5.Action> {
  BoundStore(level(level(level(level(level(LeafFeature.State())))))) { state, action in
    count5(&state, action)
  }
}

func countBound10() -> BoundStore<Nest10.State, Nest10.Action> {
  BoundStore(
    level(level(level(level(level(level(level(level(level(level(LeafFeature.State()))))))))))
  ) { state, action in count10(&state, action) }
}

func textBound0() -> BoundStore<TextFeature.State, TextFeature.Action> {
  BoundStore(TextFeature.State()) { state, action in
    switch action {
    case .write(let text): state.text = text
    case .erase: state.text = ""
    }
  }
}

func textBound1() -> BoundStore<TextNest1.State, TextNest1.Action> {
  BoundStore(level(TextFeature.State())) { state, action in
    switch action {
    case .child(let action):
      switch action {
      case .write(let text): state.child.text = text
      case .erase: state.child.text = ""
      }
    case .tap: state.taps += 1
    }
  }
}

func textBound5() -> BoundStore<TextNest5.State, TextNest5.Action> {
  BoundStore(level(level(level(level(level(TextFeature.State())))))) { state, action in
    switch action {
    case .child(let action):
      switch action {
      case .child(let action):
        switch action {
        case .child(let action):
          switch action {
          case .child(let action):
            switch action {
            case .child(let action):
              switch action {
              case .write(let text): state.child.child.child.child.child.text = text
              case .erase: state.child.child.child.child.child.text = ""
              }
            case .tap: state.child.child.child.child.taps += 1
            }
          case .tap: state.child.child.child.taps += 1
          }
        case .tap: state.child.child.taps += 1
        }
      case .tap: state.child.taps += 1
      }
    case .tap: state.taps += 1
    }
  }
}

func textBound10() -> BoundStore<TextNest10.State, TextNest10.Action> {
  BoundStore(
    level(level(level(level(level(level(level(level(level(level(TextFeature.State()))))))))))
  ) { state, action in
    switch action {
    case .child(let action):
      switch action {
      case .child(let action):
        switch action {
        case .child(let action):
          switch action {
          case .child(let action):
            switch action {
            case .child(let action):
              switch action {
              case .child(let action):
                switch action {
                case .child(let action):
                  switch action {
                  case .child(let action):
                    switch action {
                    case .child(let action):
                      switch action {
                      case .child(let action):
                        switch action {
                        case .write(let text):
                          state.child.child.child.child.child.child.child.child.child.child.text =
                            text
                        case .erase:
                          state.child.child.child.child.child.child.child.child.child.child.text =
                            ""
                        }
                      case .tap:
                        state.child.child.child.child.child.child.child.child.child.taps += 1
                      }
                    case .tap: state.child.child.child.child.child.child.child.child.taps += 1
                    }
                  case .tap: state.child.child.child.child.child.child.child.taps += 1
                  }
                case .tap: state.child.child.child.child.child.child.taps += 1
                }
              case .tap: state.child.child.child.child.child.taps += 1
              }
            case .tap: state.child.child.child.child.taps += 1
            }
          case .tap: state.child.child.child.taps += 1
          }
        case .tap: state.child.child.taps += 1
        }
      case .tap: state.child.taps += 1
      }
    case .tap: state.taps += 1
    }
  }
}
