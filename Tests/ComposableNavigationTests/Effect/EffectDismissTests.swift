import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct EffectDismissTests {
  private typealias Exit = ToyExit.State
  private typealias Stack = StackNavigation<Exit>
  private typealias Modal = ModalNavigation<Exit>
  private typealias Tabs = TabNavigation<Exit>
  private typealias Split = SplitNavigation<Exit>
  private typealias Cards = ToyCards<Exit>

  private let listener = ToyListener()

  private func hall<Container: ElementState & Sendable, Navigation: Reducer>(
    _ container: Container,
    _ navigation: Navigation
  ) -> Store<ToyHall<Container, Navigation>.State, ToyHall<Container, Navigation>.Action>
  where
    Container.Item == ToyExit.State, Navigation.State == Container,
    Navigation.Action == Container.Shape.Action
  {
    listener.store(ToyHall<Container, Navigation>.State(container)) { ToyHall(navigation) }
  }

  private let letters = [Exit("a"), Exit("b"), Exit("c")]

  private func names(_ items: [Exit]) -> String { items.map(\.name).joined(separator: " ") }

  // MARK: Shapes

  @Test(arguments: [(0, "b c"), (1, "a c"), (2, "a b")])
  func `a screen of a stack is removed, also from under other screens`(index: Int, left: String) {
    let store = hall(Stack.State(items: letters), Stack())
    store.send(.exit(store.state.container.entries.ids[index], .leave()))
    #expect(names(store.state.container.items) == left)
    #expect(store.state.log == ["remove"])
    #expect(listener.refusals.isEmpty)
    #expect(listener.issues.isEmpty)
  }

  @Test func `a modal's item is dismissed, and the queued one is presented`() {
    let store = hall(Modal.State(policy: .queue), Modal())
    for letter in letters { store.send(.shape(.presentSheet(letter))) }
    guard let first = store.state.container.presentedID else {
      return #expect(Bool(false), "nothing is presented")
    }
    store.send(.exit(first, .leave()))
    #expect(store.state.container.item?.name == "b")
    // Its second request is too late and does not affect the current presentation.
    guard let second = store.state.container.presentedID else {
      return #expect(Bool(false), "nothing is presented")
    }
    store.send(.exit(second, .leaveBoth))
    #expect(store.state.container.item?.name == "c")
    #expect(listener.refusals == ["\(second) is not presented"])
  }

  @Test(arguments: [false, true])
  func `an entry of a split is removed in any column`(isCollapsed: Bool) {
    let state = Split.State(
      primary: [Exit("a"), Exit("b")],
      detail: [Exit("none"), Exit("c")],
      isCollapsed: isCollapsed
    )
    let store = hall(state, Split())
    for id in [store.state.container.entries.ids[3], store.state.container.entries.ids[1]] {
      store.send(.exit(id, .leave()))
    }
    #expect(names(store.state.container.entries.items) == "a none")
    #expect(store.state.container[.detail].items.map(\.name) == ["none"])
  }

  @Test func `an entry of a custom shape is removed`() {
    var cards = Cards.State()
    for letter in letters { cards.entries.append(letter) }
    let store = hall(cards, Cards())
    store.send(.exit(store.state.container.entries.ids[1], .leave()))
    #expect(names(store.state.container.entries.items) == "a c")
    #expect(store.state.log == ["take"])
  }

  @Test func `a tab is not dismissed`() {
    let store = hall(Tabs.State(items: letters), Tabs())
    let id = store.state.container.entries.ids[0]
    store.send(.exit(id, .leave()))
    store.send(.exit(id, .ask))
    #expect(names(store.state.container.items) == "a b c")
    #expect(store.state.container[id: id]?.isPresented == false)
    #expect(listener.refusals == ["the feature that asked to be dismissed is not presented"])
  }

  @Test func `the root of a column is not dismissed`() {
    let store = hall(Split.State(primary: [Exit("a")], detail: [Exit("none")]), Split())
    for id in store.state.container.entries.ids { store.send(.exit(id, .leave())) }
    #expect(names(store.state.container.entries.items) == "a none")
    #expect(listener.refusals.count == 2)
  }

  @Test func `a root that stays is not dismissed, and one that does not stay is`() {
    for keepsRoot in [false, true] {
      let store = hall(Stack.State(items: [Exit("a")]), Stack(keepsRoot: keepsRoot))
      store.send(.exit(store.state.container.entries.ids[0], .leave()))
      #expect(store.state.container.items.isEmpty == !keepsRoot)
    }
    #expect(listener.refusals == ["the feature that asked to be dismissed is not presented"])
  }

  // MARK: Surrounding containers

  @Test func `tabs and roots that stay leave it to the sheet around them`() {
    func dismisses<Container: ElementState & Equatable & Sendable, Navigation: Reducer>(
      _ container: Container,
      _ navigation: Navigation,
      _ id: EntryID
    ) -> Bool
    where
      Container.Item == ToyExit.State, Navigation.State == Container,
      Navigation.Action == Container.Shape.Action
    {
      let porch = ToyPorch(ToyRoom(navigation))
      let store = listener.store(ToyPorch<ToyRoom<Container, Navigation>>.State()) { porch }
      store.send(.modal(.presentSheet(container)))
      store.send(.sheet(.exit(id, .ask)))
      #expect(store.state.modal.item?[id: id]?.isPresented == true)
      store.send(.sheet(.exit(id, .leave())))
      return store.state.modal.item == nil
    }
    let tabs = Tabs.State(items: letters)
    #expect(dismisses(tabs, Tabs(), tabs.entries.ids[1]))
    let root = Stack.State(items: letters)
    #expect(dismisses(root, Stack(keepsRoot: true), root.entries.ids[0]))
    #expect(!dismisses(root, Stack(keepsRoot: true), root.entries.ids[1]))
    let columns = Split.State(primary: letters)
    #expect(dismisses(columns, Split(), columns.entries.ids[0]))
    #expect(!dismisses(columns, Split(), columns.entries.ids[1]))
    #expect(listener.refusals.isEmpty)
    #expect(listener.issues.isEmpty)
  }

  @Test func `a part of a feature dismisses the entry that it is in`() {
    let parts: [(ToyHouse.State, ToyHouse.Action)] = [
      (.init(), .hall(.leave())), (.init(), .cellar(.leave())), (.init(), .attic(.leave())),
      (.init(), .drawer("b", .leave())),
    ]
    for (house, action) in parts {
      let store = listener.store(ToyPorch<ToyHouse>.State()) { ToyPorch(ToyHouse()) }
      store.send(.stack(.pushItems([house, house])))
      store.send(.page(store.state.stack.entries.ids[0], action))
      #expect(store.state.stack.entries.ids == [.counted(1)], "\(action)")
    }
    #expect(listener.refusals.isEmpty)
    #expect(listener.issues.isEmpty)
  }

  @Test func `an optional, a case and a key go by the action that their parent names`() {
    let store = listener.store(ToyCloset.State()) { ToyCloset() }
    store.send(.shelf(.leave()))
    #expect(store.state.shelf == nil)
    #expect(store.state.door != nil)
    store.send(.door(.leave()))
    #expect(store.state.door == nil)
    #expect(store.state.boxes.count == 2)
    store.send(.box("b", .leaveBoth))
    #expect(store.state.boxes.keys.sorted() == ["a"])
    store.send(.box("a", .ask))
    #expect(store.state.boxes["a"]?.isPresented == true)
    // Both requests took effect once.
    #expect(store.state.emptied == 3)
    #expect(listener.refusals.isEmpty)
    #expect(listener.issues.isEmpty)
  }

  // MARK: When it cannot be

  @Test func `in a feature that is not presented it is refused`() {
    let store = listener.store(Exit("a")) { ToyExit() }
    store.send(.leave())
    store.send(.ask)
    #expect(store.state.isPresented == false)
    #expect(listener.refusals == ["the feature that asked to be dismissed is not presented"])
  }

  @Test func `it is refused when the parent takes the entry away in the same action`() {
    let store = hall(Stack.State(items: letters), Stack())
    store.send(.shape(.pushItem(Exit("d"))))
    let id = store.state.container.entries.ids[3]
    var state = store.state
    state.hurry = .popItem()
    let hurried = listener.store(state) { ToyHall(Stack()) }
    hurried.send(.exit(id, .leave()))
    #expect(names(hurried.state.container.items) == "a b c")
    #expect(listener.refusals == ["\(id) has gone"])
  }

  @Test func `asked for twice, it happens once`() {
    let store = hall(Stack.State(items: letters), Stack())
    let id = store.state.container.entries.ids[1]
    store.send(.exit(id, .leaveBoth))
    #expect(names(store.state.container.items) == "a c")
    #expect(listener.refusals == ["\(id) is not there"])
  }

  // MARK: Animation

  @Test func `it is animated as it is asked for`() {
    let store = hall(Stack.State(items: letters), Stack())
    for isAnimated in [true, false] {
      guard let top = store.state.container.topID else { continue }
      store.send(.exit(top, .leave(animated: isAnimated)))
      #expect(store.state.container.areAnimationsEnabled == isAnimated)
    }
    #expect(names(store.state.container.items) == "a")
  }

  @Test func `it may follow work, and ends with the entry as all work does`() async {
    let store = hall(Stack.State(items: letters), Stack())
    let ids = store.state.container.entries.ids
    await store.send(.exit(ids[1], .leaveLater)).finish()
    #expect(names(store.state.container.items) == "a c")
    let late = store.send(.exit(ids[2], .leaveLater))
    store.send(.shape(.popItem()))
    await late.finish()
    #expect(names(store.state.container.items) == "a")
    #expect(listener.refusals.isEmpty)
    #expect(store.liveEffectCount == 0)
  }

  @Test func `without a store it is an effect that asks for one action`() {
    let hall = ToyHall<Stack.State, Stack>(Stack())
    let state = ToyHall<Stack.State, Stack>.State(Stack.State(items: letters))
    var store = SearchStore(state: state, reducer: hall.resolve())
    store.send(.exit(store.state.container.entries.ids[0], .leave()))
    var actions: [String] = []
    while let reduced = store.reduceNext() {
      if case .shape(let action) = reduced.action { actions.append("\(action)") }
    }
    #expect(actions.count == 1)
    #expect(names(store.state.container.items) == "b c")
  }
}
