package import ComposableNavigation

package typealias ToySplit = SplitNavigation<String>

extension SplitNavigation.State where Item == String {
  /// The columns of the state, independent of the shown ones: `a b | c | d e`.
  package var drawing: String { draw { self[$0].items } }

  /// The contents of each shown column: `a b c e |  | d`.
  package var shownDrawing: String { draw { self[shown: $0].items } }

  private func draw(_ items: (SplitColumn) -> [String]) -> String {
    SplitColumn.allCases.map { items($0).joined(separator: " ") }.joined(separator: " | ")
  }
}

/// Makes fake views, of which `m1` presents a sheet.
@MainActor
package final class ToySheets: ViewProviding {
  package let store = Store(initialState: ModalNavigation<String>.State()) {
    ModalNavigation<String>()
  }
  package let host = FakeModalHost()
  package let view = FakeView("m1", id: "")

  package init() {
    host.isAttached = false
    let handler = ModalNavigationHandler(store: store, viewProvider: ToyViews())
    handler.setup(with: host)
    view.modal = host
    view.handlers = [handler]
  }

  package func makePresentable(for letter: String) -> FakeView {
    letter == view.title ? view : FakeView(letter, id: "")
  }
}
