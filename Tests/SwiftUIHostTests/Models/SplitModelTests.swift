import ComposableNavigation
import SwiftUIHost
import Testing

@MainActor
@Suite struct SplitModelTests {
  private typealias Split = SplitNavigation<String>

  private struct Titles: ViewProviding {
    func makePresentable(for item: String) -> String { item }
  }

  @Test func `a view that watches the split draws a column that gets its root later`() {
    let store = Store(initialState: Split.State(primary: ["list"], detail: ["note"])) { Split() }
    let model = SplitModel<String>()
    let handler = SplitNavigationHandler(store: store, viewProvider: Titles())
    handler.setup(with: model)
    model.attach()
    var drawings = 0
    model.onChange = { drawings += 1 }
    #expect(model.stack(.supplementary).root == nil)
    store.send(.column(.supplementary, .pushItem("folder")))
    #expect(model.stack(.supplementary).root != nil)
    #expect(drawings == 1)
    // Other views draw the others.
    store.send(.column(.detail, .pushItem("more")))
    #expect(drawings == 1)
    withExtendedLifetime(handler) {}
  }
}
