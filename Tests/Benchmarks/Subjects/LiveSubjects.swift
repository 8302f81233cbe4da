import ComposableNavigation
import NavigationScreens

/// Actions while work is in flight, each compared with the same action in the same store without
/// work.
///
/// The work is counted and not performed, so that only the store is measured.
@MainActor
enum LiveSubjects {
  static var all: [Subject] {
    beside + elsewhere + PageIDs.allCases.flatMap(everywhere) + screens + starting
  }

  /// The maximum slowdown of an action by work in flight.
  private static let target = 1.2
  private static let sizes = [10, 100, 1_000, 4_000]

  // TCA's figures were counted up to a hundred.
  private static let elsewherePeers = [
    1: Peer("TCA", 224_000), 100: Peer("TCA", 224_000),
  ]
  private static let everywherePeers = [10: Peer("TCA", 79_000), 100: Peer("TCA", 79_000)]

  // MARK: Somewhere else

  /// An action six levels down, while work is in flight in other pages.
  private static var beside: [Subject] {
    compared("action at depth 6, beside pages at work", [1, 10, 100, 1_000], elsewherePeers) {
      office(.counted, $0, isWorking: $1)
    } step: { store, number in
      store.send(.desk(.child(.child(.child(.child(.child(.add(number & 7))))))))
    }
  }

  /// An action for a page six levels down, while other pages of its stack have work in flight.
  private static var elsewhere: [Subject] {
    let family = "element action at depth 6, others at work"
    let alone = Subject(name: "\(family), 0", peer: elsewherePeers[1]) {
      (sendBound, acting(on: deep(1, live: 0)))
    }
    return [alone]
      + [1, 10, 100, 1_000].map { size in
        Subject(
          name: "\(family), \(size)",
          growth: Growth(family: family, size: size, kind: .flat),
          against: .withoutWork,
          target: target,
          peer: elsewherePeers[size]
        ) {
          (acting(on: deep(size + 1, live: 0)), acting(on: deep(size + 1, live: size)))
        }
      }
  }

  private typealias Five<Action> =
    LevelAction<LevelAction<LevelAction<LevelAction<LevelAction<Action>>>>>
  private typealias Deep = Store<
    Level<Level<Level<Level<Level<Office.State>>>>>, Five<Office.Action>
  >

  private static func deep(_ count: Int, live: Int) -> Deep {
    let office = Office.State(pages: PageIDs.counted.stack(count))
    let store = Store(initialState: level(level(level(level(level(office)))))) {
      Office().deeper().deeper().deeper().deeper().deeper()
    }
    store.holdWork()
    for id in office.pages.entries.ids.prefix(live) { store.send(innermost(.page(id, .work))) }
    return store
  }

  private static func innermost(_ action: Office.Action) -> Five<Office.Action> {
    .child(.child(.child(.child(.child(action)))))
  }

  private static func acting(on store: Deep) -> Work {
    let pages = store.state.child.child.child.child.child.pages
    guard let id = pages.topID else { return Work { _ in } }
    return Work { count in
      for number in 0..<count { store.send(innermost(.page(id, .add(number & 7)))) }
    }
  }

  // MARK: Everywhere

  /// Each page has work in flight.
  private static func everywhere(_ ids: PageIDs) -> [Subject] {
    let own = compared("own action, all pages at work, \(ids.rawValue)", sizes, everywherePeers) {
      office(ids, $0, isWorking: $1)
    } step: { store, _ in
      store.send(.tap)
    }
    let middle = sizes.map { size in
      let family = "forEach, middle, all pages at work, \(ids.rawValue)"
      return Subject(
        name: "\(family), \(size)",
        growth: Growth(family: family, size: size, kind: .flat),
        against: .withoutWork,
        target: target
      ) {
        @MainActor func work(_ isWorking: Bool) -> Work {
          let store = office(ids, size, isWorking: isWorking)
          let id = store.state.pages.entries.ids[size / 2]
          return Work { count in
            for number in 0..<count { store.send(.page(id, .add(number & 7))) }
          }
        }
        return (work(false), work(true))
      }
    }
    let pushing = compared("push and pop, all pages at work, \(ids.rawValue)", sizes) {
      office(ids, $0, isWorking: $1)
    } step: { store, number in
      store.send(.pages(.pushItem(Leaf(count: number))))
      store.send(.pages(.popItem()))
    }
    return own + middle + pushing
  }

