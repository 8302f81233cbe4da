// A hand-written switch in a switch, at each measured depth: only the work, without a class or a
// closure. The bound's closures do the same.

@inline(__always)
func count0(_ state: inout LeafFeature.State, _ action: LeafFeature.Action) {
  switch action {
  case .add(let value): state.count += value
  case .reset: state.count = 0
  }
}

@inline(__always)
func count1(_ state: inout Nest1.State, _ action: Nest1.Action) {
  switch action {
  case .child(let action):
    switch action {
    case .add(let value): state.child.count += value
    case .reset: state.child.count = 0
    }
  case .tap: state.taps += 1
  }
}

@inline(__always)
func count5(_ state: inout Nest5.State, _ action: Nest5.Action) {
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
            case .add(let value): state.child.child.child.child.child.count += value
            case .reset: state.child.child.child.child.child.count = 0
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

@inline(__always)
func count10(_ state: inout Nest10.State, _ action: Nest10.Action) {
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
                      case .add(let value):
                        state.child.child.child.child.child.child.child.child.child.child.count +=
                          value
                      case .reset:
                        state.child.child.child.child.child.child.child.child.child.child.count =
                          0
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

// MARK: Measured

@inline(never)
private func switch0(_ state: inout LeafFeature.State, _ action: LeafFeature.Action) {
  count0(&state, action)
}

@inline(never)
private func switch1(_ state: inout Nest1.State, _ action: Nest1.Action) {
  count1(&state, action)
}

@inline(never)
private func switch5(_ state: inout Nest5.State, _ action: Nest5.Action) {
  count5(&state, action)
}

@inline(never)
private func switch10(_ state: inout Nest10.State, _ action: Nest10.Action) {
  count10(&state, action)
}

@MainActor
func switching0() -> Work {
  Work { count in
    var state = LeafFeature.State()
    for number in 0..<count { switch0(&state, .add(number & 7)) }
    blackHole(state)
  }
}

@MainActor
func switching1() -> Work {
  Work { count in
    var state = level(LeafFeature.State())
    for number in 0..<count { switch1(&state, .child(.add(number & 7))) }
    blackHole(state)
  }
}

@MainActor
func switching5() -> Work {
  Work { count in
    var state = level(level(level(level(level(LeafFeature.State())))))
    for number in 0..<count {
      switch5(&state, .child(.child(.child(.child(.child(.add(number & 7)))))))
    }
    blackHole(state)
  }
}

@MainActor
func switching10() -> Work {
  Work { count in
    var state = level(
      level(level(level(level(level(level(level(level(level(LeafFeature.State())))))))))
    )
    for number in 0..<count {
      switch10(
        &state,
        .child(
          .child(.child(.child(.child(.child(.child(.child(.child(.child(.add(number & 7))))))))))
        )
      )
    }
    blackHole(state)
  }
}
