import ComposableNavigation
import Testing
import TestSupport

@Suite struct ModalNavigationTests {
  private let modal = ToyModal()

  private func state(_ item: String, _ style: PresentationStyle = .fullScreen) -> ToyModal.State {
    .init(styledItem: .init(item: item, style: style))
  }

  // MARK: State

  @Test func `a state presents nothing or one item, with its style`() {
    #expect(ToyModal.State().styledItem == nil)
    #expect(ToyModal.State().presentedID == nil)
    #expect(ToyModal.State().areAnimationsEnabled)
    #expect(state("a", .popover).styledItem == .init(item: "a", style: .popover))
    #expect(state("a").item == "a")
    #expect(state("a").style == .fullScreen)
    #expect(ToyModal.State(styledItem: nil, areAnimationsEnabled: false).drawing == "")
  }

  @Test func `states differ in item, style, id, policy and flag`() {
    #expect(state("a") == state("a"))
    #expect(state("a") != state("b"))
    #expect(state("a") != state("a", .popover))
    #expect(state("a") != modal.state(.init(), after: .presentFullScreen("a")))
    #expect(ToyModal.State(policy: .queue) != .init())
    #expect(ToyModal.State(areAnimationsEnabled: false) != .init())
  }

  // MARK: Presenting

  @Test(
    arguments: [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
      .overCurrentContext, .popover, .alert, .confirmationDialog, .custom("drawer"),
      .sheet(Sheet(detents: [.medium, .fraction(0.3), .height(200), .custom("half")])),
    ] as [PresentationStyle]
  )
  func `an item is presented in any style`(style: PresentationStyle) throws {
    let after = modal.state(.init(), after: .set(.init(item: "a", style: style)))
    #expect(after.styledItem == .init(item: "a", style: style))
    #expect(try restored(after) == after)
  }

  @Test func `a style has a name`() {
    let styles: [PresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
      .overCurrentContext, .popover, .alert, .confirmationDialog, .custom("drawer"),
    ]
    let names = [
      "automatic", "in place", "full screen", "sheet", "form sheet", "current context",
      "over full screen", "over current context", "popover", "alert", "confirmation dialog",
      "drawer",
    ]
    #expect(styles.map(\.description) == names)
  }

  @Test func `presenting another item replaces the presented one, in a new place`() {
    let before = state("a")
    let after = modal.state(before, after: .presentSheet("b"))
    #expect(after.drawing == "b (sheet)")
    #expect(after.presentedID != before.presentedID)
  }

  @Test func `presenting an item again changes nothing but its style`() {
    let before = state("a")
    #expect(modal.state(before, after: .presentFullScreen("a")) == before)
    let restyled = modal.state(before, after: .presentSheet("a"))
    #expect(restyled.drawing == "a (sheet)")
    #expect(restyled.presentedID == before.presentedID)
    #expect(modal.state(before, after: .set(.init(item: "a", style: .popover))).style == .popover)
  }

  @Test func `a second visit of an equal item takes a dismissal in between`() {
    let first = modal.state(.init(), after: .presentSheet("a"))
    let second = modal.state(first, after: .dismiss(), .presentSheet("a"))
    #expect(second.item == "a")
    #expect(second.presentedID != first.presentedID)
  }

  @Test func `a presentation from an entry happens only while that entry is presented`() {
    let before = state("a")
    let present = ToyModal.Action.presentFullScreen("b").from(before.presentedID)
    let once = modal.state(before, after: present)
    #expect(once.item == "b")
    #expect(modal.state(once, after: present) == once)
    let late = ToyModal.Action.set(nil, animated: false).from(before.presentedID)
    #expect(modal.state(once, after: late) == once)
  }

  // MARK: Dismissing

  @Test func `a dismissal removes the presented item`() {
    #expect(modal.state(state("a"), after: .dismiss()).drawing == "")
    #expect(modal.state(state("a"), after: .set(nil)).drawing == "")
  }

  @Test func `a dismissal when nothing is presented changes nothing but the flag`() {
    let flag = ToyModal.State(areAnimationsEnabled: false)
    #expect(modal.state(.init(), after: .dismiss(animated: false)) == flag)
    #expect(modal.state(.init(), after: .set(nil, animated: false)) == flag)
  }

  @Test func `a late dismissal of an old modal does not touch the new one`() {
    let old = state("a")
    let id = old.presentedID ?? strangerID
    let new = modal.state(old, after: .presentFullScreen("b"))
    #expect(modal.state(new, after: .dismiss(id: id, cause: .user, animated: false)) == new)
    #expect(modal.state(old, after: .dismiss(id: id)).drawing == "")
  }

