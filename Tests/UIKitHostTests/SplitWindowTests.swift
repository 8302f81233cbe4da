import ComposableNavigation
import Testing
import UIKit
import UIKitHost

/// A split whose window is narrow while no host listens: before it is shown, or while it is closed.
@MainActor
@Suite struct SplitWindowTests {
  private typealias Notes = SplitNavigation<String>

  /// The issues of a store, in order.
  @MainActor
  private final class Issues {
    var messages: [String] = []
  }

  private let store = Store(
    initialState: Notes.State(primary: ["notes"], detail: ["none", "note"])
  ) { Notes() }
  private let split: SplitController
  private let window: SceneWindow
  private let issues = Issues()

  init() {
    let scene = UIWindowScene()
    // The window is not visible yet: without animation everything is done at once.
    scene.activationState = .foregroundInactive
    window = SceneWindow(scene)
    split = SplitController(columns: 2, store: store, viewProvider: Pages())
    store.onIssue = { [issues] in issues.messages.append($0.message) }
  }

  @Test func `a nested split reports its width`() {
    let other = SplitController(columns: 2)
    var (reports, rooms): ([HostReport], [Bool]) = ([], [])
    other.host.onReport = { reports.append($0) }
    other.host.onRoomChange = { rooms.append($0) }
    other.host.didAttach()
    other.simResize(isNarrow: true)
    #expect(reports == [.ready])
    #expect(rooms == [true])
    other.simResize(isNarrow: false)
    #expect(reports == [.ready, .expanded])
    #expect(rooms == [true])
  }

  @Test func `a split that is narrow before it is shown begins with one column`() {
    split.simResize(isNarrow: true)
    window.show(split)
    #expect(store.state.isCollapsed)
    #expect(split.titles(.compact) == ["notes", "note"])
    #expect(split.handlers.first?.refusal == nil)
    #expect(issues.messages == [])
  }

  @Test func `a split made narrow while its window is closed returns as one column`() {
    window.show(split)
    window.close()
    split.simResize(isNarrow: true)
    window.show(split)
    #expect(store.state.isCollapsed)
    #expect(split.titles(.compact) == ["notes", "note"])
    #expect(issues.messages == [])
  }

  @Test func `a split made wide while its window is closed returns with its columns`() {
    split.simResize(isNarrow: true)
    window.show(split)
    window.close()
    split.simResize(isNarrow: false)
    window.show(split)
    #expect(!store.state.isCollapsed)
    #expect(split.titles(.primary) == ["notes"])
    #expect(split.titles(.secondary) == ["none", "note"])
    #expect(issues.messages == [])
  }
}
