import ComposableNavigation
import NavigationScreens
import TestSupport
import UIKit
import UIKitHost

/// A feature of the search for back, with its view controller.
protocol UIKitWorld: BackFeature {
  @MainActor static func page(of store: Store<State, Action>, _ window: TestWindow)
    -> UIViewController
}

extension LeafWorld: UIKitWorld {
  static func page(of store: Store<String, Action>, _ window: TestWindow) -> UIViewController {
    Pages().makePresentable(for: store.state)
  }
}

extension ShapeWorld: UIKitWorld where Shape: UIKitShape, Inner: UIKitWorld {
  static func page(of store: Store<State, Action>, _ window: TestWindow) -> UIViewController {
    Shape.page(
      of: store.scope(state: \.container, action: /Action.container),
      WorldPages(window: window) { [unowned window] entry in
        store.scope(\.container, id: entry.id, elements: /Action.element)
          .map { Inner.page(of: $0, window) } ?? Page()
      }
    )
  }
}

/// A shape in the search for back, with its view controller.
protocol UIKitShape: BackShape {
  @MainActor
  static func page(
    of store: Store<State, Action>,
    _ pages: WorldPages<State.Item>
  ) -> UIViewController
}

/// Makes the view controllers of entries by a function.
struct WorldPages<Item: Equatable & Sendable>: EntryViewProviding {
  unowned let window: TestWindow
  let make: @MainActor (Entry<Item>) -> UIViewController

  func makePresentable(for entry: Entry<Item>) -> UIViewController { make(entry) }
}

extension StackNavigation: UIKitShape where Item: Hashable {
  static func page(of store: Store<State, Action>, _ pages: WorldPages<Item>) -> UIViewController {
    let stack = StackController(store: store, viewProvider: pages)
    pages.window.add(stack.host)
    return stack
  }
}

extension TabNavigation: UIKitShape where Item: Hashable {
  static func page(of store: Store<State, Action>, _ pages: WorldPages<Item>) -> UIViewController {
    TabsController(store: store, viewProvider: pages)
  }
}

extension ModalNavigation: UIKitShape where Item: Hashable {
  static func page(of store: Store<State, Action>, _ pages: WorldPages<Item>) -> UIViewController {
    Page().withModal(store: store, viewProvider: pages, configure: pages.window.add)
  }
}

extension SplitNavigation: UIKitShape where Item: Hashable {
  static func page(of store: Store<State, Action>, _ pages: WorldPages<Item>) -> UIViewController {
    let split = SplitController(columns: 2, store: store, viewProvider: pages)
    pages.window.add(split)
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

  static func page(of store: Store<State, Action>, _ window: TestWindow) -> UIViewController {
    let handler = ScreenNavigationHandler(store: store, viewProvider: Views(window: window))
    window.objects.append(handler)
    return handler.rootView
  }

  struct Views: ScreenViewProviding {
    unowned let window: TestWindow

    func makePresentable(for screen: String) -> UIViewController {
      Pages().makePresentable(for: screen)
    }

    func makeEnvironment(_ environment: ScreenEnvironment<Views>) -> UIViewController {
      let stack = StackController(store: environment.stack, viewProvider: environment.screens)
      window.add(stack.host)
      return stack.withModal(
        store: environment.modal,
        viewProvider: environment.presented,
        configure: window.add
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

  static func page(of store: Store<State, Action>, _ window: TestWindow) -> UIViewController {
    let pages = store.scope(state: \.pages, action: /Action.pages).goingBack(by: Self(), in: store)
    let stack = StackController(store: pages, viewProvider: Pages())
    window.add(stack.host)
    return stack
  }
}
