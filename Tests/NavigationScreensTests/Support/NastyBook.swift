import ComposableNavigation
import NavigationScreens

/// Screens, and modules of screens; a walk uses one of them.
struct NastyBook: Reducer {
  struct State: Equatable, Codable, Sendable {
    var screens: ToyScreens.State
    var modules: ToyModules.State

    init(root: String) {
      screens = ToyScreens.State(root: root)
      modules = ToyModules.State(root: root)
    }

    /// The titles of all screens.
    var all: [String] { screens.screens + modules.screens.screens }
  }

  enum Action: Sendable {
    case screens(ToyScreens.Action)
    case modules(ToyModules.Action)
    /// Takes another state: an earlier one or one from an archive.
    case become(State)
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      if case .become(let other) = action { state = other }
      return .none
    }
    ToyScreens().pullback(state: \.screens, action: /Action.screens)
    ToyModules().pullback(state: \.modules, action: /Action.modules)
  }
}

/// A step with a ``NastyBook`` and its hosts; numbers pick among the available objects.
struct NastyBookStep: Hashable, Sendable, CustomStringConvertible {
  enum Kind: CaseIterable, Sendable {
    case push, pushTwo, sheet, cover, dismiss, dismissAll, dismissRoom, replaceTop, replaceAll
    case insertBelow, module, dismissModule
    case reset, keep, rollBack, restore
    case pace, refuse, finish, ready, detach, attach, setUpAnew, back, swipe, rest
  }

  let kind: Kind
  let number: Int

  var description: String { "\(kind) \(number)" }

  static func random(_ numbers: inout some RandomNumberGenerator) -> NastyBookStep {
    let kinds = Kind.allCases
    return NastyBookStep(
      kind: kinds[Int.random(in: 0..<kinds.count, using: &numbers)],
      number: Int.random(in: 0..<12, using: &numbers)
    )
  }

  var simpler: [NastyBookStep] {
    number == 0 ? [] : [.init(kind: kind, number: 0), .init(kind: kind, number: number / 2)]
  }
}
