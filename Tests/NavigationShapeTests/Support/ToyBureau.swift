import ComposableNavigation
import NavigationOperators
import TestSupport

/// Drafts in windows, each with a feature of its own, and guarded until they are sent.
struct ToyBureau: Reducer {
  typealias Windows = WindowNavigation<ToyDraft>

  struct State: Equatable, Sendable {
    var windows = Windows.State(
      items: [ToyDraft(id: 1), ToyDraft(id: 2)],
      id: \.id,
      reopening: .kept(limit: 5)
    )
    var attempts: [LeaveAttempt<Action>] = []

    var texts: [String] { windows.items.map(\.text) }
  }

  indirect enum Action: Equatable, Sendable {
    case windows(Windows.Action)
    case draft(EntryID, ToyScribe.Action)
    case force(Action)
    case attempted(LeaveAttempt<Action>)
  }

  var body: some Reducer<State, Action> {
    ToyDesktop()
      .guarded(
        by: LeaveGuard<State>(\.windows) { _, draft in ToyBureau.blocker(of: draft.item) },
        force: /Action.force,
        attempted: /Action.attempted
      )
  }

  static func blocker(of draft: ToyDraft) -> LeaveBlocker? {
    draft.text.isEmpty ? nil : LeaveBlocker("Draft \(draft.id) is not sent.")
  }
}

/// One draft: its text, and a dismissal that it requests itself.
struct ToyScribe: Reducer {
  enum Action: Hashable, Sendable {
    case write(String)
    case done
  }

  func reduce(into state: inout ToyDraft, action: Action) -> Effect<Action> {
    switch action {
    case .write(let text):
      state.text = text
      return .none
    case .done:
      state.text = ""
      return .dismiss
    }
  }
}

/// The windows, without a guard.
private struct ToyDesktop: Reducer {
  typealias State = ToyBureau.State
  typealias Action = ToyBureau.Action

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      if case .attempted(let attempt) = action { state.attempts.append(attempt) }
      return .none
    }
    .forEach(\.windows, action: /Action.windows, elements: /Action.draft) { ToyScribe() }
  }
}
