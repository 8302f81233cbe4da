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

  @Test func `with room the columns are beside each other`() {
    #expect(split.titles(.primary) == ["notes"])
    #expect(split.titles(.secondary) == ["none", "note"])
    #expect(split.titles(.compact) == [])
  }

  @Test func `without room all views are in the compact column when UIKit asks`() {
    split.simResize(isNarrow: true)
    #expect(store.state.isCollapsed)
    #expect(split.titles(.compact) == ["notes", "note"])
    #expect(split.titles(.primary) == [])
    #expect(split.titles(.secondary) == [])
  }

  @Test func `with room again the views are where they were, and the same`() {
    let note = split.stack(.secondary)?.viewControllers.last
    split.simResize(isNarrow: true)
    split.simResize(isNarrow: false)
    #expect(!store.state.isCollapsed)
    #expect(split.titles(.primary) == ["notes"])
    #expect(split.titles(.secondary) == ["none", "note"])
    #expect(split.titles(.compact) == [])
    let again = split.stack(.secondary)?.viewControllers.last
    #expect(note === again)
  }

  @Test func `a swipe that is closed while the split folds is open again when it unfolds`() {
    let primary = split.stack(.primary)
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
