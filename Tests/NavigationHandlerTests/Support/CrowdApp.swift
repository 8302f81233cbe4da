import ComposableNavigation
import TestSupport

/// The app of a ``CrowdWorld``: all containers of all windows, in one store.
struct CrowdApp: Reducer {
  typealias Stack = StackNavigation<String>
  typealias Modal = ModalNavigation<String>
  typealias Tabs = TabNavigation<String>

  struct State: Equatable, Sendable {
    var stacks: [Stack.State]
    var modals: [Modal.State]
    var tabs: [Tabs.State]
  }

  enum Action: Sendable {
    case stack(Int, Stack.Action)
    case modal(Int, Modal.Action)
    case tabs(Int, Tabs.Action)
    /// Several changes at once, of which handlers are notified together.
    case all([Action])
    /// Takes an earlier state.
    case become(State)

    fileprivate var isRemovalByTheUser: Bool {
      switch self {
      case .stack(_, .remove(_, cause: .user, animated: _)): true
      case .modal(_, .remove(_, cause: .user, animated: _)): true
      case .tabs(_, .remove(_, cause: .user, animated: _)): true
      default: false
      }
    }

    fileprivate var slot: Int? {
      switch self {
      case .stack(let slot, _), .modal(let slot, _), .tabs(let slot, _): slot
      case .all, .become: nil
      }
    }
  }

  /// Returns a Boolean value that indicates whether a container keeps elements that the user
  /// removes, and reports this to its host.
  static func keeps(_ slot: Int) -> Bool { slot % 4 == 3 }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if action.isRemovalByTheUser, let slot = action.slot, Self.keeps(slot) { return .none }
    // The shapes send nothing else but refusals, which are ignored here.
    switch action {
    case .stack(let slot, let action):
      _ = Stack().reduce(into: &state.stacks[slot], action: action)
    case .modal(let slot, let action):
      _ = Modal().reduce(into: &state.modals[slot], action: action)
    case .tabs(let slot, let action): _ = Tabs().reduce(into: &state.tabs[slot], action: action)
    case .all(let actions): for action in actions { _ = reduce(into: &state, action: action) }
    case .become(let other): state = other
    }
    return .none
  }
}

extension CrowdApp {
  /// A container of the app: its kind and its number.
  enum Place: Hashable, Sendable {
    case stack(Int)
    case modal(Int)
    case tabs(Int)

    /// The container in a page of this title; nil for a page with text alone.
    init?(in title: String) {
      guard let slot = Int(title.dropFirst()) else { return nil }
      switch title.first {
      case "k": self = .stack(slot)
      case "m": self = .modal(slot)
      case "t": self = .tabs(slot)
      default: return nil
      }
    }

    var keeps: Bool { CrowdApp.keeps(slot) }

    var kind: WalkedContainer.Kind {
      switch self {
      case .stack: .stack
      case .modal: .modal
      case .tabs: .tabs
      }
    }

    /// A Boolean value that indicates whether its hosts are told reasons to keep elements.
    ///
    /// Some of them let the user remove the elements nevertheless.
    var hasReasons: Bool { slot % 2 == 1 }

    private var slot: Int {
      switch self {
      case .stack(let slot), .modal(let slot), .tabs(let slot): slot
      }
    }
  }

  static func stack(_ slot: Int) -> CasePath<Action, Stack.Action> {
    CasePath {
      .stack(slot, $0)
    } extract: {
      if case .stack(slot, let action) = $0 { action } else { nil }
    }
  }

  static func modal(_ slot: Int) -> CasePath<Action, Modal.Action> {
    CasePath {
      .modal(slot, $0)
    } extract: {
      if case .modal(slot, let action) = $0 { action } else { nil }
    }
  }

  static func tabs(_ slot: Int) -> CasePath<Action, Tabs.Action> {
    CasePath {
      .tabs(slot, $0)
    } extract: {
      if case .tabs(slot, let action) = $0 { action } else { nil }
    }
  }
}

extension CrowdApp.State {
  /// Returns the titles in a container, in order.
  func items(of place: CrowdApp.Place) -> [String] {
    switch place {
    case .stack(let slot): stacks[slot].items
    case .modal(let slot): modals[slot].item.map { [$0] } ?? []
    case .tabs(let slot): tabs[slot].items
    }
  }
}
