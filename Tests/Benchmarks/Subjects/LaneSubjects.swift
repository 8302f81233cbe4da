import ComposableNavigation

/// Windows with many containers: sheets over each other, and tabs with a stack each.
///
/// One event in a lane costs at most one look at each container. Sheets and first renderings are as
/// many commands as there are containers, and leaving the screen as many events, so these families
/// approach the square in large windows. Their limits are below the square, and below the former
/// cost with several looks. The bound makes as many views, keeps them in a dictionary, and removes
/// them again.
@MainActor
enum LaneSubjects {
  static var all: [Subject] {
    [10, 20, 40, 80].map { size in
      subject(
        "lane, sheets over a page, shown and popped with it",
        size,
        .atMost(1.42),
        target: 1_000
      ) {
        let store = Store(initialState: StackNavigation<Int>.State(items: [-1])) {
          StackNavigation<Int>()
        }
        let host = LaneHost<StackCommand<ElementID>, StackCapabilities>(.all, isAttached: true)
        let handler = StackNavigationHandler(store: store, viewProvider: Pages(sheets: size))
        handler.setup(with: host)
        return Work { count in
          withExtendedLifetime((handler, host)) {
            for _ in 0..<count {
              store.send(.pushItem(0))
              store.send(.popItem())
            }
          }
        }
      }
    }
      + [50, 100, 200, 400].flatMap { size in
        [
          subject(
            "lane, tabs with stacks, first rendering",
            size,
            .atMost(1.75),
            target: 15 * Double(size)
          ) {
            Work { count in for _ in 0..<count { blackHole(Office(size)) } }
          },
          subject(
            "lane, tabs with stacks, off screen and on again",
            size,
            .atMost(1.5),
            target: 60 + Double(size) / 4
          ) {
            let office = Office(size)
            return Work { count in for _ in 0..<count { office.leaveAndComeBack() } }
          },
          subject("lane, tabs with stacks, what they show", size) {
            let office = Office(size)
            return Work(waiting: { count in for _ in 0..<count { await office.show() } })
          },
        ]
      }
  }

  /// Tabs with a stack each, in a window.
  @MainActor private final class Office {
    private let store: Store<TabNavigation<Int>.State, TabNavigation<Int>.Action>
    private let host = LaneHost<TabCommand<ElementID>, TabCapabilities>(.all, isAttached: true)
    private let handler: TabNavigationHandler<Desks>

    init(_ size: Int) {
      store = Store(initialState: TabNavigation<Int>.State(items: Array(0..<size))) {
        TabNavigation<Int>()
      }
      handler = TabNavigationHandler(store: store, viewProvider: Desks())
      handler.setup(with: host)
    }

    func leaveAndComeBack() {
      host.onReport?(.detached)
      host.onReport?(.attached)
    }

    func show() async { blackHole(await store.send(.setActiveIndex(0)).shown()) }
  }

  private struct Desks: ViewProviding {
    func makePresentable(for item: Int) -> LaneView {
      let store = Store(initialState: StackNavigation<Int>.State(items: [item])) {
        StackNavigation<Int>()
      }
      let host = LaneHost<StackCommand<ElementID>, StackCapabilities>(.all)
      let handler = StackNavigationHandler(store: store, viewProvider: Pages(sheets: 0))
      handler.setup(with: host)
      return LaneView(host, [handler])
    }
  }

  /// Pages, each presenting a sheet over the previous one; the root has none.
  private struct Pages: ViewProviding {
    let sheets: Int

    func makePresentable(for item: Int) -> LaneView {
      guard item >= 0, sheets > 0 else { return LaneView(nil, []) }
      var state = ModalNavigation<Int>.State()
      _ = ModalNavigation<Int>().reduce(into: &state, action: .presentSheet(item))
      let store = Store(initialState: state) { ModalNavigation<Int>() }
      let host = LaneHost<ModalCommand<ElementID>, ModalCapabilities>(.all)
      let handler = ModalNavigationHandler(store: store, viewProvider: Pages(sheets: sheets - 1))
      handler.setup(with: host)
      return LaneView(host, [handler])
    }
  }

  private static func subject(
    _ family: String,
    _ size: Int,
    _ kind: Growth.Kind = .linear,
    target: Double? = nil,
    _ make: @escaping @MainActor () -> Work
  ) -> Subject {
    Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: kind),
      against: .views,
      target: target
    ) {
      let bound = Work { count in
        for _ in 0..<count {
          var views: [Int: View] = [:]
          for number in 0..<size { views[number] = View() }
          for number in (0..<size).reversed() { views[number] = nil }
          blackHole(views)
        }
      }
      return (bound, make())
    }
  }
}

/// A view that contains a host with its handler.
@MainActor
private final class LaneView: HandlerContaining {
  private let host: AnyObject?
  let handlers: [any NavigationHandler]

  init(_ host: AnyObject?, _ handlers: [any NavigationHandler]) {
    (self.host, self.handlers) = (host, handlers)
  }
}

/// A host that carries out commands at once and keeps the shown views.
private final class LaneHost<Command: HostCommand, Capabilities>: NavigationHost {
  let capabilities: Capabilities
  let isAttached: Bool
  private(set) var shown = Showing.nothing
  var onReport: HostReport.Receiver?

  init(_ capabilities: Capabilities, isAttached: Bool = false) {
    (self.capabilities, self.isAttached) = (capabilities, isAttached)
  }

  func perform(
    _ command: Command,
    presentables: [ElementID: LaneView],
    animated: Bool,
    acknowledgement: Acknowledgement
  ) {
    shown = command.applied(to: shown)
    acknowledgement.done(showing: shown)
  }
}

extension LaneHost: StackHost
where Command == StackCommand<ElementID>, Capabilities == StackCapabilities {}
extension LaneHost: ModalHost
where Command == ModalCommand<ElementID>, Capabilities == ModalCapabilities {}
extension LaneHost: TabHost
where Command == TabCommand<ElementID>, Capabilities == TabCapabilities {}
