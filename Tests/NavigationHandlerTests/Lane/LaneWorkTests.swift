import Testing
import TestSupport

@testable import ComposableNavigation

/// Issue 14, row G: the countable work of a lane is proportional to its tasks.
///
/// Calls are counted here; benchmarks measure the time.
@MainActor @Suite struct LaneWorkTests {
  /// A tower of modals, each in the view that the previous one presents.
  @MainActor private final class Tower {
    private(set) var levels: [ToyModalRig] = []
    private(set) var made = 0
    private(set) var asked = 0

    init(height: Int, in lane: Lane) {
      addLevel(isNested: false)
      levels[0].setUp(in: lane)
      for level in 0..<height { levels[level].store.send(.presentSheet("sheet \(level)")) }
    }

    private func addLevel(isNested: Bool) {
      let level = ToyModalRig(isNested: isNested) { [weak self] title in
        let view = FakeView(title, id: title)
        self?.fill(view)
        return view
      }
      level.host?.note = { [weak self] _ in self?.asked += 1 }
      levels.append(level)
    }

    private func fill(_ view: FakeView) {
      made += 1
      addLevel(isNested: true)
      levels[levels.count - 1].setUp()
      view.handlers = [levels[levels.count - 1].handler]
    }
  }

  @Test(arguments: [1, 10, 40])
  func `each of many nested modals is one command and one view`(height: Int) {
    let lane = Lane()
    let tower = Tower(height: height, in: lane)
    #expect(tower.asked == height)
    #expect(tower.made == height)
    #expect(tower.levels.allSatisfy { $0.handler.waitsFor == nil })
    // The modals are dismissed one by one, the front one first.
    tower.levels[0].store.send(.dismiss())
    #expect(tower.asked == 2 * height)
    #expect(tower.made == height)
    #expect(tower.levels.allSatisfy { $0.host?.titles == [] && $0.issues == [] })
  }

  /// A modal that counts the questions of its lane.
  private struct CountedModal: HostRules {
    static var name: String { "counted" }
    static var isOverlay: Bool { true }

    private let census: ToyCensus
    private let rules = ModalRules(capabilities: .all)

    init(capabilities: ToyCensus) { census = capabilities }

    func command(from shown: Showing, to target: Showing) -> ModalCommand<ElementID>? {
      census.add(1)
      return rules.command(from: shown, to: target)
    }

    func isInFront(_ element: ElementID, in showing: Showing) -> Bool {
      census.add(1)
      return rules.isInFront(element, in: showing)
    }

