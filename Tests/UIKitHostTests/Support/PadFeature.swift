import ComposableNavigation
import UIKit
import UIKitHost

/// Two tabs, of which one has a stack and the other a split, with sheets and alerts over both.
struct PadFeature: Reducer {
  enum Panel: Hashable, Sendable { case sheet(String), question(AlertState<Answer>) }

  enum Answer: Hashable, Sendable { case more, sheet }

  struct State: Equatable {
    var tabs = TabNavigation<String>.State(items: ["notes", "mail"])
    var stack = StackNavigation<String>.State(items: ["root"])
    var split = SplitNavigation<String>.State(primary: ["boxes"], detail: ["nothing"])
    var modal = ModalNavigation<Panel>.State()
  }

  enum Action: Sendable {
    case tabs(TabNavigation<String>.Action)
    case stack(StackNavigation<String>.Action)
    case split(SplitNavigation<String>.Action)
    case modal(ModalNavigation<Panel>.Action)
    case answered(Answer)
  }

  /// An alert that leads to another one, or to a sheet.
  static let question = Panel.question(
    AlertState<Answer>("Sure?") {
      ButtonState("More", action: .more)
      ButtonState("Sheet", action: .sheet)
      ButtonState.cancel("No")
    }
  )

  var body: some Reducer<State, Action> {
    TabNavigation<String>().pullback(state: \.tabs, action: /Action.tabs)
    StackNavigation<String>().pullback(state: \.stack, action: /Action.stack)
    SplitNavigation<String>().pullback(state: \.split, action: /Action.split)
    ModalNavigation<Panel>().pullback(state: \.modal, action: /Action.modal)
    Reduce { state, action in
      guard case .answered(let answer) = action else { return .none }
      let next: ModalNavigation<Panel>.Action =
        switch answer {
        case .more: .presentAlert(PadFeature.question)
        case .sheet: .presentSheet(.sheet("answer"))
        }
      _ = ModalNavigation<Panel>().reduce(into: &state.modal, action: next)
      return .none
    }
  }
}

extension PadFeature.Panel {
  /// The title of its view.
  var title: String {
    switch self {
    case .sheet(let title): title
    case .question: "Sure?"
    }
  }
}

/// The pages, tabs and panels of the feature.
@MainActor
struct PadViews {
  typealias FeatureStore = Store<PadFeature.State, PadFeature.Action>

  struct Tabs: ViewProviding {
    let stack: StackController
    let split: SplitController

    func makePresentable(for item: String) -> UIViewController {
      let tab: UIViewController = item == "notes" ? stack : split
      tab.title = item
      return tab
    }
  }

  struct Panels: EntryViewProviding {
    let store: FeatureStore

    func makePresentable(for entry: Entry<PadFeature.Panel>) -> UIViewController {
      switch entry.item {
      case .sheet(let title):
        Pages().makePresentable(for: title)
      case .question:
        .dialog(
          store.scope(
            \.modal,
            id: entry.id,
            dialog: /PadFeature.Panel.question,
            action: /PadFeature.Action.modal,
            buttons: /PadFeature.Action.answered
          )
        )
      }
    }
  }
}
