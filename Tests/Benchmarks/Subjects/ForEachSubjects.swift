import ComposableNavigation

/// An action for one page of a stack, on top or at the bottom.
///
/// Holding an old state makes the next change copy all pages; a row shows that cost too.
@MainActor
enum ForEachSubjects {
  static var all: [Subject] { counted + named + reordered + ofState }

  /// Rows whose ids do not ascend.
  private static var reordered: [Subject] {
    [10, 100, 1_000, 4_000].map { size in
      Subject(
        name: "forEach, middle of \(size), reordered",
        growth: Growth(family: "forEach, middle, reordered", size: size, kind: .flat)
      ) {
        let pages = PageIDs.reordered.stack(size)
        let store = Store(initialState: Office.State(pages: pages)) { Office() }
        let id = pages.entries.ids[size / 2]
        return (
          sendBound,
          Work { count in
            for number in 0..<count { store.send(.page(id, .add(number & 7))) }
          }
        )
      }
    }
  }

  /// An item is changed by its id, two in turn, and a screen is appended to the items and removed.
  private static var ofState: [Subject] {
    [10, 100, 1_000, 10_000].flatMap { size in
      [
        Subject(
          name: "items by id, named, \(size)",
          growth: Growth(family: "items by id, named", size: size, kind: .flat),
          against: .edits,
          instructions: 2_000
        ) {
          let sink = Sink<Pages.State>()
          sink.value = Pages.State(named: size)
          let ids = Pages.State(named: size).stack.entries.ids
          let two = [ids[size / 3], ids[size / 2]]
          return (
            editing(size),
            Work { count in
              for number in 0..<count { sink.value?.stack[id: two[number & 1]]?.count = number }
            }
          )
        },
        Subject(
          name: "items appended to, \(size)",
          growth: Growth(family: "items appended to", size: size, kind: .linear),
          against: .edits,
          // As many as a push and a pop.
          instructions: 1_040
        ) {
          let sink = Sink<Pages.State>()
          sink.value = Pages.State(size)
          return (
            editing(size),
            Work { count in
              for number in 0..<count {
                sink.value?.stack.items.append(Leaf(count: number))
                sink.value?.stack.items.removeLast()
              }
            }
          )
        },
      ]
    }
  }

  /// Actions for two pages in turn.
  private static var named: [Subject] {
    [10, 100, 1_000, 10_000].map { size in
      Subject(
        name: "forEach, middle of \(size), named",
        growth: Growth(family: "forEach, middle, named", size: size, kind: .flat),
        instructions: 2_000,
        peer: size == 1_000 ? Peer("TCA", 128_608) : nil
      ) {
        let store = Store(initialState: Pages.State(named: size)) { Pages() }
        let ids = store.state.stack.entries.ids
        // Two in turn, because the place of the last change is always found at once.
        let two = [ids[size / 3], ids[size / 2]]
        return (
          sendBound,
          Work { count in
            for number in 0..<count { store.send(.page(two[number & 1], .add(number & 7))) }
          }
        )
      }
    }
  }

  private static var counted: [Subject] {
    let sizes = [1, 10, 100, 1_000, 10_000]
    return sizes.flatMap { size in
      [("top", true), ("bottom", false)].map { place, isTop in
        Subject(
          name: "forEach, \(place) of \(size)",
          growth: Growth(family: "forEach, \(place)", size: size, kind: .flat),
          target: 5
        ) {
          let store = Store(initialState: Pages.State(size)) { Pages() }
          return (sendBound, sending(to: isTop, of: store))
        }
      }
    }
      + [("top", true), ("bottom", false)].map { place, isTop in
        Subject(name: "forEach, \(place) of 10000, observer and handler", target: 5) {
          let store = Store(initialState: Pages.State(10_000)) { Pages() }
          return (sendBound, sending(to: isTop, of: store, keeping: attach(to: store)))
        }
      }
      + [10, 1_000].map { size in
        Subject(
          name: "own action beside a stack, \(size)",
          growth: Growth(family: "own action beside a stack", size: size, kind: .flat),
          instructions: 500
        ) {
          let store = Store(initialState: Pages.State(size)) { Pages() }
          return (sendBound, Work { for _ in 0..<$0 { store.send(.retitle) } })
        }
      }
      + [10, 1_000].map { size in
        Subject(
          name: "forEach, push and pop, \(size)",
          growth: Growth(family: "forEach, push and pop", size: size, kind: .flat),
          target: 30
        ) {
          let store = Store(initialState: Pages.State(size)) { Pages() }
          return (
            sendBound,
            Work { count in
              for number in 0..<count {
                store.send(.stack(.pushItem(Leaf(count: number))))
                store.send(.stack(.popItem()))
              }
            }
          )
        }
      }
      + sizes.dropFirst().map { size in
        Subject(
          name: "forEach, top of \(size), old state held",
          growth: Growth(family: "forEach, old state held", size: size, kind: .linear),
          // All pages are copied.
          target: 10 + 0.015 * Double(size)
        ) {
          let store = Store(initialState: Pages.State(size)) { Pages() }
          return (sendBound, holding(store))
        }
      }
  }

  private static func sending(
    to isTop: Bool,
    of store: Store<Pages.State, Pages.Action>,
    keeping kept: [AnyObject] = []
  ) -> Work {
    let ids = store.state.stack.entries.ids
    guard let id = isTop ? ids.last : ids.first else { return Work { _ in } }
    return Work { count in
      withExtendedLifetime(kept) {
        for number in 0..<count { store.send(.page(id, .add(number & 7))) }
      }
    }
  }

  private static func holding(_ store: Store<Pages.State, Pages.Action>) -> Work {
    guard let id = store.state.stack.topID else { return Work { _ in } }
    return Work { count in
      for number in 0..<count {
        let held = store.state
        store.send(.page(id, .add(number & 7)))
        blackHole(held)
      }
    }
  }

  /// Attaches an observer of unrelated state, and a handler of the stack with its host.
  private static func attach(to store: Store<Pages.State, Pages.Action>) -> [AnyObject] {
    let title = store.scope(state: \.title, action: CasePath(Pages.Action.retitle))
    let stack = store.scope(state: \.stack, action: /Pages.Action.stack)
    let host = ObedientStackHost()
    let handler = StackNavigationHandler(store: stack, viewProvider: Views<Leaf>())
    handler.setup(with: host)
    return [title.observe { blackHole($0) }, handler, host]
  }
}
