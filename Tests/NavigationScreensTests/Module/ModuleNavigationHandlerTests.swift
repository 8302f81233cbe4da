import ComposableNavigation
import NavigationScreens
import NavigationTesting
import Testing

@MainActor @Suite struct ModuleNavigationHandlerTests {
  private let open: ToyModules.Action = .screens(
    .showScreens([.init(.push, "list"), .init(.sheet, "filter")])
  )

  @Test func `hosts show the module in front, and its screens in it`() {
    let window = ToyModuleWindow()
    #expect(window.drawing == "welcome")
    window.send(open)
    #expect(window.drawing == "welcome list | sheet filter")
    window.send(.showModule(.trailing, "home"))
    #expect(window.drawing == "home")
    window.send(open)
    window.send(.screens(.showAlert("Sure?")))
    #expect(window.drawing == "home list | sheet filter ! Sure?")
    window.send(.dismissModule())
    #expect(window.drawing == "welcome")
    #expect(window.issues == [])
  }

  @Test func `a module that returns has new views`() {
    let window = ToyModuleWindow()
    window.send(.showModule(.trailing, "home"))
    window.send(.dismissModule())
    #expect(window.made.filter { !$0.hasPrefix("around") } == ["welcome", "home", "welcome"])
    #expect(window.host?.commands.count == 3)
  }

  @Test func `pages that the user removes leave the screens of that module`() {
    let window = ToyModuleWindow()
    window.send(.showModule(.trailing, "home"))
    window.send(open)
    window.host?.presentables.last?.modal.dismiss()
    #expect(window.drawing == "home list")
    window.host?.presentables.last?.stack.swipeBack()
    #expect(window.store.state.modules.drawing == "welcome home: home")
    #expect(window.drawing == "home")
  }

  @Test func `a page that the user removes takes its module with it, but not the first one`() {
    let window = ToyModuleWindow()
    window.send(.showModule(.trailing, "home"))
    window.host?.swipeBack()
    #expect(window.store.state.modules.drawing == "welcome: welcome")
    #expect(window.drawing == "welcome")
    let made = window.made
    window.host?.swipeBack()
    #expect(window.drawing == "welcome")
    #expect(window.made == made)
    #expect(window.issues == [])
  }

  @Test func `removals by the user are reported as such, a module with all its screens`() {
    let window = ToyModuleWindow()
    window.send(.showModule(.trailing, "home", name: "home"))
    window.send(open)
    window.host?.swipeBack()
    #expect(window.drawing == "welcome")
    let state = window.store.state
    #expect(state.gone == ["welcome", "filter", "list", "home", "module home"])
    #expect(state.causes == [.program, .user, .user, .user, .user])
    #expect(window.issues == [])
  }

  @Test func `a page that went too late takes no other module with it`() throws {
    let home = ToyModules.State(root: "welcome").after(.showModule(.top, "home"))
    let page = try #require(home.stack.topID)
    let after = home.after(.showModule(.top, "help"))
    let late = after.answer(to: .remove([page], cause: .user))
    #expect(ToyModules.refusal(of: late, in: after) == .missingEntries([page]))
    let inTime = home.answer(to: .remove([page], cause: .user))
    #expect(home.after(inTime).drawing == "welcome: welcome")
  }

  @Test func `a module that is shown and dismissed before a host answers leaves nothing behind`() {
    let window = ToyModuleWindow()
    window.send(open)
    window.host?.holdsAcknowledgements = true
    window.send(.showModule(.trailing, "home"))
    window.send(.dismissModule())
    window.send(.screens(.showScreen(.push, "new")))
    window.host?.holdsAcknowledgements = false
    while window.host?.acknowledgeNext() == true {}
    #expect(window.drawing == "welcome new")
    #expect(window.issues == [])
  }

  @Test func `views are let go with their handler`() {
    weak var page: ToyView?
    var window: ToyModuleWindow? = ToyModuleWindow()
    page = window?.host?.presentables.last
    #expect(page != nil)
    window = nil
    #expect(page == nil)
  }
}
