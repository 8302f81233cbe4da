import NavigationTesting
import Testing
import TestSupport

@testable import ComposableNavigation

@Suite @MainActor struct StoreDialogTests {
  private let listener = ToyListener()
  private let trace = ToyTrace()

  private func makeStore(
    _ item: ToyAsker.Item? = .question
  ) -> Store<ToyAsker.State, ToyAsker.Action> {
    let store = listener.store(ToyAsker.State()) { ToyAsker(trace: trace) }
    if let item { store.send(.modal(.presentAlert(item))) }
    return store
  }

  @Test func `a tap dismisses first, then sends the button's action`() {
    let store = makeStore()
    store.alert()?.send(.tap("Delete"))
    #expect(trace.all == ["present over sure?", "dismiss over nothing", "delete over nothing"])
    #expect(store.state.answers == [.delete])
  }

  @Test func `a button without an action only dismisses`() {
    let store = makeStore()
    store.alert()?.send(.tap("Cancel"))
    #expect(trace.all == ["present over sure?", "dismiss over nothing"])
  }

  @Test func `a button's action may present another modal at once`() {
    let store = makeStore()
    store.alert()?.send(.tap("Again"))
    #expect(store.state.presented == "really?")
    #expect(store.state.modal.style == .alert)
    store.alert()?.send(.tap("Delete"))
    #expect(store.state.modal.item == nil)
    #expect(store.state.answers == [.again, .delete])
  }

  @Test func `the button of a dialog that follows an alert presents another alert`() {
    let store = makeStore()
    store.alert()?.send(.tap("Choose"))
    #expect(store.state.modal.style == .confirmationDialog)
    let dialog = store.state.modal.presentedID.flatMap {
      store.scope(
        \.modal,
        id: $0,
        dialog: /ToyAsker.Item.dialog,
        action: /ToyAsker.Action.modal,
        buttons: /ToyAsker.Action.answered
      )
    }
    dialog?.send(.tap("Again"))
    #expect(store.state.presented == "really?")
  }

  @Test func `a tap acts once`() {
    let store = makeStore()
    let alert = store.alert()
    alert?.send(.tap("Delete"))
    alert?.send(.tap("Delete"))
    #expect(store.state.answers == [.delete])
    #expect(listener.refusals == ["#0 has gone"])
    #expect(listener.issues == [])
    #expect(alert?.state.title == "sure?")
  }

  @Test func `a tap on a button that is disabled is refused, and the alert stays`() {
    let alert = AlertState<ToyAsker.Answer>("sure?") {
      ButtonState("Delete", isDisabled: true, action: .delete)
      ButtonState.cancel()
    }
    let store = makeStore(.alert(alert))
    store.alert()?.send(.tap("Delete"))
    #expect(store.state.presented == "sure?")
    #expect(store.state.answers == [])
    #expect(listener.refusals == ["Delete is disabled"])
    #expect(listener.issues == [])
    store.alert()?.send(.tap("Cancel"))
    #expect(store.state.modal.item == nil)
  }

  @Test func `a late tap does not touch the alert that came after`() {
    let store = makeStore()
    let alert = store.alert()
    alert?.send(.tap("Again"))
    alert?.send(.tap("Delete"))
    #expect(store.state.presented == "really?")
    #expect(store.state.answers == [.again])
    #expect(listener.refusals == ["#0 has gone"])
  }

  // A late tap on an alert in a removed sheet was refused twice. Now the second action knows the
  // refusal of the first (`Delivery.following`).
  @Test(arguments: [0, 1, 2, 3])
  func `a late tap is refused once, however deep its dialog is nested`(depth: Int) {
    // The removed element: a sheet around the dialog, the outermost first, or the dialog alone.
    for gone in 0...depth {
      let listener = ToyListener()
      let store = listener.store(ToyPad.State()) { ToyPad() }
      var (pads, pad) = ([store], store)
      for _ in 0..<depth {
        pad.send(.sheet(.presentSheet(.init())))
        guard let id = pad.state.sheet.presentedID,
          let next = pad.scope(\.sheet, id: id, element: /ToyPad.Action.inSheet)
        else { return }
        pad = next
        pads.append(pad)
      }
      pad.send(.ask)
      let dialog = pad.state.sure.presentedID.flatMap {
        pad.scope(
          \.sure,
          id: $0,
          dialog: .whole,
          action: /ToyPad.Action.sure,
          buttons: /ToyPad.Action.answered
        )
      }
      if gone < depth { pads[gone].send(.sheet(.dismiss())) } else { pad.send(.sure(.dismiss())) }
      let before = store.state
      let task = dialog?.send(.tap("Yes"))
      #expect(listener.refusals.count == 1)
      #expect(listener.refusals.first == task?.refusal?.description)
      #expect(store.state == before)
      #expect(listener.issues == [])
    }
  }

  @Test func `two taps while the store is busy act once, in their turn`() async {
    let store = makeStore()
    let alert = store.alert()
    var isBusy = false
    var tasks: [StoreTask] = []
    let subscription = store.observe { _ in
      guard isBusy else { return }
      isBusy = false
      for title in ["Delete", "Again"] {
        if let task = alert?.send(.tap(title)) { tasks.append(task) }
      }
    }
    isBusy = true
    store.send(.answered(.delete))
    #expect(store.state.answers == [.delete, .delete])
    #expect(store.state.modal.item == nil)
    #expect(listener.refusals == ["#0 has gone"])
    for task in tasks { await task.finish() }
    subscription.cancel()
  }

