#if canImport(UIKit) && canImport(SwiftUI)
  import ComposableNavigation
  import SwiftUI
  import SwiftUIHost
  import UIKit
  import UIKitHost

  /// Makes the pages of a list's stack: the list, and a stack of its own for each detail.
  struct ListPages: EntryViewProviding {
    let app: Store<CountriesApp.State, CountriesApp.Action>
    let list: @MainActor () -> UIViewController
    let detail: @MainActor (EntryID) -> Store<ListAndDetail.State, ListAndDetail.Action>?

    func makePresentable(for entry: Entry<ListAndDetail.State>) -> UIViewController {
      guard case .detail = entry.item, let store = detail(entry.id) else { return list() }
      return EmbeddedStack(
        store: store.scope(state: \.pages, action: /Detail.Action.pages),
        viewProvider: CountryPages(app: app, store: store)
      )
    }
  }

  extension ListAndDetail.State {
    /// The pages of the detail; empty for the list.
    fileprivate var pages: StackNavigation<Page>.State {
      if case .detail(let detail) = self { detail.pages } else { .init() }
    }
  }

  /// A page that contains a stack, since UIKit cannot push a navigation controller.
  final class EmbeddedStack: UIKitHost.Page {
    private let stack = StackController()

    init<Provider: EntryViewProviding>(
      store: Store<StackNavigation<Provider.Item>.State, StackNavigation<Provider.Item>.Action>,
      viewProvider: Provider
    ) where Provider.Presentable == UIViewController, Provider.Item: Equatable & Sendable {
      super.init()
      let handler = StackNavigationHandler(store: store, viewProvider: viewProvider)
      handler.setup(with: stack.host)
      keeper.keep(handler, of: stack.host)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(stack)
      view.addSubview(stack.view)
      stack.view.frame = view.bounds
      stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stack.didMove(toParent: self)
    }
  }

  /// Makes the pages of a detail.
  struct CountryPages: EntryViewProviding {
    let app: Store<CountriesApp.State, CountriesApp.Action>
    let store: Store<ListAndDetail.State, ListAndDetail.Action>

    func makePresentable(for entry: Entry<Page>) -> UIViewController {
      let (id, page) = (entry.id, entry.item)
      return HostingPage(title: page.title) {
        switch page {
        case .country(let country):
          CountryView(app: app, country: country) { store.send(.tapped($0, on: id)) }
        case .group(_, let countries):
          List(countries) { country in
            Button(country.name) { store.send(.tapped(.country(country.code), on: id)) }
          }
        }
      }
    }
  }
#endif
