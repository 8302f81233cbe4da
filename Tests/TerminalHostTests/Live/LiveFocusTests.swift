import ComposableNavigation
import Testing

@testable import TerminalHost
@testable import TerminalRunner

/// Keys go to the screen in front, and each screen keeps its focus and its field.
@MainActor
@Suite struct LiveFocusTests {
  private typealias Modal = ModalNavigation<String>

  private struct Sheets: ViewProviding {
    func makePresentable(for item: String) -> TerminalView { LiveFocusTests.screen(item) }
  }

  private static func screen(_ title: String) -> TerminalScreen {
    TerminalScreen(title: title, rows: (1...3).map { TerminalRow("Row \($0)", runs: "row \($0)") })
  }

  /// One act after a drawing.
  private enum Step {
    case key(TerminalKey)
    /// The app presents a sheet by itself; the terminal is not drawn again before the next key.
    case present
    case dismiss
  }

  /// The title of the screen in front, the focused row, and the typed text.
  private struct Seen: Equatable {
    let title: String
    let row: Int?
    let text: String?

    init(_ title: String, row: Int?, typing text: String? = nil) {
      (self.title, self.row, self.text) = (title, row, text)
    }
  }

  /// Runs steps, and returns the frames that were drawn after keys.
  private func frames(after steps: [Step]) async -> [Seen] {
    let store = Store(initialState: Modal.State()) { Modal() }
    let below = Self.screen("below")
    var views: TerminalWindow?
    let showcase = Showcase<Int, Int>(
      name: "Focus",
      summary: "A sheet that comes by itself.",
      initialState: 0,
      reducer: { Reduce { _, _ in .none } },
      show: { window, _ in
        views = window
        window.show(below.withModal(store: store, viewProvider: Sheets()))
      },
      tree: { _ in views?.tree ?? .screen("") },
      commands: []
    )
    let (stream, continuation) = AsyncStream.makeStream(of: LiveEvent.self)
    var rest = steps[...]
    var seen: [Seen] = []
    await LiveRunner(showcase, send: { _ in }).run(stream) { content, state, _ in
      let state = LiveFrame(content, state, width: 60, height: 20).state
      let title = views?.front?.title ?? ""
      seen.append(Seen(title, row: state.place.focus(in: content.rows), typing: state.prompt?.text))
      while let step = rest.popFirst() {
        switch step {
        case .present: store.send(.presentSheet("sheet"))
        case .dismiss: store.send(.dismiss())
        case .key(let key):
          continuation.yield(.key(key))
          return state
        }
      }
      continuation.finish()
      return state
    }
    return Array(seen.dropFirst())
  }

  @Test func `each screen keeps its focus while others are in front`() async {
    let seen = await frames(after: [
      .key(.down), .present, .key(.down), .key(.down), .dismiss, .key(.unknown),
    ])
    #expect(
      seen == [
        Seen("below", row: 1), Seen("sheet", row: 1), Seen("sheet", row: 2), Seen("below", row: 1),
      ]
    )
  }

  @Test func `a field goes with its screen, and is back with it`() async {
    let seen = await frames(after: [
      .key(.text(":")), .key(.text("a")), .present, .key(.down), .dismiss, .key(.text("b")),
    ])
    #expect(
      seen == [
        Seen("below", row: 0, typing: ""), Seen("below", row: 0, typing: "a"),
        Seen("sheet", row: 1), Seen("below", row: 0, typing: "ab"),
      ]
    )
  }
}
