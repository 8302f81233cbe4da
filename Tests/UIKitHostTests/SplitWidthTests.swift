import ComposableNavigation
import Testing
import UIKit
import UIKitHost

@MainActor
@Suite struct SplitWidthTests {
  private typealias Notes = SplitNavigation<String>

  private let store = Store(
    initialState: Notes.State(primary: ["notes"], detail: ["none", "note"])
  ) { Notes() }
  private let split: SplitController
  private let window: SceneWindow

  init() {
    split = SplitController(columns: 2, store: store, viewProvider: Pages())
    window = SceneWindow(UIWindowScene())
    window.show(split)
  }

  private func titles(_ column: UISplitViewController.Column) -> [String] {
    let stack = split.viewController(for: column) as? UINavigationController
    return stack?.viewControllers.map { $0.title ?? "" } ?? []
  }

  @Test func `with room the columns are beside each other`() {
    #expect(titles(.primary) == ["notes"])
    #expect(titles(.secondary) == ["none", "note"])
    #expect(titles(.compact) == [])
  }

  @Test func `without room all views are in the compact column when UIKit asks`() {
    split.simResize(isNarrow: true)
    #expect(store.state.isCollapsed)
    #expect(titles(.compact) == ["notes", "note"])
    #expect(titles(.primary) == [])
    #expect(titles(.secondary) == [])
  }

  @Test func `with room again the views are where they were, and the same`() {
    let note = (split.viewController(for: .secondary) as? UINavigationController)?
      .viewControllers.last
    split.simResize(isNarrow: true)
    split.simResize(isNarrow: false)
    #expect(!store.state.isCollapsed)
    #expect(titles(.primary) == ["notes"])
    #expect(titles(.secondary) == ["none", "note"])
    #expect(titles(.compact) == [])
    let again = (split.viewController(for: .secondary) as? UINavigationController)?
      .viewControllers.last
    #expect(note === again)
  }

  @Test func `a swipe that is closed while the split folds is open again when it unfolds`() {
    let primary = split.viewController(for: .primary) as? UINavigationController
    split.host.stack(.primary).waysOut = .closed {}
    #expect(primary?.interactivePopGestureRecognizer?.isEnabled == false)
    split.simResize(isNarrow: true)
    split.host.stack(.primary).waysOut = .open
    split.simResize(isNarrow: false)
    #expect(primary?.interactivePopGestureRecognizer?.isEnabled == true)
    #expect(primary?.interactiveContentPopGestureRecognizer?.isEnabled == true)
  }

  @Test func `a reducer that keeps one column hears why it has several all the same`() {
    let store = Store(
      initialState: Notes.State(primary: ["notes"], detail: ["none", "note"])
    ) {
      Reduce<Notes.State, Notes.Action> { state, action in
        if case .setCollapsed(false, cause: .user, animated: _) = action { return .none }
        return Notes().reduce(into: &state, action: action)
      }
    }
    let split = SplitController(columns: 2, store: store, viewProvider: Pages())
    let window = SceneWindow(UIWindowScene())
    window.show(split)
    split.simResize(isNarrow: true)
    #expect(store.state.isCollapsed)
    #expect(split.handlers.first?.refusal == nil)
    split.simResize(isNarrow: false)
    #expect(store.state.isCollapsed)
    #expect(
      split.handlers.first?.refusal == "the width alone decides how many columns there are"
    )
    // In the narrow window nothing is refused any more.
    split.simResize(isNarrow: true)
    #expect(split.handlers.first?.refusal == nil)
    #expect(split.handlers.first?.waitsFor == nil)
    withExtendedLifetime(window) {}
  }

  @Test func `a program cannot collapse a split that has room, and hears why`() {
    store.send(.setCollapsed(true))
    #expect(split.handlers.first?.refusal != nil)
  }
}
