import ComposableNavigation
import NavigationScreens
import NavigationTesting
import Testing
import TestSupport

/// Searches the laws of handlers and hosts for modules and their screens, with the real reducer,
/// reconcilers and lane.
@Suite struct ModuleNavigationSearchLaws {
  private typealias Modules = ModuleNavigation<Int>
  private typealias House = ToyVisits<Modules>
  private typealias Model<Base: Reducer> = NavigationModel<
    ToyVisits<Base>.State, ToyVisits<Base>.Action
  > where Base.State: ToyHall, Base.Action == Modules.Action

  private func model<Base: Reducer>(_ base: Base, _ hall: Base.State) -> Model<Base> {
    NavigationModel(initialState: .init(hall: hall)) { ToyVisits(base: base) }
      .container(
        .stack({ $0.hall.stack }, action: { .took($0) }) { page in
          Self.containers(of: nil, in: page.id)
        }
      )
      .invariant("what a module reports that is covered changes nothing") { !$0.isMistaken }
      .invariant("what goes is told once, and is not open") { !$0.isToldTwice }
  }

  /// Returns a stack, a modal over it, and the same again inside the presentation, for the length
  /// of the visit.
  private static func containers<Base: Reducer>(
    of environment: EntryID?,
    in stay: EntryID
  ) -> [ModelContainer<ToyVisits<Base>.State, ToyVisits<Base>.Action>]
  where Base.State: ToyHall, Base.Action == Modules.Action {
    [
      .stack(
        { state in
          let stack = state.hall.screens(of: stay)?[stackOf: environment]
          return stack?.items.isEmpty == true ? nil : stack
        },
        action: { .reported(stay, .stack(of: environment, $0)) }
      ),
      .modal(
        { state in
          guard let screens = state.hall.screens(of: stay) else { return nil }
          let isOpen = environment.map(screens.entries.contains) ?? true
          return isOpen ? screens[modalOver: environment] : nil
        },
        action: { .reported(stay, .modal(over: environment, $0)) },
        inside: { $0.item.screen == nil ? [] : containers(of: $0.id, in: stay) }
      ),
    ]
  }

  private func taps(_ state: House.State) -> [House.Action] {
    let screens = state.hall.screens
    if let alert = screens.alert {
      return ["Go", "Stay"].map { .screens(.alert(.tap(.tap($0), of: alert.id))) }
    }
    return [
      .screens(.showScreen(.push, 1, from: screens.topID)),
      .screens(.showScreen(.sheet, 2, from: screens.topID)),
    ]
  }

  private let first = Modules.State(root: 0)

  @Test func `the user opens and swipes away while modules change, on slow hosts`() {
    let result = model(Modules(), first)
      .user(taps)
      .program { _ in [.modules(.showModule(.top, 3)), .modules(.dismissModule())] }
      .explore(operations: bound(2, full: 4), removals: 2)
    print("searched modules: \(result)")
    result.expectNone()
  }

  @Test func `a question is answered while its module is covered`() {
    let ask: ScreenNavigation<Int>.Action = .showAlert("Go?") {
      ButtonState("Go", action: .showScreen(.sheet, 4))
      ButtonState("Stay", role: .cancel)
    }
    let result = model(Modules(), first)
      .user(taps)
      .program { _ in
        [.screens(ask), .modules(.showModule(.top, 3)), .modules(.dismissAllModules())]
      }
      .explore(operations: bound(2, full: 3), removals: 1)
    print("searched alerts of modules: \(result)")
    result.expectNone()
  }

  @Test func `hosts refuse, and show the module in front when they are ready`() {
    let result = model(Modules(), first)
      .user(taps)
      .program { _ in [.modules(.showModule(.top, 3)), .modules(.dismissModule())] }
      .explore(
        operations: bound(2, full: 3),
        removals: 1,
        refusals: bound(1, full: 2)
      )
    print("searched modules that hosts refuse: \(result)")
    result.expectNone()
  }

  private func finishing<Base: Reducer>(_ base: Base) -> Model<Base>
  where Base.State == Modules.State {
    model(base, first)
      .user { state in
        let id = state.hall.screens.topID
        return [
          .modules(.showModule(.top, 3, from: id)), .screens(.showScreen(.push, 1, from: id)),
        ]
      }
      .program { _ in [.modules(.dismissModule())] }
      .invariant("a tap shows its module once") { !$0.isShownTwice }
  }

  @Test func `a tap shows its module once, also while hosts are slow`() {
    let result = finishing(Modules()).explore(operations: bound(3, full: 4), removals: 1)
    print("searched taps that show modules: \(result)")
    result.expectNone()
  }

  @Test func `modules shown from a screen that is not in front would be found out`() throws {
    let result = finishing(Heedless()).explore(operations: 3, removals: 0)
    let found = try #require(result.counterexample)
    #expect("\(result)".contains("a tap shows its module once"))
    #expect(found.script.count <= 6, "\(result)")
  }

  /// Modules that ignore which module is in front.
  private struct Heedless: Reducer {
    func reduce(
      into state: inout Modules.State,
      action: Modules.Action
    ) -> Effect<Modules.Action> {
      guard case .show(let modules, from: _, let animated) = action else {
        return Modules().reduce(into: &state, action: action)
      }
      return Modules().reduce(into: &state, action: .show(modules, animated: animated))
    }
  }

  @Test func `reports that find screens by their numbers would be found out`() throws {
    let result = model(Recounting(), .init())
      .program { _ in [.screens(.showScreen(.push, 1)), .modules(.showModule(.top, 3))] }
      .explore(operations: 3, removals: 1)
    let found = try #require(result.counterexample)
    #expect("\(result)".contains("what a module reports that is covered"))
    #expect(found.script.count <= 6, "\(result)")
  }

  /// Modules whose screens count from zero each time and are found by the number alone.
  private struct Recounting: Reducer {
    struct State: ToyHall {
      var stay: UInt64 = 0
      var screens = ScreenNavigation<Int>.State(root: 0)

      var stack: StackNavigation<Modules.Module>.State {
        let ids = [EntryID.counted(stay)]
        return .init(Entries(ids: ids, items: [.init(.top, 0)], nextNumber: stay + 1), true)
      }

      func screens(of visit: EntryID) -> ScreenNavigation<Int>.State? {
        visit == .counted(stay) ? screens : nil
      }

      func answer(
        to report: StackNavigation<Modules.Module>.Action
      ) -> Modules.Action {
        .dismissModule()
      }
    }

    func reduce(into state: inout State, action: Modules.Action) -> Effect<Modules.Action> {
      switch action {
      case .show(let modules, from: _, animated: _):
        state.stay += 1
        state.screens = .init(root: modules.last?.root ?? 0)
        return .none
      case .screens(let action):
        let action = action.byNumber
        return ScreenNavigation<Int>().reduce(into: &state.screens, action: action)
          .map(Modules.Action.screens)
      default:
        return .none
      }
    }
  }
}

extension ScreenNavigation.Action {
  /// The report of a host, applied to the screens that have these numbers now.
  fileprivate var byNumber: Self {
    switch self {
    case .stack(of: let environment, .remove(let ids, let cause, let animated)):
      .stack(
        of: environment?.unresolved,
        .remove(ids.map(\.unresolved), cause: cause, animated: animated)
      )
    case .modal(over: let environment, .remove(let ids, let cause, let animated)):
      .modal(
        over: environment?.unresolved,
        .remove(ids.map { $0.map(\.unresolved) }, cause: cause, animated: animated)
      )
    default:
      self
    }
  }
}
