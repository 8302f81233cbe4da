import ComposableNavigation
import NavigationScreens
import Testing

@testable import Onboarding

@MainActor
@Suite struct OnboardingTests {
  private func store(_ order: Order = .a) -> Store<Onboarding.State, Onboarding.Action> {
    Store(initialState: Onboarding.State(order: order)) { Onboarding() }
  }

  private func answerAll(_ store: Store<Onboarding.State, Onboarding.Action>) {
    store.send(.named("Ada"))
    store.send(.planned(.free))
  }

  private func goOn(_ store: Store<Onboarding.State, Onboarding.Action>) {
    store.send(.continueTapped(on: store.state.screens.topID))
  }

  @Test(arguments: Order.allCases)
  func `an order asks every question once, and ends in the app`(order: Order) {
    let store = store(order)
    answerAll(store)
    var shown: [Step] = []
    while store.state.screens.topScreen != .home, shown.count < 20 {
      goOn(store)
      shown.append(store.state.screens.topScreen)
    }
    #expect(shown == order.steps + [.home])
    #expect(Set(order.steps) == Set(Order.a.steps))
    #expect(order.steps.count == 4)
    #expect(store.state.screens.screens == [.home])
  }

  @Test(arguments: [
    (Order.a, Step.name, "What is your name?"), (.a, .plan, "Which plan is it?"),
    (.b, .name, "What is your name?"), (.b, .plan, "Which plan is it?"),
  ])
  func `a question that has to be answered says so`(order: Order, step: Step, alert: String) {
    let store = store(order)
    if step != .name { store.send(.named("Ada")) }
    if step != .plan { store.send(.planned(.free)) }
    for _ in 0..<9 { goOn(store) }
    #expect(store.state.screens.topScreen == step)
    #expect(store.state.screens.alert?.item.dialog.title == alert)
  }

  @Test(arguments: Order.allCases)
  func `a branch ends by itself, and its original flow continues`(order: Order) throws {
    let store = store(order)
    answerAll(store)
    store.send(.planned(.team))
    var shown: [Step] = []
    while store.state.screens.topScreen != .home, shown.count < 20 {
      goOn(store)
      shown.append(store.state.screens.topScreen)
    }
    let index = try #require(shown.firstIndex(of: .plan))
    #expect(shown[(index + 1)...].prefix(2) == [.team, .invite])
    #expect(shown.filter { $0 != .team && $0 != .invite } == order.steps + [.home])
  }

  @Test func `a branch that the user swipes away begins again`() {
    let store = store(.b)
    store.send(.planned(.team))
    for _ in 0..<3 { goOn(store) }
    #expect(store.state.screens.screens == [.welcome, .plan, .team, .invite])
    let sheet = store.state.screens.environments[1][0].id
    store.send(.screens(.remove([sheet], cause: .user)))
    goOn(store)
    #expect(store.state.screens.screens == [.welcome, .plan, .team])
  }

  @Test func `optional steps are shown at the end, once`() {
    let store = store()
    answerAll(store)
    store.send(.interestTapped(.news))
    store.send(.interestTapped(.music))
    store.send(.notificationsTapped)
    for _ in 0..<5 { goOn(store) }
    #expect(store.state.screens.topScreen == .newsletter)
    store.send(.screens(.remove([store.state.screens.topID], cause: .user)))
    goOn(store)
    #expect(store.state.screens.topScreen == .permission)
    goOn(store)
    #expect(store.state.screens.screens == [.home])
  }

  @Test func `a deselected step does not stay queued`() {
    let store = store()
    for _ in 0..<2 {
      store.send(.interestTapped(.news))
      store.send(.notificationsTapped)
    }
    #expect(store.state.screens.queue.isEmpty)
    #expect(store.state.answers == Answers())
  }

  @Test func `a double tap continues once, and the second has a reason`() {
    let store = store()
    var refusals: [Refusal] = []
    store.onRefusal = { refusals.append($0) }
    let id = store.state.screens.topID
    store.send(.continueTapped(on: id))
    store.send(.continueTapped(on: id))
    #expect(store.state.screens.screens == [.welcome, .name])
    #expect(refusals == [.notOnTop(id, top: store.state.screens.topID)])
  }

  @Test func `two taps that come while the store is busy end the questions once, and say why`() {
    let store = store()
    answerAll(store)
    for _ in 0..<4 { goOn(store) }
    var refusals: [Refusal] = []
    store.onRefusal = { refusals.append($0) }
    let id = store.state.screens.topID
    var hasTapped = false
    let hurry = store.observe { state in
      guard state.answers.interests == [.music], !hasTapped else { return }
      hasTapped = true
      store.send(.continueTapped(on: id))
      store.send(.continueTapped(on: id))
    }
    store.send(.interestTapped(.music))
    hurry.cancel()
    #expect(store.state.modules.entries.items.map(\.root) == [.welcome, .home])
    #expect(refusals == [.notOnTop(id, top: store.state.screens.topID)])
  }
}
