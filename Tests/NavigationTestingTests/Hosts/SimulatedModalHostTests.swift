import ComposableNavigation
import NavigationTesting
import Testing

extension ShownShape where Shape == ModalNavigation<String> {
  fileprivate convenience init(host: SimulatedModalHost<String> = SimulatedModalHost()) {
    self.init(state: ModalNavigation<String>.State(), host: host)
  }
}

@MainActor
@Suite struct SimulatedModalHostTests {
  private typealias Window = ShownShape<ModalNavigation<String>>

  @Test func `an item is presented in its style`() {
    let window = Window()
    window.store.send(.set(.init(item: "a", style: .formSheet)))
    #expect(window.host.presentable == "A")
    #expect(window.host.style == .formSheet)
    window.store.send(.set(.init(item: "a", style: .fullScreen)))
    #expect(window.host.style == .fullScreen)
    window.store.send(.set(.init(item: "b", style: .fullScreen)))
    #expect(window.host.presentable == "B")
    window.store.send(.dismiss())
    #expect(window.host.presentable == nil)
    #expect(window.host.style == nil)
    let (a, b) = (ElementID(1), ElementID(2))
    #expect(
      window.host.commands == [
        .present(a, .formSheet), .restyle(a, .fullScreen),
        .dismiss(a), .present(b, .fullScreen), .dismiss(b),
      ]
    )
    #expect(window.issues == [])
  }

  @Test func `swiping it away dismisses it`() {
    let window = Window()
    window.store.send(.set(.init(item: "a", style: .pageSheet)))
    window.host.dismiss()
    window.host.dismiss()
    #expect(window.store.state.item == nil)
    #expect(window.host.presentable == nil)
    #expect(window.issues == [])
  }

  @Test func `an item that is swiped away before it is acknowledged is not shown`() {
    let window = Window()
    window.host.holdsAcknowledgements = true
    window.store.send(.set(.init(item: "a", style: .pageSheet)))
    window.host.remove([ElementID(1)])
    window.host.acknowledgeNext()
    #expect(window.store.state.item == nil)
    #expect(window.host.presentable == nil)
    #expect(window.issues == [])
  }

  @Test func `a refused presentation can be read and tried again`() {
    let window = Window()
    window.host.refuseNext(.transition)
    window.store.send(.set(.init(item: "a", style: .pageSheet)))
    #expect(window.host.presentable == nil)
    #expect(window.handler.refusal == .transition)
    window.host.becomeReady()
    #expect(window.host.presentable == "A")
  }

  @Test func `a presented item is named with its style`() {
    let window = Window()
    window.store.send(.set(.init(item: "a", style: .formSheet)))
    #expect(window.host.shown == Showing([ElementID(1)], style: .formSheet))
    window.store.send(.dismiss())
    #expect(window.host.shown == .nothing)
  }
}
