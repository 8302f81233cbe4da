import NavigationTesting
import Testing

/// Each wrong host fails with the sentence of its point.
@MainActor
@Suite struct WrongHostTests {
  private static let stacks: [WrongStack.Way: String] = [
    .neverAnswers: "answers each command once",
    .answersTwice: "answers each command once",
    .dropsAcknowledgement: "answers each command once",
    .namesTooLittle: "names the elements that it shows when it answers",
    .namesTooMuch: "names the elements that it shows when it answers",
    .namesWhatWasThere: "names the elements that it shows when it answers",
    .saysDoneTooSoon: "names the elements that it shows when it answers",
    .comesBackWithoutNames: "names the elements that it shows when it answers",
    .popsByCount: "removes the elements that a command names, by id, and no others",
    .ignoresPops: "removes the elements that a command names, by id, and no others",
    .popsTooMuch: "removes the elements that a command names, by id, and no others",
    .pushesInWrongOrder: "adds the elements that a command names, in the command's order",
    .forgetsToPush: "adds the elements that a command names, in the command's order",
    .showsAnotherView: "shows for each element the view that it was given",
    .returnsWhatWasRemoved: "adds nothing that the user has removed since it was asked",
    .refusesForGood: "changes nothing when it refuses, and says ready when it may work",
    .changesAndRefuses: "changes nothing when it refuses, and says ready when it may work",
    .refusesAndSaysReady: "changes nothing when it refuses, and says ready when it may work",
    .reportsAnother: "reports the elements that the user removed, once, by id",
    .reportsTwice: "reports the elements that the user removed, once, by id",
    .forgetsToReport: "reports the elements that the user removed, once, by id",
    .reportsPops: "reports nothing that a command did",
    .neverSaysThatGesturesBegin:
      "says that a gesture begins, and that it ends after the removal",
    .neverSaysThatGesturesEnd: "says that a gesture begins, and that it ends after the removal",
    .endsGestureTooSoon: "says that a gesture begins, and that it ends after the removal",
    .removesByCancelledGesture: "removes nothing by a gesture that is cancelled",
    .forgetsToSayDetached: "says when it goes off screen, and when it is back",
    .forgetsToSayAttached: "says when it goes off screen, and when it is back",
    .answersWhenAway: "says nothing between detached and attached",
    .dropsBeforeItSaysDetached:
      "releases a void acknowledgement after it has said detached, not before",
    .forgetsViewsWhenAway: "keeps its views while it is off screen",
    .ignoresBegin: "removes the elements of an earlier handler when another one begins",
    .answersAnEarlierHandler:
      "removes the elements of an earlier handler when another one begins",
    .touchesViewsBelow: "touches nothing below its own elements",
    .nestedButAttached: "says that it is not attached while it is in another handler's view",
    .losesWhatItWasFilledWith: "keeps on screen the content with which it was filled before",
    .neverAnswersOffscreen: "answers each command once",
    .reportsOneByOne: "reports the elements that the user removed, once, by id",
    .forgetsGuardsWhenAway: "lets no gesture remove a blocked element",
    .reordersWhenBack: "keeps its views while it is off screen",
    .bringsBackWhenBack: "adds nothing that the user has removed since it was asked",
    .forgetsGesturesWhenSeen: "says that a gesture begins, and that it ends after the removal",
    .endsGesturesOffscreen: "says that a gesture begins, and that it ends after the removal",
    .movesTooFar: "says that a gesture begins, and that it ends after the removal",
    .movesAfterwards: "says that a gesture begins, and that it ends after the removal",
    .alternatesNames: "names the elements that it shows when it answers",
    .letsGuardedGo: "lets no gesture remove a blocked element",
    .hidesAttempts: "reports an attempt to leave a blocked element, once, and changes nothing",
    .attemptsForNothing: "reports an attempt to leave a blocked element, once, and changes nothing",
    .leavesFocusBelow: "moves the focus to the view that comes in front",
    .losesFocus: "moves the focus to the view that comes in front",
    .focusesTheFirst: "returns the focus to the control that led away",
    .sharesFocus: "returns the focus to the control that led away",
  ]

  private static let modals: [WrongModal.Way: String] = [
    .namesNoStyle: "names the style of its presentation",
    .ignoresStyles: "presents in the style that a command names",
    .namesTheOldStyle: "presents in the style that a command names",
    .presentsWhatWasRemoved: "adds nothing that the user has removed since it was asked",
    .forgetsToReport: "reports the elements that the user removed, once, by id",
    .reportsDismissals: "reports nothing that a command did",
    .reportsDetents: "reports nothing that a command did",
    .letsGuardedGo: "lets no gesture remove a blocked element",
    .forgetsDrags: "reports the detent that the user dragged a sheet to, once, and names it",
    .dragsAnEarlierSheet:
      "reports the detent that the user dragged a sheet to, once, and names it",
    .namesTheOldDetent: "reports the detent that the user dragged a sheet to, once, and names it",
  ]

  private static let tabs: [WrongTabs.Way: String] = [
    .selectsTheFirst: "selects the tab that a command names, and no other",
    .losesTheSelection: "selects the tab that a command names, and no other",
    .forgetsToReport: "reports the tab that the user selected, once, by its id",
    .reportsAnother: "reports the tab that the user selected, once, by its id",
    .reportsSelections: "reports nothing that a command did",
    .reportsTheNext: "reports nothing that a command did",
    .insertsAtTheEnd: "adds the elements that a command names, in the command's order",
    .leavesGuarded: "lets no gesture remove a blocked element",
  ]