  private static func office(
    _ ids: PageIDs,
    _ count: Int,
    isWorking: Bool
  ) -> Store<Office.State, Office.Action> {
    let state = Office.State(pages: ids.stack(count))
    let store = Store(initialState: state) { Office() }
    store.holdWork()
    if isWorking {
      for id in state.pages.entries.ids { store.send(.page(id, .work)) }
    }
    return store
  }

  // MARK: Screens

  private static var screens: [Subject] {
    let own = compared("screens, own action, all at work", sizes) {
      screenOffice($0, areWorking: $1)
    } step: { store, _ in
      store.send(.tap)
    }
    let showing = compared("screens, push and dismiss, all at work", sizes) {
      screenOffice($0, areWorking: $1)
    } step: { store, number in
      store.send(.screens(.showScreen(.push, Leaf(count: number))))
      store.send(.screens(.dismissScreen()))
    }
    return own + showing
  }

  private static func screenOffice(
    _ count: Int,
    areWorking: Bool
  ) -> Store<ScreenOffice.State, ScreenOffice.Action> {
    let store = Store(initialState: ScreenOffice.State()) { ScreenOffice() }
    store.holdWork()
    for number in 1..<count { store.send(.screens(.showScreen(.push, Leaf(count: number)))) }
    if areWorking {
      for id in store.state.screens.entries.ids { store.send(.page(id, .work)) }
    }
    return store
  }

  // MARK: Starting

  /// Many pages, each of which starts its work when it is pushed.
  private static var starting: [Subject] {
    [10, 100, 1_000, 10_000].flatMap { size in
      [
        filled("pages that each start work", size) {
          let store = Store(initialState: Office.State(pages: .init())) { Office() }
          store.holdWork()
          for number in 0..<size {
            store.send(.pages(.pushItem(Leaf(count: number))))
            if let id = store.state.pages.topID { store.send(.page(id, .work)) }
          }
          blackHole(store)
        },
        filled("screens that each start work", size) {
          let store = Store(initialState: ScreenOffice.State()) { ScreenOffice() }
          store.holdWork()
          for number in 0..<size {
            store.send(.screens(.showScreen(.push, Leaf(count: number))))
            store.send(.page(store.state.screens.topID, .work))
          }
          blackHole(store)
        },
      ]
    }
  }

  private static func filled(
    _ family: String,
    _ size: Int,
    _ fill: @escaping @MainActor () -> Void
  ) -> Subject {
    Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: .linear),
      against: .edits,
      target: 1_000
    ) { (filling(size), Work { for _ in 0..<$0 { fill() } }) }
  }

  // MARK: Comparing

  /// Compares a step in a store with work in flight with the same step without.
  private static func compared<State, Action: Sendable>(
    _ family: String,
    _ sizes: [Int],
    _ peers: [Int: Peer] = [:],
    store make: @escaping @MainActor (Int, Bool) -> Store<State, Action>,
    step: @escaping @MainActor (Store<State, Action>, Int) -> Void
  ) -> [Subject] {
    sizes.map { size in
      Subject(
        name: "\(family), \(size)",
        growth: Growth(family: family, size: size, kind: .flat),
        against: .withoutWork,
        target: target,
        peer: peers[size]
      ) {
        @MainActor func work(_ isWorking: Bool) -> Work {
          let store = make(size, isWorking)
          return Work { for number in 0..<$0 { step(store, number) } }
        }
        return (work(false), work(true))
      }
    }
  }
}
