import ComposableNavigation
import UIKit
import UIKitHost

/// A stack with a sheet that has a stack with a sheet, and so on, as deep as a link may lead.
struct DeepFeature: Reducer {
  struct Level: Equatable {
    var stack = StackNavigation<String>.State(items: ["first"])
    var modal = ModalNavigation<String>.State()
  }

  struct State: Equatable {
    var levels: [Level]
  }

  enum Action: Sendable {
    case stack(Int, StackNavigation<String>.Action)
    case modal(Int, ModalNavigation<String>.Action)
  }

  /// A Boolean value that indicates whether dismissals by the user are refused.
  var keepsSheets = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .stack(let level, let change):
      _ = StackNavigation<String>().reduce(into: &state.levels[level].stack, action: change)
    case .modal(_, .remove(_, cause: .user, animated: _)) where keepsSheets:
      break
    case .modal(let level, let change):
      _ = ModalNavigation<String>().reduce(into: &state.levels[level].modal, action: change)
    }
    return .none
  }
}

/// Its stacks and sheets in the model.
@MainActor
final class DeepWorld {
  private typealias FeatureStore = Store<DeepFeature.State, DeepFeature.Action>

  private struct Sheets: ViewProviding {
    let store: FeatureStore
    let level: Int
    let turns: Turns

    func makePresentable(for item: String) -> UIViewController {
      DeepWorld.makeStack(level, of: store, turns)
    }
  }

  let store: Store<DeepFeature.State, DeepFeature.Action>
  let window: TestWindow
  /// A Boolean value that indicates whether a stack has been on screen without a page.
  private(set) var wasSeenEmpty = false
  private let root: StackController

  init(_ state: DeepFeature.State, keepsSheets: Bool = false, _ orders: SimulatedOrders) {
    store = Store(initialState: state) { DeepFeature(keepsSheets: keepsSheets) }
    window = TestWindow(orders)
    root = Self.makeStack(0, of: store, window.turns)
    window.hear(store)
    window.show(root)
  }

  private static func makeStack(
    _ level: Int,
    of store: FeatureStore,
    _ turns: Turns
  ) -> StackController {
    let stack = StackController(
      store: store.scope(state: \.levels[level].stack, action: stackActions(level)),
      viewProvider: Pages()
    )
    stack.host.turns = turns
    return stack.withModal(
      store: store.scope(state: \.levels[level].modal, action: modalActions(level)),
      viewProvider: Sheets(store: store, level: level + 1, turns: turns)
    ) { $0.turns = turns }
  }

  private static func stackActions(
    _ level: Int
  ) -> CasePath<DeepFeature.Action, StackNavigation<String>.Action> {
    CasePath(
      embed: { .stack(level, $0) },
      extract: { if case .stack(level, let action) = $0 { action } else { nil } }
    )
  }

  private static func modalActions(
    _ level: Int
  ) -> CasePath<DeepFeature.Action, ModalNavigation<String>.Action> {
    CasePath(
      embed: { .modal(level, $0) },
      extract: { if case .modal(level, let action) = $0 { action } else { nil } }
    )
  }

  /// The titles in each visible stack, lowest first.
  var seen: [[String]] { stacks.map(\.titles) }

  private var stacks: [StackController] {
    var stacks = [root]
    while let next = stacks[stacks.count - 1].presentedViewController as? StackController {
      stacks.append(next)
    }
    return stacks
  }

  /// The user pulls down the topmost sheet.
  func pullDown() {
    let presenting = stacks.dropLast().last
    if presenting?.simBeginPull() == true { _ = presenting?.simEndPull(goes: true) }
  }

  /// Lets all transitions and turns end.
  func rest() {
    window.rest {
      wasSeenEmpty = wasSeenEmpty || seen.contains([])
      return stacks.contains { $0.simEndTransition() } || root.simEndPresentation()
    }
  }
}
