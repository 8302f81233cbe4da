import ComposableNavigation
import Testing
import UIKit
import UIKitHost

/// Sheets that the user drags to another height.
@MainActor
@Suite struct DetentTests {
  private typealias Modal = ModalNavigation<String>

  private let page = Page()
  private let window = TestWindow()

  /// Shows a sheet in a window.
  private func show(
    _ style: PresentationStyle,
    of store: Store<Modal.State, Modal.Action>,
    configure: (PresentationHost) -> Void = { _ in }
  ) {
    window.show(page.withModal(store: store, viewProvider: Pages(), configure: configure))
    window.run()
    store.send(.set(.init(item: "filter", style: style)))
    page.simEndPresentation()
  }

  @Test(arguments: [nil, .medium] as [Sheet.Detent?])
  func `a height to which the user drags a sheet is in the state`(first: Sheet.Detent?) throws {
    let store = Store(initialState: Modal.State()) { Modal() }
    let low = Sheet(detents: [.medium, .large], selectedDetent: first)
    show(.sheet(low), of: store)
    let view = try #require(page.presentedViewController)
    view.sheetPresentationController?.simDrag(to: .large)
    var high = low
    high.selectedDetent = .large
    #expect(store.state.style == .sheet(high))
    #expect(page.presentedViewController === view)
    #expect(view.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  @Test(
    arguments: [
      ([], [.large]), ([.large, .medium], [.medium, .large]),
      ([.medium, .height(300), .medium, .fraction(0.1)], [.fraction(0.1), .height(300), .medium]),
    ] as [([Sheet.Detent], [Sheet.Detent])]
  )
  func `UIKit gets heights lowest first, each once, and at least one`(
    given: [Sheet.Detent],
    wanted: [Sheet.Detent]
  ) throws {
    let store = Store(initialState: Modal.State()) { Modal() }
    show(.sheet(Sheet(detents: given)), of: store)
    let controller = try #require(page.presentedViewController?.sheetPresentationController)
    #expect(controller.detents.map(\.identifier.rawValue) == wanted.map(name))
    #expect(window.log.lines == [])
  }

  private func name(_ detent: Sheet.Detent) -> String {
    switch detent {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "fraction \(part)"
    case .height(let height): "height \(height)"
    case .custom(let name): "custom \(name)"
    }
  }

  @Test func `heights that have changed are computed and sorted again`() throws {
    let store = Store(initialState: Modal.State()) { Modal() }
    var height = 100.0
    var host: PresentationHost?
    let sheet = Sheet(detents: [.custom("list"), .height(300)])
    show(.sheet(sheet), of: store) {
      host = $0
      $0.looks.customHeight = { _, _ in height }
    }
    let controller = try #require(page.presentedViewController?.sheetPresentationController)
    let list = try #require(controller.detents.first?.identifier)
    #expect(controller.simHeights[list] == 100)
    height = 500
    host?.updateHeights()
    #expect(controller.simHeights[list] == 500)
    #expect(controller.detents.last?.identifier == list)
    #expect(store.state.style == .sheet(sheet))
  }

  enum Anchor { case none, view, barButton }

  @Test(arguments: [Anchor.none, .view, .barButton])
  func `a popover points at the app's anchor, otherwise at nothing`(anchor: Anchor) throws {
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    let item: (any UIPopoverPresentationControllerSourceItem)? =
      switch anchor {
      case .none: nil
      case .view: button
      case .barButton: UIBarButtonItem()
      }
    let store = Store(initialState: Modal.State()) { Modal() }
    page.view.addSubview(button)
    show(.popover, of: store) { host in
      host.looks.popoverSource = { _ in item }
    }
    let popover = try #require(page.presentedViewController?.popoverPresentationController)
    #expect(popover.sourceItem === item)
    #expect(popover.sourceView === (item == nil ? page.view : nil))
    #expect(popover.permittedArrowDirections == (item == nil ? [] : .any))
    #expect(popover.sourceRect.size.width == 0)
  }
}
