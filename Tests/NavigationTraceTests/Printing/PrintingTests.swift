import Testing
import TestSupport

@testable import ComposableNavigation
@testable import NavigationTrace

@Suite @MainActor struct PrintingTests {
  private let log = ToyTrace()

  private func post(
    where isPrinted: @escaping @Sendable (ToyPost.Action) -> Bool = { _ in true }
  ) -> Store<ToyPost.State, ToyPost.Action> {
    let log = log
    return Store(initialState: ToyPost.State()) {
      ToyPost().printed(as: "post", where: isPrinted, to: { log.add($0) })
    } onIssue: { _ in
    }
  }

  @Test func `an action and its changes are a line each`() {
    let store = post()
    store.send(.stack(.pushItem("a")))
    #expect(
      log.take() == [
        #"post ← stack(pushItem("a"))"#,
        ##"post   stack.entries: ["inbox"] → ["inbox", "a" #0]"##,
      ]
    )
  }

  @Test func `a refused action is a line with the reason`() {
    let store = post()
    store.send(.stack(.popItems(.exactly(9))))
    #expect(
      log.take() == [
        "post ← stack(pop(exactly(9)))", "post ✗ 9 were to go, but there is only 1",
      ]
    )
  }

  @Test func `a mistake is a line, and so is it when nothing has changed`() {
    let store = post()
    store.send(.issue(.counted(3)))
    store.send(.cancel)
    #expect(
      log.take() == [
        "post ← issue(#3)", "post ! absentChild: #3 is not there", "post ← cancel",
        "post   nothing has changed",
      ]
    )
  }

  @Test func `an action of an effect is printed as an action of its own`() async {
    let store = post()
    await store.send(.load("a")).finish()
    #expect(
      log.take().filter { $0.contains("←") } == [
        #"post ← load("a")"#, #"post ← loaded("a")"#, #"post ← stack(pushItem("a"))"#,
      ]
    )
  }

  @Test func `an action that is of no interest is not printed, and reduced all the same`() {
    let store = post { if case .stack = $0 { false } else { true } }
    store.send(.stack(.pushItem("a")))
    #expect(log.take().isEmpty)
    #expect(store.state.stack.items == ["inbox", "a"])
  }

  @Test func `a printing reducer behaves as without printing`() {
    let (printing, plain) = (post(), Store(initialState: ToyPost.State()) { ToyPost() })
    for store in [printing, plain] {
      store.send(.loaded("a"))
      store.send(.stack(.setItems(["b", "c"])))
      store.send(.stack(.popToRoot()))
    }
    #expect(printing.state == plain.state)
  }

  @Test func `text from outside is on one line, without characters that a terminal would obey`() {
    let store = post()
    store.send(.stack(.pushItem("a\u{1B}[31m\u{202E}\nb")))
    for line in log.take() {
      let commands = line.unicodeScalars.filter { $0.isCommand }
      #expect(commands.isEmpty)
    }
  }

  // MARK: Values

  private indirect enum Deep {
    case end(Int)
    case more(Deep)
  }

  private func deep(_ depth: Int, _ end: Int) -> Deep {
    (0..<depth).reduce(Deep.end(end)) { deep, _ in .more(deep) }
  }

  @Test func `a deep value is printed to a readable depth`() {
    #expect(Brief.line(deep(1000, 1)).hasPrefix("more(more("))
    #expect(Brief.line(deep(1000, 1)).count <= 200)
    #expect(Changes(from: deep(2, 1), to: deep(2, 2)).lines == ["more.more.end: 1 → 2"])
    #expect(Changes(from: deep(1000, 1), to: deep(1000, 2)).lines.isEmpty)
  }

  @Test func `an unordered value is printed the same each time`() {
    let numbers = Set((0..<5).map { "\($0)" })
    #expect(Brief.line(numbers) == #"["0", "1", "2", "3", "4"]"#)
    #expect(Brief.line(["b": 2, "a": 1]) == #"["a": 1, "b": 2]"#)
    #expect(Brief.line(Set(0..<100)) == "[100 values]")
  }

  @Test func `a long list is named by its ends`() {
    let entries = Entries(naming: (0..<100).map { "\($0)" })
    #expect(
      Brief.line(entries) == #"["0", "1", … 94 more …, "96", "97", "98", "99"]"#
    )
  }
}
