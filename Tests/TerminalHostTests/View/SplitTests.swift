import ComposableNavigation
import TerminalHost
import Testing
import TestSupport

/// A list, a middle and a detail, in a window that is wide or narrow.
@MainActor
@Suite struct SplitTests {
  private typealias Split = SplitNavigation<String>

  private struct Screens: ViewProviding {
    func makePresentable(for item: String) -> TerminalView {
      TerminalScreen(title: item, body: ["about \(item)"])
    }
  }

  private let store = Store(
    initialState: Split.State(primary: ["list"], detail: ["nothing", "note"])
  ) { Split() }
  private let window = TerminalWindow()

  private func show() -> TerminalSplit {
    let split = TerminalSplit(store: store, viewProvider: Screens())
    window.show(split)
    return split
  }

  @Test func `a split shows every state after every other`() {
    let lists = [["a"], ["a", "b"], ["b"]]
    let states = lists.flatMap { primary in
      [[], ["c"]].flatMap { supplementary in
        [["x"], ["x", "y"], []].flatMap { detail in
          [true, false].map { (primary, supplementary, detail, $0) }
        }
      }
    }
    let split = show()
    for (old, new) in changes(among: states) {
      let (primary, supplementary, detail, isCollapsed) = new
      store.send(.primary(.setItems(primary)))
      store.send(.setCollapsed(isCollapsed))
      store.send(.supplementary(.setItems(supplementary)))
      store.send(.detail(.setItems(detail)))
      #expect(split.tree == store.state.tree, "\(old) → \(new)")
    }
  }

  @Test func `columns are drawn side by side, and as one stack when there is no room`() {
    let split = show()
    #expect(
      split.picture.lines(width: 31, height: 3) == [
        "   list   │‹ nothing note      ",
        "──────────│────────────────────",
        "about list│about note          ",
      ]
    )
    #expect(window.perform(.setRoom(forColumns: false)))
    #expect(
      split.picture.lines(width: 31, height: 3) == [
        "‹ list       note              ",
        "───────────────────────────────",
        "about note                     ",
      ]
    )
  }

  @Test func `options say which columns are drawn, how wide, and where`() {
    let split = show()
    store.send(.setOptions(SplitOptions(preferredPrimaryColumnWidthFraction: 0.5)))
    #expect(split.picture.lines(width: 21, height: 1) == ["   list   │‹ no… note"])
    store.send(.setOptions(SplitOptions(primaryEdge: .trailing)))
    #expect(split.picture.lines(width: 31, height: 1) == ["‹ nothing note      │   list   "])
    store.send(.setOptions(SplitOptions(preferredDisplayMode: .detailOnly)))
    #expect(split.picture.lines(width: 21, height: 1) == ["‹ nothing note       "])
  }

  @Test func `the user's back acts from right to left, and in a narrow window from the top`() {
    _ = show()
    store.send(.primary(.pushItem("more")))
    #expect(window.back())
    #expect(store.state[.detail].items == ["nothing"])
    #expect(window.back())
    #expect(store.state[.primary].items == ["list"])
    #expect(!window.back())
    store.send(.showDetail(["note"]))
    window.setRoom(forColumns: false)
    #expect(window.back())
    #expect(store.state[.detail].items == ["nothing"])
    #expect(!window.back())
  }

  @Test func `the user moves from column to column, and back acts in the front one`() {
    let split = show()
    #expect(window.canPerform(.nextColumn))
    #expect(split.title == "note")
    #expect(window.perform(.nextColumn))
    #expect(split.title == "list")
    store.send(.primary(.pushItem("more")))
    #expect(window.back())
    #expect(store.state.tree == split.tree)
    #expect(store.state[.primary].items == ["list"])
    #expect(split.title == "list")
    #expect(window.perform(.nextColumn))
    #expect(split.title == "note")
    store.send(.supplementary(.pushItem("middle")))
    #expect(window.perform(.nextColumn))
    #expect(window.perform(.nextColumn))
    #expect(split.title == "middle")
    // Columns that appear or disappear move the focus to a column with content.
    window.setRoom(forColumns: false)
    #expect(!window.perform(.nextColumn))
    window.setRoom(forColumns: true)
    #expect(split.title == "note")
  }

  @Test func `a window without columns cannot be narrowed`() {
    window.show(TerminalScreen(title: "alone"))
    #expect(!window.perform(.nextColumn))
    #expect(!window.setRoom(forColumns: false))
    #expect(!window.canPerform(.setRoom(forColumns: true)))
  }
}
