import ComposableNavigation
import NavigationTesting
import Testing

@MainActor
@Suite struct TestStoreTapTests {
  private let failures = Failures()

  private func makeStore(_ alert: Bin.Question? = .empty) -> TestStore<Bin.State, Bin.Action> {
    var state = Bin.State()
    if let alert { state.sheet.styledItem = .init(item: alert, style: .alert) }
    return TestStore(initialState: state, failures) { Bin() }
  }

  private func tap(
    _ title: String,
    in store: TestStore<Bin.State, Bin.Action>,
    change: (@MainActor (inout Bin.State) -> Void)? = nil
  ) async {
    await store.tap(
      title,
      in: \.sheet,
      dialog: /Bin.Question.alert,
      action: /Bin.Action.sheet,
      buttons: /Bin.Action.answered,
      change: change
    )
  }

  @Test func `a tap's dismissal and its button's action are stated as one`() async {
    let store = makeStore()
    await tap("Empty", in: store) {
      $0.sheet.styledItem = nil
      $0.files = 0
    }
    await store.receive(.emptied) { $0.log = ["emptied"] }
    await store.finish()
    #expect(failures.messages == [])
  }

  @Test func `a button without an action only dismisses`() async {
    let store = makeStore()
    await tap("Cancel", in: store) { $0.sheet.styledItem = nil }
    await store.finish()
    #expect(failures.messages == [])
  }

  @Test func `a tap whose change is not stated fails`() async {
    let store = makeStore()
    await tap("Cancel", in: store)
    #expect(failures.messages.count == 1)
    #expect(failures.messages[0].hasPrefix("tap(\"Cancel\"): the state changed, unstated"))
  }

  @Test func `a tap on a disabled button is refused`() async {
    let store = makeStore()
    await tap("Shred", in: store)
    await store.finish()
    #expect(store.refusals.map(\.description) == ["Shred is disabled"])
    #expect(failures.messages == [])
  }

  @Test func `a tap on what is not there fails`() async {
    await tap("Burn", in: makeStore())
    await tap("Empty", in: makeStore(.help))
    await tap("Empty", in: makeStore(nil))
    #expect(
      failures.messages == [
        #"tap("Burn"): the dialog has no such button, but "Empty", "Shred", "Cancel""#,
        #"tap("Empty"): no such dialog is presented"#,
        #"tap("Empty"): no such dialog is presented"#,
      ]
    )
  }

  @Test func `a dialog of another screen is tapped inside the store of that screen`() async {
    var bin = Bin.State()
    bin.sheet.styledItem = .init(item: .empty, style: .alert)
    let store = TestStore(initialState: StackNavigation.State(items: [bin]), failures) {
      BinStack()
    }
    let page = store.state.entries.ids[0]
    func tap(_ id: EntryID, change: (@MainActor (inout BinStack.State) -> Void)? = nil) async {
      await store.tap(
        "Empty",
        inside: { $0.scope(\.self, id: id, elements: /BinStack.Action.bin) },
        in: \.sheet,
        dialog: /Bin.Question.alert,
        action: /Bin.Action.sheet,
        buttons: /Bin.Action.answered,
        change: change
      )
    }
    await tap(page) {
      $0[id: page]?.sheet.styledItem = nil
      $0[id: page]?.files = 0
    }
    await store.receive((/BinStack.Action.bin).appending(element: /Bin.Action.emptied)) {
      $0[id: page]?.log = ["emptied"]
    }
    await tap(page)
    await tap(.number(7))
    #expect(
      failures.messages
        == Array(repeating: #"tap("Empty"): no such dialog is presented"#, count: 2)
    )
    await store.finish()
  }

  @Test func `a feature that asks to be dismissed is dismissed`() async {
    let store = makeStore(nil)
    #expect(!store.isDismissed)
    await store.send(.closed)
    #expect(store.isDismissed)
    await store.finish()
    #expect(failures.messages == [])
  }
}

private struct BinStack: Reducer {
  typealias State = StackNavigation<Bin.State>.State

  enum Action {
    case stack(StackNavigation<Bin.State>.Action), bin(EntryID, Bin.Action)
  }

  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
      .forEach(\.self, action: /Action.stack, elements: /Action.bin) { Bin() }
  }
}
