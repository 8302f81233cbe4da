import NavigationTesting
import Testing

/// Each wrong host fails with the sentence of its point.
@MainActor
@Suite struct WrongHostTests {
  private static let stacks: [WrongStack.Way: String] = [
    .neverAnswers: "answers each command once",
    .answersTwice: "answers each command once",
    .dropsAcknowledgement: "answers each command once",
    .namesTooLittle: "names what it shows when it answers",
    .namesTooMuch: "names what it shows when it answers",
    .namesWhatWasThere: "names what it shows when it answers",
    .saysDoneTooSoon: "names what it shows when it answers",
    .comesBackWithoutNames: "names what it shows when it answers",
    .popsByCount: "takes away the elements that a command names, by id, and no others",
    .ignoresPops: "takes away the elements that a command names, by id, and no others",
    .popsTooMuch: "takes away the elements that a command names, by id, and no others",
    .pushesInWrongOrder: "adds the elements that a command names, in the command's order",
    .forgetsToPush: "adds the elements that a command names, in the command's order",
    .showsAnotherView: "shows for each element the view that it was given",
    .returnsWhatWasRemoved: "adds nothing that the user has removed since it was asked",
    .refusesForGood: "changes nothing when it refuses, and says ready when it may work",
    .changesAndRefuses: "changes nothing when it refuses, and says ready when it may work",
    .refusesAndSaysReady: "changes nothing when it refuses, and says ready when it may work",
    .reportsAnother: "reports what the user removed, once, by the ids that went",
    .reportsTwice: "reports what the user removed, once, by the ids that went",
    .forgetsToReport: "reports what the user removed, once, by the ids that went",
    .reportsPops: "reports nothing that a command did",
    .neverSaysThatGesturesBegin:
      "says that a gesture begins, and that it ends after what it removed",
    .neverSaysThatGesturesEnd: "says that a gesture begins, and that it ends after what it removed",
    .endsGestureTooSoon: "says that a gesture begins, and that it ends after what it removed",
    .removesByCancelledGesture: "removes nothing by a gesture that is cancelled",
    .forgetsToSayDetached: "says when it goes off screen, and when it is back",
    .forgetsToSayAttached: "says when it goes off screen, and when it is back",
    .answersWhenAway: "says nothing between detached and attached",
    .dropsBeforeItSaysDetached:
      "lets go of a void acknowledgement after it has said detached, not before",
    .forgetsViewsWhenAway: "keeps its views while it is off screen",
    .ignoresBegin: "lets go of what an earlier handler has put there when another one begins",
    .answersAnEarlierHandler:
      "lets go of what an earlier handler has put there when another one begins",
    .touchesWhatLiesBelow: "touches nothing that lies below its own elements",
    .nestedButAttached: "says that it is not attached while it lies in another handler's view",
    .losesWhatItWasFilledWith: "shows when it is seen what it was filled with before",
    .neverAnswersOffscreen: "answers each command once",
    .reportsOneByOne: "reports what the user removed, once, by the ids that went",
    .forgetsGuardsWhenAway: "lets no gesture take away what it was told stays",
    .reordersWhenBack: "keeps its views while it is off screen",
    .bringsBackWhenBack: "adds nothing that the user has removed since it was asked",
    .forgetsGesturesWhenSeen: "says that a gesture begins, and that it ends after what it removed",
    .endsGesturesOffscreen: "says that a gesture begins, and that it ends after what it removed",
    .alternatesNames: "names what it shows when it answers",
    .letsGuardedGo: "lets no gesture take away what it was told stays",
    .hidesAttempts: "reports an attempt to leave what stays, once, and changes nothing",
    .attemptsForNothing: "reports an attempt to leave what stays, once, and changes nothing",
    .leavesFocusBelow: "moves the focus to the view that comes in front",
    .losesFocus: "moves the focus to the view that comes in front",
    .focusesTheFirst: "returns the focus to the control that led away",
    .sharesFocus: "returns the focus to the control that led away",
  ]

  private static let modals: [WrongModal.Way: String] = [
    .namesNoStyle: "names the style of what it presents",
    .ignoresStyles: "shows what it presents in the style that a command names",
    .namesTheOldStyle: "shows what it presents in the style that a command names",
    .presentsWhatWasRemoved: "adds nothing that the user has removed since it was asked",
    .forgetsToReport: "reports what the user removed, once, by the ids that went",
    .reportsDismissals: "reports nothing that a command did",
    .reportsDetents: "reports nothing that a command did",
    .letsGuardedGo: "lets no gesture take away what it was told stays",
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
    .leavesGuarded: "lets no gesture take away what it was told stays",
  ]

  private static let splits: [WrongSplit.Way: String] = [
    .ignoresCollapses: "takes away the elements that a command names, by id, and no others",
    .forgetsAColumn: "adds the elements that a command names, in the command's order",
    .forgetsToReport: "reports what the user removed, once, by the ids that went",
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
      "a host takes away the elements that a command names, by id, and no others; "
      + "this one took away a by “pop b” (in a window: pop; go back 1)",
    .reportsAnother:
      "a host reports what the user removed, once, by the ids that went; "
      + "this one said that a went, where b did (in a window: go back 1)",
    .returnsWhatWasRemoved:
      "a host adds nothing that the user has removed since it was asked; this one showed c again "
      + "after “push c”, though the user had removed it (in a window: push; go back 1)",
    .letsGuardedGo:
      "a host lets no gesture take away what it was told stays; "
      + "this one let b go, which was to stay (in a window: let everything stay; go back 1)",
    .hidesAttempts:
      "a host reports an attempt to leave what stays, once, and changes nothing; "
      + "this one did not say that the user tried to remove b "
      + "(in a window: let everything stay; go back 1)",
    .attemptsForNothing:
      "a host reports an attempt to leave what stays, once, and changes nothing; "
      + "this one said that the user tried to remove b, and nothing kept them from it "
      + "(in a window: go back 1)",
    .answersWhenAway:
      "a host says nothing between detached and attached; "
      + "this one answered “push c” after it had said detached (in a window: push; detach)",
    .ignoresBegin:
      "a host lets go of what an earlier handler has put there when another one begins; "
      + "this one still names e1 e2 (in a window: another handler begins)",
    .touchesWhatLiesBelow:
      "a host touches nothing that lies below its own elements; "
      + "this one shows a b, where old lay below (above old: at the first rendering)",
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
