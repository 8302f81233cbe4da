import ComposableNavigation
import TestSupport
import Testing
import UIKit
import UIKitHost

/// One Back in UIKit: of the bar's button, the swipe, the escape gesture and the keys.
@MainActor
@Suite struct UIKitBackTests {
  private func search<World: UIKitWorld>(_ world: World, _ found: inout BackSearch) {
    found.search(world, atMost: bound(25, full: 250)) { WorldWindow.ways(world, from: $0) }
  }

  private func searchShapes<Inner: UIKitWorld>(with inner: Inner.Type, _ found: inout BackSearch) {
    search(StackOf<Inner>(), &found)
    search(ModalOf<Inner>(), &found)
    search(TabsOf<Inner>(), &found)
  }

  @Test
  func `for every state the button, the swipe and the escape gesture do what the preview shows`() {
    var found = BackSearch()
    searchShapes(with: LeafWorld.self, &found)
    searchShapes(with: ScreensWorld.self, &found)
    searchShapes(with: WizardWorld.self, &found)
    searchShapes(with: StackOf<LeafWorld>.self, &found)
    searchShapes(with: ModalOf<LeafWorld>.self, &found)
    searchShapes(with: TabsOf<LeafWorld>.self, &found)
    searchShapes(with: TabsOf<StackOf<LeafWorld>>.self, &found)
    search(ModalOf<SplitOf<StackOf<LeafWorld>>>(), &found)
    search(SplitOf<ModalOf<LeafWorld>>(), &found)
    let ways = found.ways.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    print("searched \(found.states) states of 23 compositions in UIKit: \(ways)")
    found.expectNone()
    #expect(found.states > 500)
    #expect(found.ways["button 0", default: 0] > 100)
    #expect(found.ways["swipe 0", default: 0] > 100)
    #expect(found.ways["button 0", default: 0] > found.ways["swipe 0", default: 0])
  }

  @Test func `the search finds a button that removes the page and no step`() {
    var found = BackSearch()
    found.search(WizardWorld(), atMost: 20) { state in
      let window = WorldWindow(WizardWorld(), state)
      guard let bar = window.bars.first, bar.viewControllers.count > 1 else { return [] }
      bar.viewControllers.removeLast()
      window.rest()
      return [(name: "removal", state: window.store.state)]
    }
    #expect(found.faults.contains { $0.contains("removal") })
  }

  private typealias Pushed = StackOf<TabsOf<LeafWorld>>

  /// Tabs that are pushed on a stack, in a window.
  private func pushed() -> (WorldWindow<Pushed>, UINavigationController?) {
    let window = WorldWindow(Pushed(), Pushed.start("a"))
    window.store.send(.container(.pushItem(TabsOf<LeafWorld>.start("b"))))
    window.rest()
    return (window, window.root as? UINavigationController)
  }

  @Test func `the button of a pushed tab bar goes to the tab before, then removes the page`() throws
  {
    let (window, stack) = pushed()
    let page = try #require(window.store.state.container.entries.ids.last)
    window.store.send(.element(page, .container(.setActiveIndex(1))))
    window.rest()
    #expect(stack?.simBeginSwipe() == false)
    #expect(stack?.simBeginSwipe(anywhere: true) == false)
    _ = stack?.simGoBack(1)
    window.rest()
    #expect(window.store.state.container.items.map(\.container.activeItem) == ["a", "b"])
    _ = stack?.simGoBack(1)
    window.rest()
    #expect(window.store.state.container.items.map(\.container.activeItem) == ["a"])
  }

  @Test(arguments: [false, true])
  func `a swipe removes a pushed tab bar that has no tab before`(anywhere: Bool) {
    let (window, stack) = pushed()
    #expect(stack?.simBeginSwipe(anywhere: anywhere) == true)
    #expect(stack?.simEndSwipe(goes: true) == true)
    window.rest()
    #expect(window.store.state.container.items.count == 1)
  }

