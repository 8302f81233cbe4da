import ComposableNavigation

/// From an action to the acknowledged command, with a host that obeys at once: two round trips each,
/// there and back.
///
/// The peer rebuilds an ordered dictionary of views at each change. In instructions, counted on
/// x86-64 with Swift 6.3.1: push and pop at 10 / 100 / 1,000 15,499 / 225,242 / 2.28 M; identical
/// state twice at 10 / 1,000 131 / 7,061; at 1,000, each there and back, pop to root 1.36 M, shuffle
/// 2.28 M, replace all 3.30 M, 1 % edits 2.28 M.
@MainActor
enum HandlerSubjects {
  static var all: [Subject] { bulk + rendering + single }

  /// A new handler and a new host, which shows all that is there.
  private static var rendering: [Subject] {
    let counted = showing("counted") { size in
      var state = StackNavigation<Int>.State()
      state.items = Array(0..<size)
      return Store(initialState: state) { StackNavigation<Int>() }
    }
    let named = showing("named") { size in
      Store(initialState: .init(items: Array(0..<size))) { StackNavigation<Int>() }
    }
    // Named at each reading.
    let computed = showing("computed") { size in
      let state = Computed.State(first: Array(0..<size), second: [])
      return Store(initialState: state) { Computed() }
        .scope(state: \.stack, action: /Computed.Action.stack)
    }
    return counted + named + computed
  }

  private static func showing(
    _ kind: String,
    _ make:
      @escaping @MainActor (Int) -> Store<
        StackNavigation<Int>.State, StackNavigation<Int>.Action
      >
  ) -> [Subject] {
    [10, 100, 1_000, 10_000].map { size in
      subject("handler, first rendering, \(kind)", size) {
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
    }
  }

  private static var bulk: [Subject] {
    let same = writing("identical state twice") { (Array(0..<$0), Array(0..<$0)) }
    let popped = writing("pop to root and back") { (Array(0..<$0), [0]) }
    let replaced = writing("replace all and back") { (Array(0..<$0), Array($0..<2 * $0)) }
    let edited = writing("edit 1 % and back") { size in
      let old = Array(0..<size)
      // Each hundredth; of a few the one in the middle.
      return (old, old.map { ($0 + 51) % 100 == 0 || size < 100 && $0 == size / 2 ? -$0 : $0 })
    }
    return same + popped + replaced + edited
  }

  /// All items at once, and back.
  private static func writing(
    _ family: String,
    _ lists: @escaping @Sendable (Int) -> (old: [Int], new: [Int])
  ) -> [Subject] {
    [10, 100, 1_000, 10_000].map { size in
      subject("handler, \(family)", size) {
        let (old, new) = lists(size)
        return stack(size) { store, count in
          for _ in 0..<count {
            store.send(.setItems(new))
            store.send(.setItems(old))
          }
        }
      }
    }
  }

  private static var single: [Subject] {
    let sizes = [10, 100, 1_000, 10_000]
    return sizes.map { size in
      subject("handler, push and pop", size) {
        stack(size) { store, count in
          for number in 0..<count {
            store.send(.pushItem(number))
            store.send(.popItem())
          }
        }
      }
    }
      + sizes.map { size in
        subject("handler, shuffle and back", size) {
          let (old, new) = Pattern.shuffle.positions(size)
          return stack(size) { store, count in
            for _ in 0..<count {
              store.send(.setItems(new))
              store.send(.setItems(old))
            }
          }
        }
      }
      + [10, 100, 1_000].map { size in
        subject("tab handler, last tab first and back", size) { tabs(size) }
      }
      + [
        Subject(name: "modal handler, present and dismiss") {
          let store = Store(initialState: ModalNavigation<Int>.State()) { ModalNavigation<Int>() }
          let host = ObedientModalHost()
          let handler = ModalNavigationHandler(store: store, viewProvider: Views<Int>())
          handler.setup(with: host)
          return (
            comparing(10),
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

  private static func subject(
    _ family: String,
    _ size: Int,
    _ work: @escaping @MainActor () -> Work
  ) -> Subject {
    Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: .linear),
      boundLimit: 1.5 * Double(size)
    ) { (comparing(size), work()) }
  }

  private static func stack(
    _ size: Int,
    _ act:
      @escaping @MainActor (
        Store<StackNavigation<Int>.State, StackNavigation<Int>.Action>, Int
      ) -> Void
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

  private static func tabs(_ size: Int) -> Work {
    let items = Array(0..<size)
    let other = [size - 1] + items.dropLast()
    let store = Store(initialState: TabNavigation<Int>.State(items: items)) { TabNavigation<Int>() }
    let host = ObedientTabHost()
    let handler = TabNavigationHandler(store: store, viewProvider: Views<Int>())
    handler.setup(with: host)
    return Work { count in
      withExtendedLifetime((handler, host)) {
        for _ in 0..<count {
          store.send(.setItems(other))
          store.send(.setItems(items))
        }
      }
    }
  }
}
