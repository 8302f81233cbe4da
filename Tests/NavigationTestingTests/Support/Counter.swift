import ComposableNavigation

/// Counts at once and by effects.
struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
    var name = "apples"
    var log: [String] = []
  }

  enum Action: Equatable {
    case increment, nothing
    case countAndLog(String)
    case add(Int)
    case addLater([Int])
    case forget, fail, refuse
    case hang
    case cancel
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count += 1
    case .nothing:
      break
    case .countAndLog(let line):
      state.count += 1
      state.log.append(line)
    case .add(let number):
      state.count += number
    case .addLater(let numbers):
      return .run { send in for number in numbers { await send(.add(number)) } }
    case .forget:
      return .send(.nothing)
    case .fail:
      return .run { _ in throw Problem() }
    case .refuse:
      return StackNavigation<Int>().pullback(state: \State.stack, action: Self.stack)
        .reduce(into: &state, action: .refuse)
    case .hang:
      return .run { _ in for await _ in AsyncStream<Never>.makeStream().stream {} }
        .cancellable(id: "hang")
    case .cancel:
      return .cancel(id: "hang")
    }
    return .none
  }

  struct Problem: Error {}

  private static let stack = CasePath<Action, StackNavigation<Int>.Action>(
    embed: { _ in .refuse },
    extract: { $0 == .refuse ? .popItem() : nil }
  )
}

extension Counter.State {
  /// Always empty, so nothing can be popped.
  fileprivate var stack: StackNavigation<Int>.State {
    get { StackNavigation<Int>.State() }
    set {}
  }
}
