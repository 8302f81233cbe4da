import ComposableNavigation

/// From an action to the acknowledged command, with a host that acknowledges at once: two round
/// trips each, there and back.
///
/// The bound keeps a dictionary of views and, when several change, makes a new one of those that
/// stay. The peer does so at each change.
@MainActor
enum HandlerSubjects {
  static var all: [Subject] { bulk + rendering + single }

  /// A new handler and a new host, which shows all elements.
  private static var rendering: [Subject] {
    let counted = showing { size in
      var state = StackNavigation<Int>.State()
      state.items = Array(0..<size)
      return Store(initialState: state) { StackNavigation<Int>() }
    }
    let named = showing { size in
      Store(initialState: .init(items: Array(0..<size))) { StackNavigation<Int>() }
    }
    // The items are named at each reading.
    let computed = showing { size in
      let state = Computed.State(first: Array(0..<size), second: [])
      return Store(initialState: state) { Computed() }
        .scope(state: \.stack, action: /Computed.Action.stack)
    }
    return rendered("counted", counted, .views, target: 40) { PlainViews.rendering($0) }
      + rendered("named", named, .counted, target: 3, counted)
      + rendered("computed", computed, .counted, counted)
  }

  private typealias Stack = Store<StackNavigation<Int>.State, StackNavigation<Int>.Action>

  private static func rendered(
    _ kind: String,
    _ work: @escaping @MainActor (Int) -> Work,
    _ against: Bound,
    target: Double? = nil,
    _ bound: @escaping @MainActor (Int) -> Work
  ) -> [Subject] {
    [10, 100, 1_000, 4_000, 10_000].map { size in
      subject("handler, first rendering, \(kind)", size, against, target: target) {
        (bound(size), work(size))
      }
    }
  }

  private static func showing(
    _ make: @escaping @MainActor (Int) -> Stack
  ) -> @MainActor (Int) -> Work {
    let work: @MainActor (Int) -> Work = { size in
      let store = make(size)
      return Work { count in
        for _ in 0..<count {
          let host = ObedientStackHost()
          let handler = StackNavigationHandler(store: store, viewProvider: Views<Int>())
          handler.setup(with: host)
          blackHole(host)
        }
      }
    }
    return work
  }

  private static var bulk: [Subject] {
    let same = writing(
      "identical state twice",
      limits: [10: 400, 1_000: 7_500],
      peer: [10: 131, 1_000: 7_061]
    ) { (Array(0..<$0), Array(0..<$0)) }
    let popped = writing("pop to root and back", peer: [10: 12_203, 1_000: 1_780_000]) {
      (Array(0..<$0), [0])
    }
    let shuffled = writing("shuffle and back", peer: [10: 16_909, 1_000: 2_280_000]) {
      Pattern.shuffle.positions($0)
    }
    let replaced = writing("replace all and back", peer: [10: 22_789, 1_000: 4_150_000]) {
      (Array(0..<$0), Array($0..<2 * $0))
    }
    let edited = writing("edit 1 % and back", peer: [10: 15_318, 1_000: 2_280_000]) { size in
      let old = Array(0..<size)
      // Every hundredth item changes, or the middle one of a few.
      return (old, old.map { ($0 + 51) % 100 == 0 || size < 100 && $0 == size / 2 ? -$0 : $0 })
    }
    return same + popped + shuffled + replaced + edited
  }

  /// Writes all items at once, and back; with at most the peer's instructions unless `limits` says
  /// otherwise.
  private static func writing(
    _ family: String,
    limits: [Int: Int]? = nil,
    peer: [Int: Int],
    _ lists: @escaping @Sendable (Int) -> (old: [Int], new: [Int])
  ) -> [Subject] {
    [10, 100, 1_000, 10_000].map { size in
      subject(
        "handler, \(family)",
        size,
        .views,
        instructions: (limits ?? peer)[size],
        peer: peer[size]
      ) {
        let (old, new) = lists(size)
        let work = stack(size) { store, count in
          for _ in 0..<count {
            store.send(.setItems(new))
            store.send(.setItems(old))
          }
        }
        return (PlainViews.showing(new, old), work)
      }
    }
  }

  private static var single: [Subject] {
    let sizes = [10, 100, 1_000, 10_000]
    return sizes.map { size in
      subject(
        "handler, push and pop",
        size,
        .views,
        instructions: 12_000 + 30 * size,
        peer: rebuilt[size]
      ) {
        let work = stack(size) { store, count in
          for number in 0..<count {
            store.send(.pushItem(number))
            store.send(.popItem())
          }
        }
        return (PlainViews.pushing(on: size), work)
      }
    }
      + [10, 100, 1_000].map { size in
        subject("tab handler, last tab first and back", size, .views) { tabs(size) }
      }
      + [
        Subject(name: "modal handler, present and dismiss", against: .views, target: 120) {
          let store = Store(initialState: ModalNavigation<Int>.State()) { ModalNavigation<Int>() }
          let host = ObedientModalHost()
          let handler = ModalNavigationHandler(store: store, viewProvider: Views<Int>())
          handler.setup(with: host)
          return (
            PlainViews.pushing(on: 0),
            Work { count in
              withExtendedLifetime((handler, host)) {
                for number in 0..<count {
                  store.send(.presentSheet(number))
                  store.send(.dismiss())
                }
              }
            }
          )
        }
      ]
  }

  private static let rebuilt = [10: 17_641, 100: 317_144, 1_000: 3_060_000]

  private static func subject(
    _ family: String,
    _ size: Int,
    _ against: Bound,
    target: Double? = nil,
    instructions: Int? = nil,
    peer: Int? = nil,
    _ make: @escaping @MainActor () -> (bound: Work, subject: Work)
  ) -> Subject {
    Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: .linear),
      against: against,
      target: target,
      instructions: instructions,
      peer: peer.map { Peer("an ordered dictionary of views", $0) },
      make: make
    )
  }

  private static func stack(
    _ size: Int,
    _ act: @escaping @MainActor (Stack, Int) -> Void
  ) -> Work {
    var state = StackNavigation<Int>.State()
    state.items = Array(0..<size)
    let store = Store(initialState: state) { StackNavigation<Int>() }
    let host = ObedientStackHost()
    let handler = StackNavigationHandler(store: store, viewProvider: Views<Int>())
    handler.setup(with: host)
    return Work { count in
      withExtendedLifetime((handler, host)) { act(store, count) }
    }
  }

  private static func tabs(_ size: Int) -> (bound: Work, subject: Work) {
    let items = Array(0..<size)
    let other = [size - 1] + items.dropLast()
    let store = Store(initialState: TabNavigation<Int>.State(items: items)) { TabNavigation<Int>() }
    let host = ObedientTabHost()
    let handler = TabNavigationHandler(store: store, viewProvider: Views<Int>())
    handler.setup(with: host)
    let work = Work { count in
      withExtendedLifetime((handler, host)) {
        for _ in 0..<count {
          store.send(.setItems(other))
          store.send(.setItems(items))
        }
      }
    }
    return (PlainViews.showing(other, items), work)
  }
}
