import ComposableNavigation
import SwiftUIHost
import Testing

@MainActor
@Suite struct ModalModelTests {
  private typealias Modal = ModalNavigation<String>

  private struct Titles: ViewProviding {
    func makePresentable(for item: String) -> String { item }
  }

  private let store = Store(initialState: Modal.State()) { Modal() }
  private let model = ModalModel<String>()
  private let handler: ModalNavigationHandler<Titles>

  init() {
    handler = ModalNavigationHandler(store: store, viewProvider: Titles())
    handler.setup(with: model)
    model.isVisible = true
    model.attach()
  }

  @Test func `another sheet is presented when the previous one is dismissed`() {
    store.send(.presentSheet("filter"))
    if let sheet = model.sheet { model.appeared(sheet.id) }
    store.send(.presentSheet("help"))
    #expect(model.sheet == nil)
    #expect(handler.waitsFor != nil)
    model.dismissed()
    #expect(model.sheet?.view == "help")
  }

  @Test func `while the user dismisses a sheet nothing else is presented`() {
    store.send(.presentSheet("filter"))
    if let sheet = model.sheet { model.appeared(sheet.id) }
    model.sheet = nil
    #expect(store.state.item == nil)
    store.send(.presentFullScreen("help"))
    #expect(model.sheet == nil)
    #expect(handler.refusal == .transition)
    model.dismissed()
    #expect(shown == "help")
    #expect(handler.refusal == nil)
  }

  @Test func `a drag to another height is written down, and keeps the sheet`() {
    let low = Sheet(detents: [.medium, .large], selectedDetent: .medium)
    store.send(.set(Modal.StyledItem(item: "filter", style: .sheet(low))))
    guard let sheet = model.sheet else {
      Issue.record("no sheet")
      return
    }
    model.appeared(sheet.id)
    model.dragged(to: .large)
    model.dragged(to: .height(9))
    var high = low
    high.selectedDetent = .large
    #expect(store.state.style == .sheet(high))
    #expect(model.sheet?.id == sheet.id)
    #expect(model.sheet?.style == .sheet(high))
    #expect(handler.waitsFor == nil)
  }

  @Test func `an alert is answered at once`() {
    store.send(.presentAlert("sure?"))
    #expect(model.isAlertPresented)
    #expect(handler.waitsFor == nil)
    store.send(.dismiss())
    #expect(!model.isAlertPresented)
    #expect(handler.waitsFor == nil)
  }

  @Test func `a dialog dismissed without a button is reported a turn later`() async {
    store.send(.presentConfirmationDialog("share"))
    model.isDialogPresented = false
    #expect(store.state.item == "share")
    for _ in 0..<100 where store.state.item != nil { await Task.yield() }
    #expect(store.state.item == nil)
  }

  private var shown: String? { (model.cover ?? model.sheet)?.view }
}
