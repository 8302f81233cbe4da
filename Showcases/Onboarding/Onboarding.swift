import ComposableNavigation
import NavigationScreens

/// The first steps of an app, and the app.
///
/// A flow asks questions in one of two orders. One answer leads to another flow, which ends by
/// itself. Optional steps wait in a queue until the end of the flow.
struct Onboarding: Reducer {
  typealias Modules = ModuleNavigation<Step>
  typealias Screens = ScreenNavigation<Step>

  struct State: Hashable, Sendable, Codable {
    var order = Order.a
    var answers = Answers()
    /// The questions, and in front of them, once they are done, the app.
    var modules: Modules.State

    var screens: Screens.State { modules.screens }

    /// Begins with the module that was last in front, if its name is known, and so skips the
    /// questions.
    init(order: Order = .a, showing module: String? = nil) {
      self.order = order
      modules = Modules.State(
        root: .welcome,
        name: "welcome",
        showing: module,
        of: [Onboarding.app]
      )
    }
  }

  enum Action: Hashable, Sendable, Codable {
    case modules(Modules.Action)
    /// The button of a screen.
    case continueTapped(on: EntryID)
    case named(String)
    /// Selects or deselects an interest.
    case interestTapped(Interest)
    case planned(Plan)
    case notificationsTapped
    /// Ends the questions early.
    case laterTapped
    /// Begins anew, in an order.
    case begun(Order)
    /// Continues at the user's place when the app ended.
    case resumed(State)
    /// Begins in a module, without any other state from the previous run.
    case relaunched(showing: String?)
    case savingFailed(String)

    static func screens(_ action: Screens.Action) -> Action { .modules(.screens(action)) }
  }

  /// The module that replaces the questions.
  static let app = Modules.Module(.trailing, .home, name: "home")

  /// The memory of the name of the module in front, or nil.
  var memory: ModuleMemory?

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .continueTapped(on: let id):
        return goOn(from: id, &state)
      case .named(let name):
        state.answers.name = name
      case .interestTapped(let interest):
        return toggle(interest, &state)
      case .planned(let plan):
        state.answers.plan = plan
        state.answers.hasTeam = false
      case .notificationsTapped:
        return toggleNotifications(&state)
      case .laterTapped:
        return .send(.screens(.dismissAllScreens()))
      case .begun(let order):
        (state.order, state.answers) = (order, Answers())
        return .merge(
          .send(.screens(.clearQueue)),
          .send(.screens(.dismissAllScreens())),
          .send(.modules(.dismissAllModules()))
        )
      case .resumed(let saved):
        state = saved
      case .relaunched(showing: let module):
        state = State(order: state.order, showing: module)
      case .savingFailed(let reason):
        return .send(.screens(.showBasicAlert("Not saved: \(reason)")))
      case .modules:
        break
      }
      return .none
    }
    Modules(memory: memory).pullback(state: \.modules, action: /Action.modules)
  }
}

extension Onboarding {
  /// Shows the next screen of the flow, then of the queue, then the app.
  private func goOn(from id: EntryID, _ state: inout State) -> Effect<Action> {
    let (screens, answers) = (state.screens, state.answers)
    // A second tap shows nothing and is refused with a reason.
    guard id == screens.topID else { return .send(.screens(.showScreens([], from: id))) }
    switch screens.topScreen {
    case .welcome:
      let flow = state.order.steps.map { Screens.Destination(.push, $0, name: $0.rawValue) }
      return .send(.screens(.enterFlow(flow, from: id)))
    case .name where answers.name == nil:
      return .send(.screens(.showBasicAlert("What is your name?")))
    case .plan where answers.plan == nil:
      return .send(.screens(.showBasicAlert("Which plan is it?")))
    case .plan where answers.plan == .team && !answers.hasTeam:
      return .send(.screens(.enterFlow([.init(.sheet, .team), .init(.push, .invite)], from: id)))
    case .invite:
      // The branch ends, and its original flow continues.
      state.answers.hasTeam = true
      let plan = screens.id(of: "plan") ?? screens.rootID
      return .merge(.send(.screens(.dismissEnvironment())), .send(.continueTapped(on: plan)))
    case .home:
      return .none
    default:
      if screens.entries[id: id]?.following.isEmpty == false {
        return .send(.screens(.showNextOfFlow(from: id)))
      }
      return screens.queue.isEmpty
        ? .send(.modules(.show([Self.app], from: id)))
        : .send(.screens(.showNextScreen(from: id)))
    }
  }

  private func toggle(_ interest: Interest, _ state: inout State) -> Effect<Action> {
    if let index = state.answers.interests.firstIndex(of: interest) {
      state.answers.interests.remove(at: index)
    } else {
      state.answers.interests.append(interest)
    }
    guard interest == .news else { return .none }
    return queue(.newsletter, .push, state.answers.interests.contains(.news))
  }

  private func toggleNotifications(_ state: inout State) -> Effect<Action> {
    state.answers.wantsNotifications.toggle()
    return queue(.permission, .sheet, state.answers.wantsNotifications)
  }

  /// Appends a screen to the queue, or removes it.
  private func queue(_ step: Step, _ segue: Segue, _ waits: Bool) -> Effect<Action> {
    let destination = Screens.Destination(segue, step, name: step.rawValue, location: .append)
    return .send(.screens(waits ? .addToQueue([destination]) : .removeFromQueue([step.rawValue])))
  }
}
