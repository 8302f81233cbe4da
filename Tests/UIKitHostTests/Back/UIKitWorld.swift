import ComposableNavigation
import NavigationScreens
import TestSupport
import UIKit
import UIKitHost

/// A feature of the search for back, with its view controller.
protocol UIKitWorld: BackFeature {
  @MainActor static func page(of store: Store<State, Action>, _ room: Room) -> UIViewController
}

/// The turns of a window, and the objects that are kept as long as it.
@MainActor
final class Room {
  let queue = TurnQueue()
  var objects: [AnyObject] = []

  func add(_ stack: NavigationControllerHost) { stack.turns = queue.turns }

  func add(_ modal: PresentationHost) { modal.turns = queue.turns }
}

/// Makes the view controller of an entry by its feature.
struct WorldPages<World: UIKitWorld>: EntryViewProviding {
  let room: Room
  let store: @MainActor (EntryID) -> Store<World.State, World.Action>?

  func makePresentable(for entry: Entry<World.State>) -> UIViewController {
    store(entry.id).map { World.page(of: $0, room) } ?? Page()
  }
}

extension LeafWorld: UIKitWorld {
  static func page(of store: Store<String, Action>, _ room: Room) -> UIViewController {
    Pages().makePresentable(for: store.state)
  }
}

extension StackOf: UIKitWorld where Inner: UIKitWorld {
  static func page(of store: Store<State, Action>, _ room: Room) -> UIViewController {
    let stack = StackController(
      store: store.scope(state: \.pages, action: /Action.pages),
      viewProvider: WorldPages<Inner>(room: room) {
        store.scope(\.pages, id: $0, elements: /Action.page)
      }
    )
    room.add(stack.host)
    return stack
  }
}

extension TabsOf: UIKitWorld where Inner: UIKitWorld {
  static func page(of store: Store<State, Action>, _ room: Room) -> UIViewController {
    TabsController(
      store: store.scope(state: \.tabs, action: /Action.tabs),
      viewProvider: WorldPages<Inner>(room: room) {
        store.scope(\.tabs, id: $0, elements: /Action.tab)
      }
    )
  }
}

extension ModalOf: UIKitWorld where Inner: UIKitWorld {
  static func page(of store: Store<State, Action>, _ room: Room) -> UIViewController {
    Page()
      .withModal(
        store: store.scope(state: \.modal, action: /Action.modal),
        viewProvider: WorldPages<Inner>(room: room) {
          store.scope(\.modal, id: $0, elements: /Action.presented)
        },
        configure: room.add
      )
  }
}

extension SplitOf: UIKitWorld where Inner: UIKitWorld {
  static func page(of store: Store<State, Action>, _ room: Room) -> UIViewController {
    let split = SplitController(
      columns: 2,
      store: store.scope(state: \.split, action: /Action.split),
      viewProvider: WorldPages<Inner>(room: room) {
        store.scope(\.split, id: $0, elements: /Action.page)
      }
    )
    for column in SplitColumn.allCases { room.add(split.host.stack(column)) }
    return split
  }
}

/// Screens with steps, sheets and a dialog.
struct ScreensWorld: UIKitWorld {
  typealias State = ScreenNavigation<String>.State
  typealias Action = ScreenNavigation<String>.Action

  static func start(_ name: String) -> State { State(root: name) }

  var body: some Reducer<State, Action> { ScreenNavigation<String>() }

  func acts(in state: State) -> [Action] {
    [
      .showTransition(.trailing, "step"), .showScreen(.push, "page"), .showScreen(.sheet, "sheet"),
      .showBasicAlert("Sure?"),
    ]
  }

  static func page(of store: Store<State, Action>, _ room: Room) -> UIViewController {
    let handler = ScreenNavigationHandler(store: store, viewProvider: Views(room: room))
    room.objects.append(handler)
    return handler.rootView
  }

  struct Views: ScreenViewProviding {
    let room: Room

    func makePresentable(for screen: String) -> UIViewController {
      Pages().makePresentable(for: screen)
    }

    func makeEnvironment(_ environment: ScreenEnvironment<Views>) -> UIViewController {
      let stack = StackController(store: environment.stack, viewProvider: environment.screens)
      room.add(stack.host)
      return stack.withModal(
        store: environment.modal,
        viewProvider: environment.presented,
        configure: room.add
      )
    }

    func makeDialog(_ dialog: Store<some DialogState, DialogAction>) -> UIViewController {
      .dialog(dialog)
    }
  }
}

/// Pages of a wizard, whose steps are in a part of the state without a handler.
struct WizardWorld: UIKitWorld {
  struct State: Hashable, Sendable {
    var pages: StackNavigation<String>.State
    var step = StepNavigation<Int>.State(0, history: .kept(limit: 9))
  }

  enum Action: Sendable {
    case pages(StackNavigation<String>.Action)
    case step(StepNavigation<Int>.Action)
  }

  static func start(_ name: String) -> State { State(pages: .init(items: [name])) }

  var body: some Reducer<State, Action> {
    StackNavigation<String>().pullback(state: \.pages, action: /Action.pages)
    StepNavigation<Int>().pullback(state: \.step, action: /Action.step)
  }

  func acts(in state: State) -> [Action] {
    [.pages(.pushItem("page")), .step(.push(state.step.value + 1))]
  }

  static func page(of store: Store<State, Action>, _ room: Room) -> UIViewController {
    let pages = store.scope(state: \.pages, action: /Action.pages).goingBack(by: Self(), in: store)
    let stack = StackController(store: pages, viewProvider: Pages())
    room.add(stack.host)
    return stack
  }
}
