import ComposableNavigation
import Testing
import TestSupport

@Suite @MainActor struct CasePathAppendingTests {
  private enum Page: Sendable {
    case counter(ToyCounter.Action)
    case maybe(ToyCounter.Action?)
    case function(@Sendable () -> Void)
    indirect case boxed(ToyInner)
  }

  private enum Action: Sendable {
    case page(Page)
    case other
  }

  private let listener = ToyListener()
  private static let converted =
    "the case of Page does not store exactly Action: its constructor was converted; "
    + "name the case's own type"

  @Test func `an appended path matches where both do`() {
    expectPath(
      (/ToyZoo.inner).appending(path: /ToyInner.one),
      finds: 3,
      misses: ToyZoo.samples(but: "inner") + [.inner(.two)]
    )
    expectPath(
      (/ToyZoo.inner).appending(path: /ToyInner.two),
      finds: (),
      misses: ToyZoo.samples(but: "inner") + [.inner(.one(2))],
      same: { _, _ in true }
    )
  }

  @Test func `three paths lead three cases deep, in either order of appending`() {
    let (page, boxed, one) = (/Action.page, /Page.boxed, /ToyInner.one)
    let misses: [Action] = [.other, .page(.counter(.up)), .page(.boxed(.two))]
    expectPath(page.appending(path: boxed).appending(path: one), finds: 7, misses: misses)
    expectPath(page.appending(path: boxed.appending(path: one)), finds: 7, misses: misses)
  }

  @Test func `a path by hand is appended, and appended to`() {
    let even = CasePath<Int, Int>(embed: { $0 * 2 }, extract: { $0 % 2 == 0 ? $0 / 2 : nil })
    let inCase = (/ToyInner.one).appending(path: even)
    #expect(inCase.embed(3) == .one(6))
    let inner: [ToyInner] = [.one(6), .one(7), .two]
    #expect(inner.map(inCase.extract) == [3, nil, nil])
    let quarter = even.appending(path: even)
    #expect(quarter.embed(3) == 12)
    let numbers = [12, 6, 7]
    #expect(numbers.map(quarter.extract) == [3, nil, nil])
    #expect(inCase.problem == nil)
    #expect(quarter.problem == nil)
  }

  private enum Row: Sendable { case row(Int, ToyInner), other }

  @Test func `a path leads through an element's action, and keeps its key`() {
    let one = (/Row.row).appending(element: /ToyInner.one)
    let rows: [Row] = [.row(4, .one(7)), .row(4, .two), .other]
    #expect(rows.map { one.extract($0).map { [$0.0, $0.1] } } == [[4, 7], nil, nil])
    guard case .row(5, .one(8)) = one.embed((5, 8)) else {
      Issue.record("the path embeds in another case")
      return
    }
    #expect(one.names == ["row.one"])
    let refused = /Page.function
    let pages = CasePath<(Int, Page), (Int, Page)>.whole
    #expect(pages.appending(element: refused).problem == refused.problem)
    #expect(refused.problem != nil)
  }

  @Test func `a child by a path through an element's action gets its own actions alone`() {
    enum Line: Sendable { case line(Int, Page), reset }
    let path = (/Line.line).appending(element: /Page.counter)
    let counter = CasePath<Line, ToyCounter.Action>(
      embed: { path.embed((0, $0)) },
      extract: { path.extract($0)?.1 }
    )
    let store = listener.store(ToyCounter.State()) {
      ToyCounter().pullback(state: \ToyCounter.State.self, action: counter)
    }
    for line in [Line.line(1, .counter(.up)), .line(1, .boxed(.two)), .reset] { store.send(line) }
    #expect(store.state.count == 1)
  }

  @Test func `the path that leads nowhere else changes nothing`() {
    let one = /ToyInner.one
    expectPath(one.appending(path: .whole), finds: 3, misses: [.two])
    expectPath(CasePath<ToyInner, ToyInner>.whole.appending(path: one), finds: 3, misses: [.two])
  }

  @Test func `a path is refused with either of the two, the outer one first`() {
    let outer = CasePath<[Int], Page> { _ in [] }
    let inner = /Page.function
    #expect(outer.problem != nil)
    #expect(inner.problem != nil)
    #expect(outer.problem != inner.problem)
    #expect(outer.appending(path: inner).problem == outer.problem)
    #expect(outer.appending(path: /Page.counter).problem == outer.problem)
    #expect((/Action.page).appending(path: inner).problem == inner.problem)
  }

  private struct Parts: Reducer {
    let first: CasePath<Action, ToyCounter.Action>

    var body: some Reducer<ToyCounter.State, Action> {
      ToyCounter().pullback(state: \ToyCounter.State.self, action: first)
      Reduce<ToyCounter.State, Action> { state, action in
        if case .other = action { state.count += 100 }
        return .none
      }
    }
  }

  @Test func `a child by an appended path gets its own actions alone`() {
    let path = (/Action.page).appending(path: /Page.counter)
    let store = listener.store(ToyCounter.State()) { Parts(first: path) }
    for _ in 0..<2 {
      store.send(.page(.boxed(.two)))
      store.send(.page(.counter(.up)))
      store.send(.other)
      // An effect returns by the same path.
      store.send(.page(.counter(.upTwice)))
    }
    #expect(store.state.count == 206)
    #expect(listener.issues.isEmpty)
    #expect(listener.refusals.isEmpty)
  }

  @Test func `a state two cases deep is a child's, and is written back`() {
    enum Room: Hashable, Sendable { case counter(ToyCounter.State), empty }
    enum Place: Hashable, Sendable { case room(Room), street }
    let path = (/Place.room).appending(path: /Room.counter)
    let store = listener.store(Place.room(.counter(.init()))) {
      ToyCounter().pullback(state: path, action: .whole)
    }
    store.send(.up)
    store.send(.up)
    #expect(store.state == .room(.counter(.init(count: 2))))
    let empty = listener.store(Place.room(.empty)) {
      ToyCounter().pullback(state: path, action: .whole)
    }
    #expect(listener.issues.isEmpty)
    empty.send(.up)
    #expect(empty.state == .room(.empty))
    #expect(listener.issues.count == 1)
  }

  @Test(arguments: [false, true])
  func `a problem of the appended path is an issue at first sight, once`(isAlone: Bool) {
    let maybe: CasePath<Page, ToyCounter.Action> = /Page.maybe
    let path = (/Action.page).appending(path: maybe)
    let store: Store<ToyCounter.State, Action>
    if isAlone {
      store = listener.store(ToyCounter.State()) {
        ToyCounter().pullback(state: \ToyCounter.State.self, action: path)
      }
    } else {
      store = listener.store(ToyCounter.State()) { Parts(first: path) }
    }
    store.send(.page(.counter(.up)))
    let before = listener.issues
    for _ in 0..<3 { store.send(.page(.maybe(.up))) }
    #expect(!before.contains("casePath: \(Self.converted)"))
    #expect(listener.issues.count { $0 == "casePath: \(Self.converted)" } == 1)
    #expect(store.state.count == 0)
  }
}