  @Test func `a plain page keeps UIKit's own button and swipes`() {
    let window = WorldWindow(StackOf<LeafWorld>(), StackOf<LeafWorld>.start("a"))
    window.store.send(.container(.pushItem("b")))
    window.rest()
    let stack = window.root as? UINavigationController
    #expect(stack?.topViewController?.navigationItem.backAction == nil)
    #expect(stack?.simBeginSwipe() == true)
  }

  @Test func `the button that asks has the title of the page below`() {
    let window = WorldWindow(WizardWorld(), WizardWorld.start("a"))
    window.store.send(.pages(.pushItem("page")))
    window.rest()
    let stack = window.root as? UINavigationController
    #expect(stack?.topViewController?.navigationItem.backAction?.title == "a")
  }

  @Test func `Escape and Command-bracket go back, and other keys go on`() {
    let window = WorldWindow(WizardWorld(), WizardWorld.start("a"))
    window.store.send(.step(.push(1)))
    window.store.send(.step(.push(2)))
    window.root.pressesBegan([UIPress(simKey: UIKey(simCode: .keyboardEscape))], with: nil)
    #expect(window.store.state.step.value == 1)
    let bracket = UIKey(simCode: .keyboardOpenBracket, .command, "[")
    window.root.pressesBegan([UIPress(simKey: bracket)], with: nil)
    #expect(window.store.state.step.value == 0)
    let typed = UIPress(simKey: UIKey(simCode: .keyboardOpenBracket, [], "["))
    window.root.pressesBegan([typed], with: nil)
    window.root.pressesBegan([UIPress(simKey: nil)], with: nil)
    window.root.pressesBegan([UIPress(simKey: bracket)], with: nil)
    #expect(window.root.simUnused.count == 3)
  }

  @Test func `the button undoes a step of a page that cannot be left, then tells of the attempt`()
    throws
  {
    let window = WorldWindow(WizardWorld(), WizardWorld.start("a"))
    window.store.send(.pages(.pushItem("page")))
    window.store.send(.step(.push(1)))
    window.rest()
    let stack = try #require(window.root as? StackController)
    let top = try #require(stack.host.shown.elements.last)
    stack.host.didChange(blockers: [top: LeaveBlocker("It is not saved.")])
    var attempts: [HostReport] = []
    stack.host.onReport = { attempts.append($0) }
    _ = stack.simGoBack(1)
    #expect(window.store.state.step.value == 0)
    #expect(attempts == [])
    _ = stack.simGoBack(1)
    #expect(attempts == [.attempted(.removed([top]))])
  }

  @Test func `without a way back in the state, the button removes a page below the handler's`()
    throws
  {
    let window = WorldWindow(WizardWorld(), WizardWorld.start("a"))
    let stack = try #require(window.root as? StackController)
    let below = UIViewController(nibName: nil, bundle: nil)
    stack.viewControllers = [below]
    let handler = StackNavigationHandler(
      store: window.store
        .scope(state: \.pages, action: /WizardWorld.Action.pages)
        .goingBack(by: WizardWorld(), in: window.store),
      viewProvider: Pages(),
      ignorePreviousPresentables: true
    )
    handler.setup(with: stack.host)
    window.rest()
    #expect(stack.viewControllers.count == 2)
    _ = stack.simGoBack(1)
    window.rest()
    #expect(stack.viewControllers == [below])
    #expect(window.store.state.pages.items == [])
  }

  @Test func `the escape gesture does not leave what is closed, and tells of the attempt`() {
    let window = WorldWindow(StackOf<LeafWorld>(), StackOf<LeafWorld>.start("a"))
    window.store.send(.container(.pushItem("b")))
    window.rest()
    var attempts = 0
    (window.root as? StackController)?.host.waysOut = .closed { attempts += 1 }
    #expect(window.escape())
    #expect(attempts == 1)
    #expect(window.store.state.container.items == ["a", "b"])
  }
}
