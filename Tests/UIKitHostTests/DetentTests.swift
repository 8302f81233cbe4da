import ComposableNavigation
import Testing
import UIKit
import UIKitHost

/// Sheets that a person drags to another height.
@MainActor
@Suite struct DetentTests {
  private typealias Modal = ModalNavigation<String>

  private struct Pages: ViewProviding {
    func makePresentable(for item: String) -> UIViewController {
      let page = UIViewController(nibName: nil, bundle: nil)
      page.title = item
      return page
    }
  }

  private let page = Page()
  private let window = SceneWindow(UIWindowScene())

  @Test(arguments: [nil, .medium] as [Sheet.Detent?])
  func `a height to which a person drags a sheet is written down`(first: Sheet.Detent?) throws {
    let store = Store(initialState: Modal.State()) { Modal() }
    window.show(page.withModal(store: store, viewProvider: Pages()))
    let low = Sheet(detents: [.medium, .large], selectedDetent: first)
    store.send(.set(.init(item: "filter", style: .sheet(low))))
    page.simEndPresentation()
    let view = try #require(page.presentedViewController)
    view.sheetPresentationController?.simDrag(to: .large)
    var high = low
    high.selectedDetent = .large
    #expect(store.state.style == .sheet(high))
    #expect(page.presentedViewController === view)
    #expect(view.sheetPresentationController?.selectedDetentIdentifier == .large)
  }
}
