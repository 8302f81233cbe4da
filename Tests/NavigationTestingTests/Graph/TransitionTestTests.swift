import ComposableNavigation
import Testing

@testable import NavigationGraphTesting

@MainActor
@Suite struct TransitionTestTests {
  private let failures = Failures()

  @Test func `from a state an action leads to a screen of a kind, with these values`() async {
    let test = TransitionTest(of: Kiosk(), from: Kiosk.State(), screens: \.stack.items)
    await test.expect(.secondTapped(13), shows: /Kiosk.Screen.second) { #expect($0 == 13) }
    await test.expect(.boolTapped, shows: /Kiosk.Screen.bool, hasCheckingBefore: true)
    // Each test begins with the same state, and states loaded by an effect count too.
    await test.expect(.firstTapped, shows: /Kiosk.Screen.first) { #expect($0 == "New") }
  }

  @Test func `of several screens of the kind the front-most gives its values`() async {
    var state = Kiosk.State()
    state.stack.items = [.root, .second(1)]
    let test = TransitionTest(of: Kiosk(), from: state, screens: \.stack.items)
    await test.expect(.secondTapped(2), shows: /Kiosk.Screen.second) { #expect($0 == 2) }
  }

  @Test func `a screen that does not come is a failure, and its values are not asked for`() async {
    await test().expect(.boolTapped, shows: /Kiosk.Screen.second) { _ in Issue.record("shown") }
    #expect(failures.messages == ["Not found view after triger evalution"])
  }

  @Test func `a screen that is there before is a failure where it is asked`() async {
    var state = Kiosk.State()
    state.stack.items = [.root, .bool]
    await test(from: state).expect(.boolTapped, shows: /Kiosk.Screen.bool)
    #expect(failures.messages == [])
    let line = #line + 2
    await test(from: state)
      .expect(.boolTapped, shows: /Kiosk.Screen.bool, hasCheckingBefore: true)
    #expect(failures.messages == ["Shown view before triger evalution yet."])
    #expect(failures.lines == [UInt(line)])
  }

  // MARK: Screens of a host

  @Test func `a screen counts when the host shows it`() async {
    let test = TransitionTest(rendering: Kiosk(), from: Kiosk.State(), screens: Kiosk.connect)
    await test.expect(.secondTapped(13), shows: /Kiosk.Screen.second) { #expect($0 == 13) }
    await test.expect(.firstTapped, shows: /Kiosk.Screen.first) { #expect($0 == "New") }
  }

  @Test func `a screen that the state has and no host shows does not count`() async {
    let test = TransitionTest(
      of: Kiosk(),
      from: Kiosk.State(),
      screens: Kiosk.connectOffScreen,
      reporter: failures.reporter
    )
    await test.expect(.boolTapped, shows: /Kiosk.Screen.bool)
    #expect(failures.messages == ["Not found view after triger evalution"])
  }

  private func test(
    from state: Kiosk.State = Kiosk.State()
  ) -> TransitionTest<Kiosk, Kiosk.Screen> {
    TransitionTest(
      of: Kiosk(),
      from: state,
      screens: { store in { store.state.stack.items } },
      reporter: failures.reporter
    )
  }
}
