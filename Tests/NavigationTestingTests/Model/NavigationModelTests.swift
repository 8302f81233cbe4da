import ComposableNavigation
import NavigationTesting
import Testing
import TestSupport

@Suite struct NavigationModelTests {
  @Test func `a healthy feature has no fault`() {
    let result = Self.mailbox().explore(operations: 3, removals: 2, gestures: 1)
    print("searched the mailbox, 3 and 2, a gesture: \(result)")
    result.expectNone()
  }

  @Test(arguments: [
    (Mailbox.Mistake.pushesTwice, ModelLaw.opensOnce, "a double tap opens twice: .tapped(1)"),
    (.opensLate, .staysAway, "a late answer opens #1, which the user has left"),
    (.popsByCount, .othersStay, "#1 goes, and the user took away #0"),
    (.runsInCircles, .settles, "actions follow each other without an end"),
    (
      .talksToAbsentChild, .noIssues,
      "absentChild: Action for #99 was sent, but StackNavigation<State> has no state for it; "
        + "it was ignored"
    ),
  ])
  func `a mistake is found by the law that it breaks, and by no other`(
    mistake: Mailbox.Mistake,
    law: ModelLaw,
    message: String
  ) throws {
    let model = Self.mailbox(mistake)
      .program { _ in [.stack(.pushItem(.init(number: 5)))] }
    let counterexample = try #require(model.explore().counterexample)
    #expect(counterexample.violation == message)
    if law != .settles { #expect(model.without(law).explore().counterexample == nil) }
  }

  @Test func `a host that refuses shows the state when it is ready`() {
    let (patient, refusing) = (
      Self.mailbox().explore(operations: 2, removals: 1),
      Self.mailbox().explore(operations: 2, removals: 1, refusals: 2)
    )
    refusing.expectNone()
    #expect(refusing.states > patient.states)
  }

  @Test func `a message that stays open is shown again, which is no fault`() {
    let result = NavigationModel(initialState: Mailbox.State()) { Mailbox(keepsMessages: true) }
      .stack(\.stack, action: /Mailbox.Action.stack)
      .user { _ in [.tapped(1)] }
      .explore(operations: 2, removals: 3)
    #expect(result.counterexample == nil, "\(result)")
  }

  @Test func `an invariant that does not hold is named`() throws {
    let result = Self.mailbox().invariant("nothing is open") { $0.stack.items.count == 1 }.explore()
    let counterexample = try #require(result.counterexample)
    #expect(counterexample.violation == "not so: nothing is open")
    #expect(
      counterexample.script == [
        "await store.send(.tapped(1))", "await store.receive(/Mailbox.Action.stack)",
      ]
    )
  }

  @Test func `an effect without declared answers is a fault`() throws {
    let result = NavigationModel(initialState: Mailbox.State()) { Mailbox() }
      .program { _ in [.refresh] }
      .explore()
    let counterexample = try #require(result.counterexample)
    #expect(counterexample.violation == ".refresh begins an effect: declare what it answers")
    #expect(counterexample.script == ["await store.send(.refresh)"])
  }

  @Test func `an effect that answers nothing never does`() {
    let result = NavigationModel(initialState: Mailbox.State()) { Mailbox() }
      .program { _ in [.refresh] }
      .answers { _ in [] }
      .invariant("nothing is loaded") { !$0.isLoaded }
      .explore(operations: 2)
    #expect(result.counterexample == nil, "\(result)")
  }

  @Test func `an answer arrives at any moment`() throws {
    let result = Self.mailbox()
      .invariant("not loaded while a message is open") { $0.stack.items.count == 1 || !$0.isLoaded }
      .explore(operations: 2)
    #expect(try #require(result.counterexample).script.count == 4)
  }

  @Test func `an effect that was cancelled does not answer`() {
    let result = NavigationModel(initialState: Mailbox.State()) { Mailbox() }
      .program { _ in [.stopped] }
      .answers { $0 == .refresh ? [.loaded] : nil }
      .user { $0.isLoaded ? [.tapped(1)] : [.refresh, .stopped] }
      .invariant("nothing is open") { $0.stack.items.count == 1 }
    #expect(result.explore(operations: 1).counterexample == nil)
    #expect(result.explore(operations: 2).counterexample?.script.count == 4)
  }

  @Test func `an effect of an entry that has gone does not answer`() {
    // An answer would make the store report an issue.
    let result = Self.mailbox()
      .program { state in state.stack.topID.map { [.message($0, .load)] } ?? [] }
      .answers { action in
        guard case .message(let id, .load) = action else { return nil }
        return [.message(id, .loaded("text"))]
      }
      .explore(operations: 3, removals: 1)
    print("searched the mailbox with messages that load, 3 and 1: \(result)")
    result.expectNone()
  }