  @Test func `a tap on a button that the alert no longer has is refused`() {
    let store = makeStore()
    store.alert()?.send(.tap("Save"))
    #expect(store.state.presented == "sure?")
    #expect(listener.refusals == ["Save is not there"])
  }

  @Test func `a tap on an alert that waits is refused`() {
    let store = listener.store(ToyAsker.State(modal: .init(policy: .queue))) { ToyAsker() }
    store.send(.modal(.presentSheet(.sheet("first"))))
    store.send(.modal(.presentAlert(.question)))
    let waiting = store.state.modal.entries.ids[1]
    store.alert(waiting)?.send(.tap("Delete"))
    #expect(listener.refusals == ["\(waiting) is not presented"])
    #expect(store.state.answers == [])
  }

  @Test func `there is no dialog's store for another item`() {
    let store = makeStore(nil)
    #expect(store.alert() == nil)
    store.send(.modal(.presentSheet(.sheet("list"))))
    #expect(store.alert() == nil)
    store.send(.modal(.presentConfirmationDialog(.choice)))
    #expect(store.alert() == nil)
  }

  @Test func `an alert over an alert replaces it`() {
    let store = makeStore()
    store.send(.modal(.presentAlert(.again)))
    #expect(store.state.presented == "really?")
    #expect(store.state.modal.waitingItems == [])
  }

  @Test func `a tap's task ends with the effect of the button's action`() async {
    let gate = ToyGate()
    let store = listener.store(ModalNavigation<AlertState<Int>>.State()) {
      Reduce<ModalNavigation<AlertState<Int>>.State, Asked> { _, action in
        guard case .number(let number) = action else { return .none }
        return gate.answer(.answered(number))
      }
      Scope(state: \.self, action: /Asked.modal) { ModalNavigation<AlertState<Int>>() }
    }
    store.send(.modal(.presentAlert(AlertState("one?") { ButtonState("Yes", action: 1) })))
    let alert = store.state.presentedID.flatMap {
      store.scope(\.self, id: $0, dialog: .whole, action: /Asked.modal, buttons: /Asked.number)
    }
    let task = alert?.send(.tap("Yes"))
    #expect(store.liveEffectCount == 1)
    gate.open()
    await task?.finish()
    #expect(store.liveEffectCount == 0)
  }

  private enum Asked: Sendable {
    case modal(ModalNavigation<AlertState<Int>>.Action)
    case number(Int)
    case answered(Int)
  }

  @Test func `a simulated host taps the alert that its view receives`() {
    struct Views: EntryViewProviding {
      let store: Store<ToyAsker.State, ToyAsker.Action>

      func makePresentable(
        for entry: Entry<ToyAsker.Item>
      ) -> Store<AlertState<ToyAsker.Answer>, DialogAction>? {
        store.alert(entry.id)
      }
    }
    let store = makeStore()
    let host = SimulatedModalHost<Store<AlertState<ToyAsker.Answer>, DialogAction>?>()
    let handler = ModalNavigationHandler(
      store: store.scope(state: \.modal, action: /ToyAsker.Action.modal),
      viewProvider: Views(store: store)
    )
    handler.setup(with: host)
    #expect(host.style == .alert)
    host.presentable??.send(.tap("Again"))
    #expect(host.presentable??.state.title == "really?")
    #expect(host.commands.count == 3)
    host.presentable??.send(.tap("Delete"))
    #expect(host.elements == [])
  }

  @Test func `a test store receives the actions of a tap`() async {
    let store = TestStore(initialState: ToyAsker.State()) { ToyAsker() }
    await store.send(.modal(.presentAlert(.question))) {
      $0.modal.styledItem = .init(item: .question, style: .alert)
    }
    let id = store.state.modal.presentedID ?? strangerID
    store.store.alert()?.send(.tap("Delete"))
    await store.receive(.modal(.dismiss(id: id, cause: .user))) { $0.modal.styledItem = nil }
    await store.receive(.answered(.delete)) { $0.answers = [.delete] }
    await store.finish()
  }
}

/// A pad that asks a question and shows another pad.
private struct ToyPad: Reducer {
  typealias Sure = ModalNavigation<AlertState<Bool>>

  struct State: Hashable, Sendable {
    var sure = Sure.State()
    var sheet = ModalNavigation<State>.State()
    var answers = 0
  }

  indirect enum Action: Sendable {
    case ask, answered(Bool)
    case sure(Sure.Action)
    case sheet(ModalNavigation<State>.Action)
    case inSheet(Action)
  }

  var body: some Reducer<State, Action> {
    Sure().pullback(state: \.sure, action: /Action.sure)
    Reduce<State, Action> { state, action in
      switch action {
      case .ask:
        let alert = AlertState<Bool>("Sure?") { ButtonState("Yes", action: true) }
        return .send(.sure(.presentAlert(alert)))
      case .answered: state.answers += 1
      case .sure, .sheet, .inSheet: break
      }
      return .none
    }
    .ifLet(\.sheet, action: /Action.sheet, element: /Action.inSheet) { ToyPad() }
  }
}
