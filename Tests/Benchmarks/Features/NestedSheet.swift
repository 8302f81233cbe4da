import ComposableNavigation

/// A sheet that counts and may present another one.
struct NestedSheet: Reducer {
  struct State: Equatable, Sendable {
    var count = 0
    var modal = ModalNavigation<State>.State()
  }

  indirect enum Action: Sendable {
    case add(Int)
    case modal(ModalNavigation<State>.Action)
    case sheet(Action)

    /// Returns an action for the sheet that is `depth` sheets above the first.
    func over(_ depth: Int) -> Action {
      (0..<depth).reduce(self) { action, _ in .sheet(action) }
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .add(let value) = action { state.count += value }
      return .none
    }
    .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { NestedSheet() }
  }
}

/// A chain of objects, the last of which counts.
final class PlainSheet {
  private var count = 0
  private var presented: PlainSheet?

  init(depth: Int) {
    var sheet = self
    for _ in 0..<depth {
      let next = PlainSheet(depth: 0)
      sheet.presented = next
      sheet = next
    }
  }

  @inline(never) func add(_ value: Int) {
    var sheet = self
    while let next = sheet.presented { sheet = next }
    sheet.count += value
  }
}