    static func == (lhs: CountedModal, rhs: CountedModal) -> Bool { lhs.census === rhs.census }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(census)) }
  }

  /// Returns how often a lane of `count` nested modals reads them when the first one's host reports
  /// `ready`, and when the first one is dismissed.
  private func planning(_ count: Int) -> (calm: Int, going: Int) {
    let census = ToyCensus()
    let shape = ShapeRules(CountedModal(capabilities: census))
    let desired = DesiredContent(entries: StackNavigation<Int>.State(items: [0]).entries.ids)
    var lane = LaneReconciler()
    var place: MemberPlace?
    for number in 1...count {
      let id = MemberID(number: number)
      var events: [LaneEvent] = [.joined(id, shape, at: place), .wants(id, desired)]
      if place == nil { events.append(.attached(id, showing: .nothing)) }
      while !events.isEmpty {
        for output in lane.handle(events.removeFirst()) {
          switch output {
          case .attach(let id):
            events.append(.attached(id, showing: .nothing))
          case .perform(let id, let command, isAnimated: _, let token):
            place = command.added.first.map { MemberPlace(member: id, element: $0) }
            let showing = Showing(command.added, style: command.style)
            events.append(.answered(token: token, .done(showing)))
          default:
            break
          }
        }
      }
    }
    #expect(lane.members.count == count)
    #expect(lane.members.allSatisfy { !$0.record.shown.elements.isEmpty })
    let first = MemberID(number: 1)
    let built = census.count
    let idle = lane.handle(.reported(first, .ready))
    let calm = census.count
    let leaving = lane.handle(.wants(first, DesiredContent()))
    #expect(idle == [])
    #expect(!leaving.isEmpty)
    return (calm - built, census.count - calm)
  }

  // `send` took 2.25 times as long with each nested modal. Now `LanePlan` computes the desired
  // elements of all containers once.
  @Test func `planning asks about nested modals in proportion`() {
    let (few, many) = (planning(10), planning(80))
    print("planned 10 and 80 nested modals by \(few) and \(many) questions")
    // Eight times as many modals; starting from the window for each would be more than sixty times
    // the work.
    #expect(many.calm > few.calm)
    #expect(many.calm <= 10 * few.calm)
    #expect(many.going > few.going)
    #expect(many.going <= 10 * few.going)
  }

  // Pops of a column took quadratic time. Now columns compare sets (`LaneReconciler+Columns`).
  @Test func `each pop of a detail column is one command, and makes no view`() {
    let pages = (0..<50).map { "page \($0)" }
    let store = Store(
      initialState: ToySplit.State(primary: ["list"], detail: pages)
    ) { ToySplit() }
    let host = FakeSplitHost()
    var made = 0
    let handler = SplitNavigationHandler(
      store: store,
      viewProvider: ToyViews { title in
        made += 1
        return FakeView(title, id: title)
      }
    )
    handler.setup(with: host)
    let before = host.columns.map(\.performed)
    for _ in pages.dropFirst() { store.send(.detail(.popItem())) }
    #expect(made == 51)
    #expect(zip(host.columns, before).map { $0.performed - $1 } == [0, 0, 49])
    #expect(host.commands.count == 1)
    #expect(handler.waitsFor == nil)
  }

  /// An item that counts its comparisons and hashes.
  private struct Counted: Hashable, Sendable {
    let number: Int
    let census: ToyCensus

    static func == (lhs: Counted, rhs: Counted) -> Bool {
      lhs.census.add(1)
      return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) {
      census.add(1)
      hasher.combine(number)
    }
  }

  /// Returns the number of comparisons and hashes until the first rendering of `count` named
  /// entries is done.
  private func questions(_ count: Int) -> Int {
    let census = ToyCensus()
    let items = (0..<count).map { Counted(number: $0, census: census) }
    let store = Store(initialState: StackNavigation<Counted>.State(items: items)) {
      StackNavigation<Counted>()
    }
    let before = census.count
    let host = FakeStackHost()
    let handler = StackNavigationHandler(store: store, viewProvider: ToyViews())
    handler.setup(with: host)
    #expect(host.views.count == count)
    #expect(handler.waitsFor == nil)
    return census.count - before
  }

  // The first rendering of named ids took quadratic time. Now the search for an entry begins where
  // the previous one was found (`Entries.index(of:near:)`).
  @Test func `the first rendering of named entries asks their items in proportion`() {
    let (few, many) = (questions(200), questions(800))
    // Four times as many; comparing each with each would be sixteen times the work.
    #expect(many <= 8 * few + 100)
  }

  /// Two stacks beside each other.
  private struct Pair: Reducer {
    struct State: Equatable, Sendable {
      var numbers = StackNavigation<Int>.State(items: [0])
      var others: StackNavigation<Counted>.State
    }

    enum Action: Sendable {
      case numbers(StackNavigation<Int>.Action)
      case others(StackNavigation<Counted>.Action)
    }

    var body: some Reducer<State, Action> {
      StackNavigation<Int>().pullback(state: \.numbers, action: /Action.numbers)
      StackNavigation<Counted>().pullback(state: \.others, action: /Action.others)
    }
  }

  /// Returns how often the screens of a stack are compared while another stack changes.
  private func questionsBeside(_ count: Int) -> Int {
    let census = ToyCensus()
    let items = (0..<count).map { Counted(number: $0, census: census) }
    let store = Store(initialState: Pair.State(others: .init(items: items))) { Pair() }
    let (host, otherHost) = (FakeStackHost(), FakeStackHost())
    let handler = StackNavigationHandler(
      store: store.scope(state: \.numbers, action: /Pair.Action.numbers),
      viewProvider: ToyViews()
    )
    let other = StackNavigationHandler(
      store: store.scope(state: \.others, action: /Pair.Action.others),
      viewProvider: ToyViews()
    )
    let lane = Lane()
    handler.setup(with: host, in: lane)
    other.setup(with: otherHost, in: lane)
    let before = census.count
    for number in 1...10 { store.send(.numbers(.pushItem(number))) }
    for _ in 1...10 { store.send(.numbers(.popItem())) }
    #expect(host.views.count == 1)
    #expect(otherHost.views.count == count)
    #expect(handler.waitsFor == nil)
    #expect(other.waitsFor == nil)
    return census.count - before
  }

  /// Law 42.
  @Test func `an action compares no more of another container when that has more entries`() {
    #expect(questionsBeside(500) == questionsBeside(1))
  }
}
