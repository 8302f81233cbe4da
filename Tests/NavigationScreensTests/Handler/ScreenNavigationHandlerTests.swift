import ComposableNavigation
import NavigationScreens
import NavigationTesting
import Testing

@MainActor @Suite struct ScreenNavigationHandlerTests {
  private let several: ToyScreens.Action = .showScreens([
    .init(.push, "a", name: "a"), .init(.sheet, "b", name: "b"), .init(.push, "c", name: "c"),
    .init(.fullScreenCover, "d", name: "d"), .init(.push, "e", name: "e"),
  ])

  @Test func `hosts show each environment over the one below`() {
    let window = ToyWindow()
    #expect(window.drawing == "home")
    window.send(several)
    #expect(window.drawing == "home a | sheet b c | cover d e")
    #expect(window.issues == [])
  }

  @Test func `initially open screens are shown at once`() {
    let window = ToyWindow(ToyScreens.State(root: "home").after(several))
    #expect(window.drawing == "home a | sheet b c | cover d e")
  }

  @Test func `a push under the front screen leaves that unchanged`() throws {
    let window = ToyWindow(ToyScreens.State(root: "home").after(several))
    let front = try #require(window.root?.environments.last)
    window.send(.showScreen(.push, "x", by: .root))
    #expect(window.drawing == "home x a | sheet b c | cover d e")
    #expect(window.root?.environments.last === front)
    #expect(front.stack.commands.count == 1)
  }

  @Test func `an environment that another one is put under keeps its views`() throws {
    let window = ToyWindow(ToyScreens.State(root: "home").after(several))
    let views = try #require(window.root?.environments)
    let pages = views.flatMap(\.stack.presentables)
    window.send(.showScreen(.sheet, "x", by: .root))
    #expect(window.drawing == "home a | sheet x | sheet b c | cover d e")
    let after = try #require(window.root?.environments)
    #expect(after.count == 4 && after[2] === views[1] && after[3] === views[2])
    let same = (after[0].stack.presentables + after[2...].flatMap(\.stack.presentables))
    #expect(same.map(ObjectIdentifier.init) == pages.map(ObjectIdentifier.init))
    #expect(window.issues == [])
  }

  @Test func `a page that the user removes leaves the state`() {
    let window = ToyWindow(ToyScreens.State(root: "home").after(several))
    window.back()
    #expect(window.drawing == "home a | sheet b c | cover d")
    #expect(window.store.state.screens.drawing == window.drawing)
    #expect(window.store.state.gone == ["e by user"])
  }

  @Test(arguments: [(0, "home a", 4), (1, "home a | sheet b c", 2)])
  func `a sheet that is swiped away is removed with its presentations`(
    number: Int,
    drawing: String,
    gone: Int
  ) {
    let window = ToyWindow(ToyScreens.State(root: "home").after(several))
    window.swipe(number)
    #expect(window.store.state.screens.drawing == drawing)
    #expect(window.drawing == drawing)
    #expect(window.store.state.gone == ["e", "d", "c", "b"].prefix(gone).map { "\($0) by user" })
    window.send(.showScreen(.sheet, "z"))
    #expect(window.drawing == drawing + " | sheet z")
  }

  @Test func `a sheet's detent changes its style, and nothing is presented anew`() throws {
    let window = ToyWindow()
    let sheet = Sheet(detents: [.medium, .large], selectedDetent: .medium)
    window.send(.showScreen(.sheet(sheet), "a"))
    let view = try #require(window.root?.modal.presentable)
    window.send(.selectDetent(.large))
    #expect(window.root?.modal.presentable === view)
    guard case .sheet(let shown) = window.root?.modal.style else {
      #expect(Bool(false), "no sheet")
      return
    }
    #expect(shown.selectedDetent == .large)
  }

  @Test func `a sheet that the user drags to another detent has it in the list`() {
    let window = ToyWindow()
    let sheet = Sheet(detents: [.medium, .large], selectedDetent: .medium)
    window.send(.showScreen(.sheet(sheet), "a"))
    window.root?.modal.drag(to: .large)
    var high = sheet
    high.selectedDetent = .large
    #expect(window.store.state.screens[modalOver: nil].style == .sheet(high))
    #expect(window.root?.modal.style == .sheet(high))
    #expect(window.root?.modal.commands.count == 1)
    #expect(window.issues == [])
  }

  @Test func `screens may be on the pages of an existing app`() {
    let window = ToyWindow(over: ["old", "older"])
    window.send(several)
    #expect(window.drawing == "old older home a | sheet b c | cover d e")
    window.send(.dismissAllScreens())
    #expect(window.drawing == "old older home")
    #expect(window.issues == [])
  }

  @Test func `a root that is replaced is another screen in the same environment`() {
    let window = ToyWindow()
    window.send(.replaceTop(with: "login"))
    #expect(window.drawing == "login")
    window.send(several)
    #expect(window.drawing == "login a | sheet b c | cover d e")
  }

  @Test func `a report while a command is in flight affects nothing else`() {
    let window = ToyWindow(ToyScreens.State(root: "home").after(several))
    window.hold(true)
    window.send(.showScreen(.push, "f"))
    window.swipe(0)
    window.send(.showScreen(.push, "x"))
    window.hold(false)
    window.answer()
    #expect(window.drawing == "home a x")
    #expect(window.store.state.screens.drawing == "home a x")
    #expect(window.issues == [])
  }

  @Test func `views are let go with their handler and with their screens`() {
    weak var environment: ToyView?
    weak var page: ToyView?
    var window: ToyWindow? = ToyWindow()
    window?.send(several)
    environment = window?.root?.modal.presentable
    page = environment?.stack.presentables.last
    #expect(environment != nil)
    #expect(page != nil)
    window = nil
    #expect(environment == nil)
    #expect(page == nil)
  }

  // A second view was made for one visit, because views went with the state alone. Now the handler
  // that shows a view keeps it (`SharedViews`), and the next handler finds the same view.
  @Test func `an environment that comes back before its view has gone keeps it`() throws {
    let window = ToyWindow(ToyScreens.State(root: "home").after(several))
    let before = window.store.state.screens
    let view = try #require(window.root?.modal.presentable)
    window.hold(true)
    window.send(.dismissAllScreens())
    window.store.send(.restore(before))
    window.hold(false)
    window.answer()
    #expect(window.drawing == "home a | sheet b c | cover d e")
    #expect(window.root?.modal.presentable === view)
    window.send(.showScreen(.sheet, "x", by: .root))
    #expect(window.drawing == "home a | sheet x | sheet b c | cover d e")
    #expect(window.root?.environments.dropFirst(2).first === view)
    #expect(Set(window.made).count == window.made.count)
    #expect(window.issues == [])
  }
}
