import ComposableNavigation
import NavigationScreens

/// Modules as seen by their handler.
protocol ToyHall: Hashable {
  var screens: ScreenNavigation<Int>.State { get }
  /// The module in front, as a page.
  var stack: StackNavigation<ModuleNavigation<Int>.Module>.State { get }
  /// Returns the screens of a visit, or nil once it has ended.
  func screens(of stay: EntryID) -> ScreenNavigation<Int>.State?
  /// Returns the action for a page that the user has removed.
  func answer(
    to report: StackNavigation<ModuleNavigation<Int>.Module>.Action
  ) -> ModuleNavigation<Int>.Action
}

extension ModuleNavigation<Int>.State: ToyHall {}

/// Modules whose handlers name the visit that they report, and a record of violations.
struct ToyVisits<Modules: Reducer>: Reducer
where Modules.State: ToyHall, Modules.Action == ModuleNavigation<Int>.Action {
  struct State: Hashable {
    var hall: Modules.State
    var gone: Set<EntryID> = []
    /// A Boolean value that indicates whether a report of an ended visit has changed the module in
    /// front.
    var isMistaken = false
    var isToldTwice = false
    /// The screens from which modules have been shown.
    var tapped: Set<EntryID> = []
    var isShownTwice = false
  }

  enum Action: Hashable, Sendable {
    case modules(ModuleNavigation<Int>.Action)
    case reported(EntryID, ScreenNavigation<Int>.Action)
    case took(StackNavigation<ModuleNavigation<Int>.Module>.Action)

    static func screens(_ action: ScreenNavigation<Int>.Action) -> Action {
      .modules(.screens(action))
    }
  }

  var base: Modules

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .modules(let action):
      if case .screens(.dismissed(let entry, cause: _)) = action {
        let isNew = state.gone.insert(entry.id).inserted
        if !isNew || state.hall.screens.entries.contains(entry.id) { state.isToldTwice = true }
      }
      let stay = state.hall.stack.topID
      let effect = base.reduce(into: &state.hall, action: action).map(Action.modules)
      if case .show(_, from: let screen?, animated: _) = action, state.hall.stack.topID != stay,
        !state.tapped.insert(screen).inserted
      {
        state.isShownTwice = true
      }
      return effect
    case .took(let report):
      return base.reduce(into: &state.hall, action: state.hall.answer(to: report))
        .map(Action.modules)
    case .reported(let stay, let action):
      let before = state.hall
      let effect = base.reduce(into: &state.hall, action: .screens(action)).map(Action.modules)
      if before.screens(of: stay) == nil, before != state.hall { state.isMistaken = true }
      return effect
    }
  }
}
