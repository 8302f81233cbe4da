import ComposableNavigation
import Testing
import UIKit
import UIKitHost

/// Columns that the user or the program shows and hides while there is room.
@MainActor
@Suite struct SplitColumnTests {
  private typealias Notes = SplitNavigation<String>

  /// The changes that a host has reported.
  @MainActor
  private final class Changes {
    var lines: [String] = []
  }

  private let store = Store(
    initialState: Notes.State(primary: ["notes"], detail: ["none", "note"])
  ) { Notes() }
  private let split: SplitController
  private let window: SceneWindow
  private let changes = Changes()

  init() {
    split = SplitController(columns: 2, store: store, viewProvider: Pages())
    window = SceneWindow(UIWindowScene())
    window.show(split)
    split.host.onColumnChange = { [changes] column, isShown in
      changes.lines.append("\(column) \(isShown ? "shown" : "hidden")")
    }
  }

  @Test func `columns that the user or the program shows or hides are reported`() {
    split.simToggleSidebar()
    split.show(.primary)
    split.show(.primary)
    #expect(changes.lines == ["primary hidden", "primary shown"])
    #expect(split.simColumns == [.primary, .secondary])
  }

  @Test func `an inspector is reported as other columns are`() {
    split.setViewController(UIViewController(nibName: nil, bundle: nil), for: .inspector)
    split.show(.inspector)
    #expect(changes.lines == ["inspector shown"])
    #expect(split.simColumns == [.primary, .secondary, .inspector])
  }

  @Test func `a collapsed split reports no columns`() {
    split.simResize(isNarrow: true)
    split.hide(.primary)
    #expect(changes.lines == [])
    split.simResize(isNarrow: false)
    #expect(changes.lines == ["primary shown", "secondary shown"])
  }

  @Test func `a column that the user has hidden stays hidden when another option changes`() {
    split.simToggleSidebar()
    store.send(.setOptions(SplitOptions(primaryEdge: .trailing)))
    #expect(split.primaryEdge == .trailing)
    #expect(split.simColumns == [.secondary])
    store.send(.setOptions(SplitOptions(preferredDisplayMode: .overDetail, primaryEdge: .trailing)))
    #expect(split.simColumns == [.primary, .secondary])
  }

  @Test func `a hidden column shows its state when it is shown again`() {
    split.hide(.primary)
    store.send(.primary(.pushItem("archive")))
    split.show(.primary)
    #expect(split.titles(.primary) == ["notes", "archive"])
    #expect(split.handlers.first?.waitsFor == nil)
    #expect(split.handlers.first?.refusal == nil)
  }
}
