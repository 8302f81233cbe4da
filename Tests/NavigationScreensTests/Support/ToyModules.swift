import ComposableNavigation
import NavigationScreens

/// Modules whose screens are texts.
typealias ToyModules = ModuleNavigation<String>

extension ModuleNavigation.State {
  /// The names of the modules, then the screens of the one in front: `welcome home: home list`.
  var drawing: String {
    entries.items.map { $0.name ?? "\($0.root)" }.joined(separator: " ") + ": \(screens.drawing)"
  }

  /// Returns the state after some actions, ignoring their effects.
  func after(_ actions: ModuleNavigation.Action...) -> Self {
    var state = self
    for action in actions { _ = ModuleNavigation().reduce(into: &state, action: action) }
    return state
  }
}

extension ModuleNavigation<String>.State {
  /// Three modules with an alert in front: `welcome home shop: shop list | sheet filter ! Sure?`.
  static var desk: ToyModules.State {
    ToyModules.State(root: "welcome", name: "welcome").after(
      .show([.init(.trailing, "home", name: "home"), .init(.top, "shop", name: "shop")]),
      .screens(.showScreens([.init(.push, "list"), .init(.sheet, "filter", name: "a")])),
      .screens(.showAlert("Sure?"))
    )
  }
}

/// A feature that shows modules and records removals.
struct ToyHouse: Reducer {
  struct State: Equatable {
    var modules = ToyModules.State(root: "welcome", name: "welcome")
    var gone: [String] = []
    var goneIDs: [EntryID] = []
    /// The cause of each removal.
    var causes: [Cause] = []

    mutating func note(_ gone: String, _ cause: Cause) {
      self.gone.append(gone)
      causes.append(cause)
    }
  }

  enum Action: Equatable {
    case modules(ToyModules.Action)
  }

  var memory: ModuleMemory?

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .modules(.screens(.dismissed(let entry, let cause))):
        state.note("\(entry.item.screen)", cause)
        state.goneIDs.append(entry.id)
      case .modules(.screens(.alertDismissed(let entry, of: _, let cause))):
        state.note("alert \(entry.item.dialog.title)", cause)
      case .modules(.dismissed(let entry, let cause)):
        state.note("module \(entry.item.name ?? "")", cause)
      case .modules:
        break
      }
      return .none
    }
    ToyModules(memory: memory).pullback(state: \.modules, action: /Action.modules)
  }
}
