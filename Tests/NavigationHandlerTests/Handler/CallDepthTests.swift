import Testing
import TestSupport

import ComposableNavigation

@MainActor @Suite struct CallDepthTests {
  private static let count = bound(10_000, quick: 3_000, full: 50_000)

  @MainActor private final class Rig {
    let store = StackStore(initialState: .init(items: ["a", "form"])) {
      KeepingStack(kept: ["form"])
    }
    let host = FakeStackHost()
    let handler: StackNavigationHandler<ToyViews<String>>
    var left = CallDepthTests.count

    init() {
      handler = StackNavigationHandler(store: store, viewProvider: ToyViews())
      handler.setup(with: host)
    }

    func step(_ act: () -> Void) {
      guard left > 0 else { return }
      left -= 1
      host.keepOnlyLastCommand()
      act()
    }
  }

  @Test func `a host that acknowledges inside perform, and a state that changes there`() {
    let rig = Rig()
    rig.host.beforeAnswer = { [unowned rig] in
      rig.step { rig.store.send(rig.left % 2 == 0 ? .popItem() : .pushItem("b")) }
    }
    rig.store.send(.pushItem("b"))
    #expect(rig.left == 0)
    #expect(rig.host.performed >= Self.count)
    #expect(rig.host.titles == rig.store.state.items)
  }

  @Test func `a state that changes inside observers`() {
    let rig = Rig()
    let subscription = rig.store.observe { [unowned rig] state in
      guard state.items.count > 2 || rig.left < Self.count else { return }
      rig.step { rig.store.send(rig.left % 2 == 0 ? .popItem() : .pushItem("b")) }
    }
    rig.store.send(.pushItem("c"))
    subscription.cancel()
    #expect(rig.left == 0)
    #expect(rig.host.performed >= Self.count)
    #expect(rig.host.titles == rig.store.state.items)
  }

  @Test func `the user leaves a screen that the reducer keeps, from inside perform`() {
    let rig = Rig()
    rig.host.afterAnswer = { [unowned rig] in rig.step { rig.host.userGoesBack() } }
    rig.host.userGoesBack()
    #expect(rig.left == 0)
    #expect(rig.host.performed >= Self.count)
    #expect(rig.host.titles == ["a", "form"])
  }
}