  @Test func `work that follows other work answers too`() {
    let result = NavigationModel(initialState: 0) {
      Reduce<Int, Bool> { answers, begins in
        if begins { return .concatenate(.run { _ in }, .run { _ in }) }
        answers += 1
        return .none
      }
    }
    .program { _ in [true] }
    .answers { begins in begins ? [false] : nil }
    .invariant("one answer at most") { $0 < 2 }
    .explore(operations: 1)
    #expect(result.counterexample?.violation == "not so: one answer at most")
    #expect(result.counterexample?.script.count == 3)
  }

  @Test func `two effects of one action are declared apart`() {
    enum Step: Hashable { case appeared, loaded, tracked }
    let model = NavigationModel(initialState: [Step]()) {
      Reduce<[Step], Step> { steps, step in
        steps.append(step)
        return step == .appeared ? .merge(.run { _ in }, .run { _ in }) : .none
      }
    }
    .user { $0.isEmpty ? [.appeared] : [] }
    .invariant("each answers once") { Set($0).count == $0.count }
    let together = model.answers { $0 == .appeared ? [.loaded, .tracked] : nil }
    #expect(together.explore().counterexample?.violation == "not so: each answers once")
    let first = model.answers(ofRun: 0) { $0 == .appeared ? [.loaded] : nil }
    #expect(
      first.explore().counterexample?.violation
        == ".appeared begins another effect, run 1: declare what it answers"
    )
    let apart = first.answers(ofRun: 1) { $0 == .appeared ? [.tracked] : nil }.explore()
    apart.expectNone()
  }

  @Test func `the user taps the enabled buttons of an alert`() throws {
    let model = Self.bin(Bin.State())
      .user { $0.sheet.item == nil ? [.emptyTapped] : [] }
    #expect(model.explore(operations: 4, removals: 2).counterexample == nil)
    let emptied = model.invariant("the bin is full") { $0.files > 0 }.explore(operations: 2)
    #expect(
      try #require(emptied.counterexample).script == [
        "await store.send(.emptyTapped)", "await store.receive(/Bin.Action.sheet)",
        "// the user taps \"Empty\"",
        "await store.send(.sheet(.remove([.number(0)], cause: .user)))",
        "await store.send(.answered(.empty))", "await store.receive(.emptied)",
      ]
    )
  }

  @Test func `the user cannot swipe an alert away, but a confirmation dialog`() {
    var asking = Bin.State()
    for (style, isLeft) in [(PresentationStyle.alert, false), (.confirmationDialog, true)] {
      asking.sheet.styledItem = .init(item: .empty, style: style)
      let result = Self.bin(asking).invariant("it asks") { $0.sheet.item != nil }
        .explore(operations: 0, removals: 2, gestures: 1)
      #expect((result.counterexample != nil) == isLeft, "\(result)")
    }
  }

  private static func bin(_ state: Bin.State) -> NavigationModel<Bin.State, Bin.Action> {
    NavigationModel(initialState: state) { Bin() }
      .modal(
        \.sheet,
        action: /Bin.Action.sheet,
        dialogs: [.dialog(/Bin.Question.alert, buttons: /Bin.Action.answered)]
      )
  }

  @Test func `a mistake that follows work is a fault`() {
    let result = NavigationModel(initialState: 0) {
      Reduce<Int, Bool> { _, _ in
        .concatenate(.run { _ in }, .issue(NavigationIssue(.state, "it does not fit")))
      }
    }
    .program { _ in [true] }
    .answersInTurn { _ in [[]] }
    .explore(operations: 1)
    #expect(result.counterexample?.violation.contains("it does not fit") == true)
  }

  @Test func `two searches see the same`() {
    let first = Self.mailbox().explore(operations: 2)
    let second = Self.mailbox().explore(operations: 2)
    #expect(first.states == second.states)
    #expect(first.transitions == second.transitions)
  }

  private static func mailbox(
    _ mistake: Mailbox.Mistake? = nil
  ) -> NavigationModel<Mailbox.State, Mailbox.Action> {
    NavigationModel(initialState: Mailbox.State()) { Mailbox(mistake: mistake) }
      .stack(\.stack, action: /Mailbox.Action.stack)
      .user { $0.stack.items.count == 1 ? [.tapped(1)] : [] }
      .program { _ in [.refresh] }
      .answers { $0 == .refresh ? [.loaded] : nil }
  }
}
