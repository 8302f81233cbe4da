import ComposableNavigation
import NavigationTesting
import Testing

extension ShownShape where Shape == StackNavigation<String> {
  fileprivate convenience init(
    _ items: [String] = ["a", "b", "c"],
    host: SimulatedStackHost<String> = SimulatedStackHost(),
    ignorePrevious: Bool = false
  ) {
    self.init(
      state: StackNavigation<String>.State(items: items),
      host: host,
      ignorePrevious: ignorePrevious
    )
  }
}

@MainActor
@Suite struct SimulatedStackHostTests {
  private typealias Window = ShownShape<StackNavigation<String>>

  @Test func `commands are carried out and acknowledged at once`() {
    let window = Window()
    window.store.send(.popToRoot())
    #expect(window.host.presentables == ["A"])
    let shown = [1, 2, 3].map { ElementID($0) }
    #expect(window.host.commands == [.push(shown), .pop(Array(shown.dropFirst()))])
    #expect(window.host.wasAnimated == true)
    #expect(window.issues == [])
  }

  @Test func `a held command waits until it is acknowledged`() {
    let window = Window(["a"])
    window.host.holdsAcknowledgements = true
    window.store.send(.pushItem("b"))
    window.store.send(.pushItem("c"))
    #expect(window.host.presentables == ["A"])
    #expect(window.host.heldCommandCount == 1)
    #expect(window.host.acknowledgeNext())
    #expect(window.host.presentables == ["A", "B"])
    #expect(window.host.acknowledgeNext())
    #expect(window.host.presentables == ["A", "B", "C"])
    #expect(!window.host.acknowledgeNext())
    #expect(window.issues == [])
  }

  @Test(arguments: [true, false])
  func `a command can be refused, held or not`(isHeld: Bool) {
    let window = Window(["a"])
    window.host.holdsAcknowledgements = isHeld
    if !isHeld { window.host.refuseNext("no room") }
    window.store.send(.pushItem("b"))
    if isHeld { window.host.refuseNext("no room") }
    #expect(window.host.presentables == ["A"])
    #expect(window.handler.refusal == "no room")
    window.host.holdsAcknowledgements = false
    window.host.becomeReady()
    #expect(window.host.presentables == ["A", "B"])
    #expect(window.issues == [])
  }

  @Test func `swiping back takes the top away`() {
    let window = Window()
    window.host.swipeBack()
    #expect(window.store.state.items == ["a", "b"])
    #expect(window.host.presentables == ["A", "B"])
  }

  @Test func `with nothing shown swiping back changes nothing`() {
    let window = Window([])
    window.host.swipeBack()
    #expect(window.store.state.items == [])
    #expect(window.issues == [])
  }

  @Test func `several screens are removed together, and missing ones are ignored`() {
    let window = Window()
    window.host.remove(Array(window.host.elements.dropFirst()) + [ElementID(99)])
    #expect(window.store.state.items == ["a"])
    #expect(window.host.presentables == ["A"])
    #expect(window.issues == [])
  }

  @Test func `a screen that the user removes before it is acknowledged is not shown`() {
    let window = Window(["a"])
    window.host.holdsAcknowledgements = true
    window.store.send(.pushItem("b"))
    window.host.remove([ElementID(2)])
    #expect(window.store.state.items == ["a"])
    window.host.acknowledgeNext()
    #expect(window.host.presentables == ["A"])
    #expect(window.issues == [])
  }

  @Test func `commands wait for the end of a gesture`() {
    let window = Window(["a"])
    window.host.beginGesture()
    window.host.beginGesture()
    window.store.send(.pushItem("b"))
    #expect(window.host.presentables == ["A"])
    window.host.endGesture()
    window.host.endGesture()
    #expect(window.host.presentables == ["A", "B"])
    #expect(window.issues == [])
  }

  @Test func `off screen nothing is asked, and on screen again it is`() {
    let window = Window(["a"])
    window.host.holdsAcknowledgements = true
    window.store.send(.pushItem("b"))
    window.host.detach()
    window.host.detach()
    #expect(window.host.heldCommandCount == 0)
    window.host.holdsAcknowledgements = false
    window.store.send(.pushItem("c"))
    #expect(window.host.presentables == ["A"])
    window.host.attach()
    window.host.attach()
    #expect(window.host.presentables == ["A", "B", "C"])
    #expect(window.issues == [])
  }

  @Test func `a host that is not on screen yet is asked when it is`() {
    let window = Window(["a"], host: SimulatedStackHost(isAttached: false))
    #expect(window.host.commands == [])
    window.host.attach()
    #expect(window.host.presentables == ["A"])
  }

  @Test(arguments: [true, false])
  func `previous views stay below if they are to`(isKept: Bool) {
    let window = Window(
      ["a"],
      host: SimulatedStackHost(previous: ["OLD"]),
      ignorePrevious: isKept
    )
    #expect(window.host.presentables == (isKept ? ["OLD", "A"] : ["A"]))
    window.host.swipeBack()
    window.host.swipeBack()
    #expect(window.host.presentables == (isKept ? ["OLD"] : []))
  }

  @Test func `a change that the host cannot make in one step takes several`() {
    let window = Window(host: SimulatedStackHost(capabilities: []))
    window.store.send(.setItems(["a", "x"]))
    #expect(window.host.presentables == ["A", "X"])
    #expect(window.host.commands.count == 6)
  }

  @Test func `the back button's menu takes several screens away together`() {
    let window = Window()
    let (a, b) = (window.host.elements[0], window.host.elements[1])
    #expect(window.host.presentable(of: b) == "B")
    window.host.goBack(to: a)
    #expect(window.store.state.items == ["a"])
    #expect(window.host.presentable(of: b) == nil)
    #expect(!window.host.goBack(2))
    #expect(window.host.goBack(1))
    #expect(window.host.presentables == [])
    #expect(window.issues == [])
  }

  @Test func `another handler finds nothing of the one before`() {
    let host = SimulatedStackHost<String>()
    var window: Window? = Window(["a", "b"], host: host)
    window?.host.holdsAcknowledgements = true
    window?.store.send(.pushItem("c"))
    window = nil
    host.holdsAcknowledgements = false
    let other = Window(["x"], host: host)
    #expect(host.presentables == ["X"])
    #expect(host.heldCommandCount == 0)
    #expect(other.issues == [])
  }

  // A simulated host with a held command retained itself and its views.
  @Test(arguments: [false, true])
  func `a host is let go, also with a command that waits`(holds: Bool) {
    weak var host: SimulatedStackHost<String>?
    do {
      let window = Window(["a"])
      window.host.holdsAcknowledgements = holds
      window.store.send(.pushItem("b"))
      host = window.host
    }
    #expect(host == nil)
  }
}
