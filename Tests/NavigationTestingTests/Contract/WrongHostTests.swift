import NavigationTesting
import Testing

/// Each wrong host fails with the sentence of its point.
@MainActor
@Suite struct WrongHostTests {
  private static let stacks: [HostPoint: [WrongStack.Way]] = [
    .answersOnce: [.neverAnswers, .answersTwice, .dropsAcknowledgement, .neverAnswersOffscreen],
    .namesShown: [
      .namesTooLittle, .namesTooMuch, .namesWhatWasThere, .saysDoneTooSoon, .comesBackWithoutNames,
      .alternatesNames,
    ],
    .takesAwayByID: [.popsByCount, .ignoresPops, .popsTooMuch],
    .addsInOrder: [.pushesInWrongOrder, .forgetsToPush],
    .showsGivenViews: [.showsAnotherView],
    .returnsNothing: [.returnsWhatWasRemoved, .bringsBackWhenBack],
    .refusesHonestly: [.refusesForGood, .changesAndRefuses, .refusesAndSaysReady],
    .reportsRemovals: [.reportsAnother, .reportsTwice, .forgetsToReport, .reportsOneByOne],
    .reportsUserOnly: [.reportsPops],
    .endsGestures: [
      .neverSaysThatGesturesBegin, .neverSaysThatGesturesEnd, .endsGestureTooSoon,
      .forgetsGesturesWhenSeen, .endsGesturesOffscreen, .movesTooFar, .movesAfterwards,
    ],
    .cancelsGestures: [.removesByCancelledGesture],
    .keepsBlocked: [.forgetsGuardsWhenAway, .letsGuardedGo],
    .reportsAttempts: [.hidesAttempts, .attemptsForNothing],
    .saysAttached: [.forgetsToSayDetached, .forgetsToSayAttached],
    .silentWhileAway: [.answersWhenAway],
    .dropsAfterwards: [.dropsBeforeItSaysDetached],
    .keepsWhileAway: [.forgetsViewsWhenAway, .reordersWhenBack],
    .begins: [.ignoresBegin, .answersAnEarlierHandler],
    .keepsBelow: [.touchesViewsBelow],
    .keepsPreloaded: [.losesWhatItWasFilledWith],
    .movesFocus: [.leavesFocusBelow, .losesFocus],
    .returnsFocus: [.focusesTheFirst, .sharesFocus],
    .nestedIsNotAttached: [.nestedButAttached],
  ]

  private static let modals: [HostPoint: [WrongModal.Way]] = [
    .returnsNothing: [.presentsWhatWasRemoved],
    .restyles: [.ignoresStyles, .namesTheOldStyle],
    .namesStyle: [.namesNoStyle],
    .reportsRemovals: [.forgetsToReport],
    .reportsDrags: [.forgetsDrags, .dragsAnEarlierSheet, .namesTheOldDetent],
    .reportsUserOnly: [.reportsDismissals, .reportsDetents],
    .keepsBlocked: [.letsGuardedGo],
  ]

  private static let tabs: [HostPoint: [WrongTabs.Way]] = [
    .addsInOrder: [.insertsAtTheEnd],
    .selects: [.selectsTheFirst, .losesTheSelection],
    .reportsSelections: [.forgetsToReport, .reportsAnother],
    .reportsUserOnly: [.reportsSelections, .reportsTheNext],
    .keepsBlocked: [.leavesGuarded],
  ]

  private static let splits: [HostPoint: [WrongSplit.Way]] = [
    .takesAwayByID: [.ignoresCollapses],
    .addsInOrder: [.forgetsAColumn],
    .reportsRemovals: [.forgetsToReport],
    .reportsExpansions: [.namesNoExpansion],
    .reportsUserOnly: [.reportsCollapses],
  ]

  @Test func `each point of the contract is broken by a wrong host`() {
    let broken = Set(Self.stacks.keys).union(Self.modals.keys).union(Self.tabs.keys)
      .union(Self.splits.keys)
    #expect(broken == Set(HostPoint.allCases))
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
    #expect(Self.stacks[broken.point]?.contains(way) == true, "\(broken)")
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
    #expect(Self.modals[broken.point]?.contains(way) == true, "\(broken)")
  }

  @Test(arguments: WrongTabs.Way.allCases)
  func `wrong tabs fail with the point that they break`(way: WrongTabs.Way) throws {
    let contract = HostContract(obeysGuards: way == .leavesGuarded) { WrongTabsDriver(way, $0) }
    let broken = try #require(failure(of: contract))
    #expect(Self.tabs[broken.point]?.contains(way) == true, "\(broken)")
  }

  @Test(arguments: WrongSplit.Way.allCases)
  func `a wrong split fails with the point that it breaks`(way: WrongSplit.Way) throws {
    let broken = try #require(failure(of: HostContract { WrongSplitDriver(way, $0) }))
    #expect(Self.splits[broken.point]?.contains(way) == true, "\(broken)")
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
