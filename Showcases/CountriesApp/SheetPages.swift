#if canImport(UIKit) && canImport(SwiftUI)
  import ComposableNavigation
  import SwiftUI
  import SwiftUIHost
  import UIKit
  import UIKitHost

  /// Makes the pages of the two sheets.
  struct SheetPages: EntryViewProviding {
    let store: Store<CountryList.State, CountryList.Action>

    func makePresentable(for entry: Entry<ListSheet.State>) -> UIViewController {
      let sheet = store.scope(\.modal, id: entry.id, element: /CountryList.Action.sheet)
      if let sort = sheet?.scope(state: \.sort, action: /ListSheet.Action.sort) {
        return HostingPage { SortView(store: sort) }
      }
      if let filter = sheet?.scope(state: \.filter, action: /ListSheet.Action.filter) {
        return HostingPage { FilterView(store: filter) }
          .withModal(
            store: filter.scope(state: \.alert, action: /FilterSheet.Action.alert),
            viewProvider: ResetPages(store: filter)
          )
      }
      // A removed sheet is not shown.
      return UIViewController(nibName: nil, bundle: nil)
    }
  }

  /// Makes the alert over the filter sheet.
  struct ResetPages: EntryViewProviding {
    let store: Store<FilterSheet.State, FilterSheet.Action>

    func makePresentable(for entry: Entry<AlertState<FilterSheet.Answer>>) -> UIViewController {
      .dialog(store.alert(entry.id))
    }
  }

  /// Makes the views of the app's questions.
  struct QuestionPages: EntryViewProviding {
    let store: Store<About.State, About.Action>

    func makePresentable(for entry: Entry<About.Question>) -> UIViewController {
      switch entry.item {
      case .rating: .dialog(store.question(entry.id, /About.Question.rating))
      case .reply: .dialog(store.question(entry.id, /About.Question.reply))
      }
    }
  }
#endif
