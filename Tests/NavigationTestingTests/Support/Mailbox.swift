import ComposableNavigation
import NavigationTesting

/// Messages in a stack over their list, with every mistake that a search should find.
struct Mailbox: Reducer {
  enum Mistake: CaseIterable {
    /// A tap pushes from any screen.
    case pushesTwice
    /// Loading opens the latest message by itself.
    case opensLate
    /// Pops the number of pages that a host has removed.
    case popsByCount
    /// An action sends itself.
    case runsInCircles
    /// An action is sent to a message that is not there.
    case talksToAbsentChild
  }

  struct State: Hashable {
    var stack = StackNavigation<Message.State>.State(items: [.init(number: 0)], id: \.number)
    var isLoaded = false
  }

  enum Action: Equatable {
    case tapped(Int)
    case refresh
    case stopped
    case loaded
    case stack(StackNavigation<Message.State>.Action)
    case message(EntryID, Message.Action)
  }

  var mistake: Mistake?
  /// A Boolean value that indicates whether a message stays open until it is sent.
  var keepsMessages = false

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .tapped(let number):
        return tap(number, state)
      case .refresh:
        let load = Effect<Action>.run { send in await send(.loaded) }
        return load.cancellable(id: "refresh", cancelInFlight: true)
      case .stopped:
        return .cancel(id: "refresh")
      case .loaded:
        state.isLoaded = true
        return mistake == .opensLate ? .send(.stack(.pushItem(.init(number: 9)))) : .none
      case .stack(.remove(let ids, cause: .user, animated: _)) where mistake == .popsByCount:
        return .send(.stack(.popItems(.exactly(ids.count))))
      case .stack, .message:
        return .none
      }
    }
    .forEach(\.stack, action: path, elements: /Action.message) { Message() }
  }

  /// A mailbox that pops by count or keeps messages ignores the ids of the report.
  private var path: CasePath<Action, StackNavigation<Message.State>.Action> {
    let ignores = mistake == .popsByCount || keepsMessages
    return CasePath(embed: Action.stack) { action in
      guard case .stack(let action) = action else { return nil }
      if ignores, case .remove = action { return nil }
      return action
    }
  }

  private func tap(_ number: Int, _ state: State) -> Effect<Action> {
    switch mistake {
    case .pushesTwice: .send(.stack(.pushItem(.init(number: number))))
    case .runsInCircles: .send(.tapped(number))
    case .talksToAbsentChild: .send(.message(.number(99), .load))
    default: .send(.stack(.pushItem(.init(number: number)).from(state.stack.entries.ids.first)))
    }
  }
}

/// A message that loads its text.
struct Message: Reducer {
  struct State: Hashable {
    var number: Int
    var text: String?
  }

  enum Action: Equatable { case load, loaded(String) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .load: return .run { send in await send(.loaded("text")) }
    case .loaded(let text): state.text = text
    }
    return .none
  }
}
