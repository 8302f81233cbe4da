import ComposableNavigation
import NavigationTesting
import Testing

/// The user drags a sheet to another height.
@MainActor
@Suite struct SheetDragTests {
  typealias Modal = ModalNavigation<String>

  private let host = SimulatedModalHost<String>(capabilities: .resize)
  private let element = ElementID(1)

  private func sheet(_ selected: Sheet.Detent?, grabber: Bool = false) -> PresentationStyle {
    .sheet(
      Sheet(detents: [.medium, .large], selectedDetent: selected, showsGrabber: grabber)
    )
  }

  /// A sheet in the host.
  ///
  /// - Parameters:
  ///   - style: Its style.
  ///   - keeps: True if the reducer keeps its detent when the user drags.
  /// - Returns: The store and its handler.
  private func window(
    _ style: PresentationStyle,
    keeps: Bool = false
  ) -> (Store<Modal.State, Modal.Action>, ModalNavigationHandler<Screens>) {
    let state = Modal.State(styledItem: .init(item: "a", style: style))
    let store = Store(initialState: state) {
      Reduce<Modal.State, Modal.Action> { state, action in
        if keeps, case .selectDetent(_, of: _, cause: .user, animated: _) = action { return .none }
        return Modal().reduce(into: &state, action: action)
      }
    }
    let handler = ModalNavigationHandler(store: store, viewProvider: Screens())
    handler.setup(with: host)
    return (store, handler)
  }

  @Test(arguments: [nil, .medium] as [Sheet.Detent?])
  func `a detent that the user drags to is written to the state, without a command`(
    first: Sheet.Detent?
  ) {
    let (store, handler) = window(sheet(first))
    host.drag(to: .large)
    #expect(store.state.style == sheet(.large))
    #expect(host.style == sheet(.large))
    #expect(host.commands == [.present(element, sheet(first))])
    #expect(handler.waitsFor == nil)
    #expect(handler.refusal == nil)
  }

  @Test func `a detent that the reducer does not take over is taken back`() {
    let (store, handler) = window(sheet(.medium), keeps: true)
    host.drag(to: .large)
    #expect(store.state.style == sheet(.medium))
    #expect(host.style == sheet(.medium))
    #expect(
      host.commands == [.present(element, sheet(.medium)), .restyle(element, sheet(.medium))]
    )
    #expect(handler.waitsFor == nil)
  }

  @Test func `a state that selects no detent leaves the height to the user`() {
    let (store, handler) = window(sheet(nil), keeps: true)
    host.drag(to: .large)
    #expect(host.commands == [.present(element, sheet(nil))])
    store.send(.set(.init(item: "a", style: sheet(nil, grabber: true))))
    #expect(host.commands.last == .restyle(element, sheet(.large, grabber: true)))
    store.send(.set(.init(item: "a", style: .sheet(Sheet(detents: [.medium])))))
    #expect(host.style == .sheet(Sheet(detents: [.medium])))
    #expect(handler.waitsFor == nil)
  }

  @Test func `a drag in the middle of another change of the sheet is not lost`() {
    let (store, handler) = window(sheet(.medium))
    host.holdsAcknowledgements = true
    store.send(.set(.init(item: "a", style: sheet(.medium, grabber: true))))
    host.drag(to: .large)
    #expect(store.state.style == sheet(.large, grabber: true))
    while host.acknowledgeNext() {}
    #expect(host.style == sheet(.large, grabber: true))
    #expect(host.commands.count == 3)
    #expect(handler.waitsFor == nil)
  }

  @Test func `a report of a missing sheet, or of an unknown detent, changes no state`() {
    let (store, handler) = window(sheet(.medium))
    var refusals: [Refusal] = []
    store.onRefusal = { refusals.append($0) }
    host.onReport?(.selectedDetent(.large, of: ElementID(99)))
    #expect(refusals == [])
    #expect(host.commands.count == 1)
    host.onReport?(.selectedDetent(.height(9), of: element))
    #expect(refusals == [.missing("height(9.0)")])
    #expect(store.state.style == sheet(.medium))
    #expect(host.commands.last == .restyle(element, sheet(.medium)))
    #expect(handler.waitsFor == nil)
  }

  @Test func `a view that is not a sheet, and an unknown detent, is not dragged`() {
    let (store, handler) = window(sheet(.medium))
    host.drag(to: .height(9))
    #expect(store.state.style == sheet(.medium))
    store.send(.set(.init(item: "a", style: .fullScreen)))
    host.drag(to: .large)
    #expect(host.style == .fullScreen)
    store.send(.dismiss())
    host.drag(to: .large)
    #expect(store.state.item == nil)
    #expect(handler.waitsFor == nil)
  }
}