  private static let splits: [WrongSplit.Way: String] = [
    .ignoresCollapses: "removes the elements that a command names, by id, and no others",
    .forgetsAColumn: "adds the elements that a command names, in the command's order",
    .forgetsToReport: "reports the elements that the user removed, once, by id",
    .reportsCollapses: "reports nothing that a command did",
    .namesNoExpansion: "says when it has expanded by itself, and names it until a command",
  ]

  @Test func `each point of the contract is broken by a wrong host`() {
    let broken = Set(Self.stacks.values).union(Self.modals.values).union(Self.tabs.values)
      .union(Self.splits.values)
    #expect(broken == Set(HostPoint.allCases.map(\.sentence)))
  }

  /// Returns the violation of a contract, or nil.
  private func failure<Driver>(of contract: HostContract<Driver>) -> HostContractFailure? {
    do {
      try contract.check()
      return nil
    } catch {
      return error
    }
  }

  private func failure(_ way: WrongStack.Way) -> HostContractFailure? {
    let ways: [WrongStack.Way] = [
      .letsGuardedGo, .hidesAttempts, .attemptsForNothing, .forgetsGuardsWhenAway,
    ]
    // Three steps in each setting take long; the faults that need them need only one setting.
    let deep: [WrongStack.Way: HostSetting] = [
      .forgetsGuardsWhenAway: .window, .forgetsGesturesWhenSeen: .nested,
    ]
    let settings = deep[way].map { [$0] } ?? [.window, .above(["old"]), .nested]
    return failure(
      of: HostContract(
        settings: settings,
        obeysGuards: ways.contains(way),
        depth: deep[way] == nil ? 2 : 3
      ) {
        WrongStackDriver(way, $0)
      }
    )
  }

  @Test(arguments: WrongStack.Way.allCases)
  func `a wrong stack fails with the point that it breaks`(way: WrongStack.Way) throws {
    let broken = try #require(failure(way))
    #expect(broken.point.sentence == Self.stacks[way], "\(broken)")
  }

  @Test(arguments: WrongModal.Way.allCases)
  func `a wrong modal fails with the point that it breaks`(way: WrongModal.Way) throws {
    let drags: [WrongModal.Way] = [.forgetsDrags, .namesTheOldDetent, .dragsAnEarlierSheet]
    let contract = HostContract(
      obeysGuards: way == .letsGuardedGo,
      hasDetents: drags.contains(way)
    ) {
      WrongModalDriver(way, $0)
    }
    let broken = try #require(failure(of: contract))
    #expect(broken.point.sentence == Self.modals[way], "\(broken)")
  }

  @Test(arguments: WrongTabs.Way.allCases)
  func `wrong tabs fail with the point that they break`(way: WrongTabs.Way) throws {
    let contract = HostContract(obeysGuards: way == .leavesGuarded) { WrongTabsDriver(way, $0) }
    let broken = try #require(failure(of: contract))
    #expect(broken.point.sentence == Self.tabs[way], "\(broken)")
  }

  @Test(arguments: WrongSplit.Way.allCases)
  func `a wrong split fails with the point that it breaks`(way: WrongSplit.Way) throws {
    let broken = try #require(failure(of: HostContract { WrongSplitDriver(way, $0) }))
    #expect(broken.point.sentence == Self.splits[way], "\(broken)")
  }

  private static let texts: [WrongStack.Way: String] = [
    .neverAnswers:
      "a host answers each command once; this one did not answer “push a b” "
      + "(in a window: at the first rendering)",
    .popsByCount:
      "a host removes the elements that a command names, by id, and no others; "
      + "this one took away a by “pop b” (in a window: pop; go back 1)",
    .reportsAnother:
      "a host reports the elements that the user removed, once, by id; "
      + "this one said that a went, where b did (in a window: go back 1)",
    .returnsWhatWasRemoved:
      "a host adds nothing that the user has removed since it was asked; this one showed c again "
      + "after “push c”, though the user had removed it (in a window: push; go back 1)",
    .letsGuardedGo:
      "a host lets no gesture remove a blocked element; "
      + "this one let b go, which was to stay (in a window: let everything stay; go back 1)",
    .hidesAttempts:
      "a host reports an attempt to leave a blocked element, once, and changes nothing; "
      + "this one did not say that the user tried to remove b "
      + "(in a window: let everything stay; go back 1)",
    .attemptsForNothing:
      "a host reports an attempt to leave a blocked element, once, and changes nothing; "
      + "this one said that the user tried to remove b, and nothing kept them from it "
      + "(in a window: go back 1)",
    .answersWhenAway:
      "a host says nothing between detached and attached; "
      + "this one answered “push c” after it had said detached (in a window: push; detach)",
    .ignoresBegin:
      "a host removes the elements of an earlier handler when another one begins; "
      + "this one still names e1 e2 (in a window: another handler begins)",
    .touchesViewsBelow:
      "a host touches nothing below its own elements; "
      + "this one shows a b, where old was below (above old: at the first rendering)",
    .leavesFocusBelow:
      "a host moves the focus to the view that comes in front; "
      + "this one has it in a, and b is in front (in a window: at the first rendering)",
    .sharesFocus:
      "a host returns the focus to the control that led away; "
      + "this one has it at 0 in b, where the user left it at 1 "
      + "(in a window: push; come to rest; go back 1)",
  ]

  @Test func `a failure has the violation and a way to reproduce it`() throws {
    for (way, text) in Self.texts {
      let broken = try #require(failure(way))
      #expect(broken.description == text)
    }
  }

  @Test func `a broken contract fails the test that is running`() {
    withKnownIssue {
      _ = HostContract(depth: 0) { WrongStackDriver(.answersTwice, $0) }.expectKept()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "a host answers each command once; this one answered “push a b” twice "
          + "(in a window: at the first rendering)"
      ]
    }
  }
}
