import Testing

@testable import ComposableNavigation

@Suite struct LanePlanTests {
  private static let shapes = [
    ShapeRules(StackRules(capabilities: .all)), ShapeRules(ModalRules(capabilities: .restyle)),
    ShapeRules(TabRules(capabilities: .all)),
  ]

  /// Alone at the root of its window, and in a view whose handler is in another lane.
  private static let places: [MemberPlace?] = [
    nil, MemberPlace(member: MemberID(number: 9), element: ElementID(1)),
  ]

  @Test func `a host that shows exactly the desired list counts as up to date`() {
    let id = MemberID(number: 1)
    let (first, second) = (ElementID(1), ElementID(2))
    var state = StackNavigation<Int>.State()
    state.items = [1, 2]
    let both = state.desiredContent
    state.items = [1]
    let events: [(LaneEvent, isKept: Bool)] = [
      (.joined(id, Self.shapes[0], at: nil), true),
      (.wants(id, both), false),
      (.attached(id, showing: .nothing), false),
      (.answered(token: 1, .done(Showing([first, second]))), true),
      (.reported(id, .removed([second])), false),
      (.wants(id, state.desiredContent), false),
      // Another list with the same element.
      (.reduced(id, report: 2), false),
    ]
    var lane = LaneReconciler()
    for (number, (event, isKept)) in events.enumerated() {
      _ = lane.handle(event)
      let record = lane.members[0].record
      #expect(record.isShownAsKept == isKept, "event \(number)")
      if isKept { #expect(record.shown == lane.target(at: 0), "event \(number)") }
    }
    #expect(lane.members[0].record.shown == lane.target(at: 0))
  }

  // A modal in a view that its host refused to show blocked other modals and was not shown itself.
  // Now `LanePlan` checks the hosts around a modal too, of any shape.
  @Test func `a modal in a view that its host would not show keeps no other one away`() {
    let ids = (1...4).map(MemberID.init(number:))
    let desired = DesiredContent(entries: [.counted(1)])
    var lane = LaneReconciler()
    var presented: Set<MemberID> = []
    var waiting: [LaneEvent] = [
      .joined(ids[0], Self.shapes[1], at: nil),
      .joined(ids[1], Self.shapes[0], at: nil),
      .attached(ids[0], showing: .nothing),
      .attached(ids[1], showing: .nothing),
      .wants(ids[1], desired),
      .wants(ids[0], desired),
      // In the view that the first one cannot present, and on the second one's page.
      .joined(ids[2], Self.shapes[1], at: MemberPlace(member: ids[0], element: ElementID(1))),
      .wants(ids[2], desired),
      .joined(ids[3], Self.shapes[1], at: MemberPlace(member: ids[1], element: ElementID(1))),
      .wants(ids[3], desired),
    ]
    // In the lane's order: following events are appended to waiting ones.
    var steps = 0
    while !waiting.isEmpty, steps < 100 {
      steps += 1
      for output in lane.handle(waiting.removeFirst()) {
        switch output {
        case .attach(let id): waiting.append(.attached(id, showing: .nothing))
        case .perform(ids[0], _, _, let token):
          waiting.append(.answered(token: token, .refused(HostRefusal("never"))))
        case .perform(let id, _, _, let token):
          presented.insert(id)
          waiting.append(.answered(token: token, .done(Showing([ElementID(1)]))))
        default: break
        }
      }
    }
    #expect(steps < 100)
    #expect(presented == [ids[1], ids[3]])
    #expect(lane[ids[2]]?.record.presence == .hidden)
  }

  @Test(arguments: [0, 1, 2])
  func `the only member of a lane is planned for as each of several`(shape: Int) {
    let id = MemberID(number: 1)
    let (first, second) = (ElementID(1), ElementID(2))
    for place in Self.places {
      var lane = LaneReconciler()
      let events: [LaneEvent] = [
        .joined(id, Self.shapes[shape], at: place),
        .wants(id, DesiredContent(entries: [.counted(1)], selected: .counted(1))),
        .attached(id, showing: .nothing),
        .answered(token: 1, .done(Showing([first], selected: first))),
        .wants(id, DesiredContent(entries: [.counted(1), .counted(2)], selected: .counted(2))),
        .answered(token: 2, .refused(HostRefusal("no"))),
        .reported(id, .removed([first])),
        .wants(id, DesiredContent(entries: [.counted(2)], selected: .counted(2))),
        .reported(id, .ready),
        .answered(token: 5, .done(Showing([second], selected: second))),
        .wants(id, DesiredContent()),
      ]
      for (number, event) in events.enumerated() {
        _ = lane.handle(event)
        let plan = LanePlan(of: lane)
        #expect(lane.target(at: 0) == plan.parts[0].target, "event \(number)")
      }
    }
  }
}