  @Test func `of several entries those go that are there, also those that wait`() {
    let before = modal.state(
      .init(policy: .queue),
      after: .presentSheet("a"),
      .presentSheet("b"),
      .presentSheet("c")
    )
    let ids = before.entries.ids
    let after = modal.state(before, after: .remove([ids[0], strangerID, ids[2]]))
    #expect(after.item == "b")
    #expect(after.presentedID == ids[1])
    #expect(after.waitingItems.isEmpty)
    #expect(
      ToyModal.refusal(of: .remove([strangerID]), in: before) == .notPresented(strangerID)
    )
    #expect(ToyModal.refusal(of: .remove([]), in: before) == nil)
  }

  // MARK: Writing

  @Test func `a styled item that is written keeps or changes the place, or dismisses`() {
    var written = state("a")
    let id = written.presentedID
    written.styledItem = .init(item: "a", style: .popover)
    #expect(written.drawing == "a (popover)")
    #expect(written.presentedID == id)
    written.styledItem = .init(item: "b", style: .popover)
    #expect(written.drawing == "b (popover)")
    #expect(written.presentedID != id)
    written.styledItem = nil
    #expect(written.drawing == "")
  }

  // MARK: Policies

  @Test func `under the queue policy a request waits until the presented item is dismissed`() {
    let start = ToyModal.State(policy: .queue)
    let queued = modal.state(
      start,
      after: .presentFullScreen("a"),
      .presentSheet("b"),
      .set(.init(item: "c", style: .popover))
    )
    #expect(queued.drawing == "a (full screen) ‹ b (sheet) ‹ c (popover)")
    let next = queued.waitingItems.map(\.item)
    #expect(next == ["b", "c"])
    #expect(modal.state(queued, after: .dismiss()).drawing == "b (sheet) ‹ c (popover)")
    #expect(modal.state(queued, after: .dismiss(), .dismiss(), .dismiss()).drawing == "")
  }

  @Test func `under the queue policy a queued or presented item is not queued again`() {
    let queued = modal.state(
      .init(policy: .queue),
      after: .presentSheet("a"),
      .presentSheet("b"),
      .presentSheet("b")
    )
    #expect(queued.drawing == "a (sheet) ‹ b (sheet)")
    #expect(
      modal.state(queued, after: .presentFullScreen("b"), .presentFullScreen("a")).drawing
        == "a (full screen) ‹ b (full screen)"
    )
  }

  @Test func `under the queue policy a queued item can be dismissed by its name`() {
    let queued = modal.state(
      .init(policy: .queue),
      after: .presentSheet("a"),
      .presentSheet("b"),
      .presentSheet("c")
    )
    let b = modal.state(queued, after: .dismiss()).presentedID ?? strangerID
    #expect(modal.state(queued, after: .dismiss(id: b)).drawing == "a (sheet) ‹ c (sheet)")
  }

  @Test func `under the reject policy another request is refused and an equal one restyles`() {
    let before = modal.state(.init(policy: .reject), after: .presentSheet("a"))
    #expect(modal.state(before, after: .presentSheet("b", animated: false)) == before)
    #expect(modal.state(before, after: .presentFullScreen("a")).drawing == "a (full screen)")
    #expect(modal.state(before, after: .dismiss(), .presentSheet("b")).drawing == "b (sheet)")
  }

  @Test func `a write replaces under every policy`() {
    for policy in [ModalNavigation.Policy.replace, .queue, .reject] as [ToyModal.Policy] {
      var written = modal.state(.init(policy: policy), after: .presentSheet("a"))
      written.styledItem = .init(item: "b", style: .popover)
      #expect(written.drawing == "b (popover)")
    }
  }

  @MainActor @Test func `a modal over a modal is one more modal in the presented feature`() {
    struct Page: Reducer {
      struct State: Equatable, Sendable {
        var name: String
        var modal = ModalNavigation<State>.State()
      }
      indirect enum Action: Sendable {
        case modal(ModalNavigation<State>.Action)
        case sheet(Action)
      }
      var body: some Reducer<State, Action> {
        Reduce { _, _ in .none }
          .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { Page() }
      }
    }
    let store = Store(initialState: Page.State(name: "root")) { Page() }
    store.send(.modal(.presentSheet(.init(name: "one"))))
    store.send(.sheet(.modal(.presentSheet(.init(name: "two")))))
    #expect(store.state.modal.item?.modal.item?.name == "two")
    store.send(.sheet(.modal(.dismiss())))
    #expect(store.state.modal.item?.name == "one")
    #expect(store.state.modal.item?.modal.item == nil)
  }
}
