#if canImport(UIKit) && canImport(SwiftUI)
  import ComposableNavigation
  import SwiftUI
  import SwiftUIHost
  import UIKit
  import UIKitHost

  /// Makes the page of each tab, with the hosts and handlers in it.
  struct AppPages: ViewProviding {
    let store: Store<CountriesApp.State, CountriesApp.Action>

    func makePresentable(for tab: AppTab) -> UIViewController {
      let page = page(of: tab)
      page.tabBarItem.title = tab.title
      return page
    }

    private func page(of tab: AppTab) -> UIViewController {
      switch tab {
      case .countries: countries
      case .favourites: favourites
      case .about: about
      }
    }

    private var countries: UIViewController {
      let list = store.scope(state: \.list, action: /CountriesApp.Action.list)
      return StackController(
        store: list.scope(state: \.stack, action: /CountryList.Action.stack),
        viewProvider: ListPages(app: store) {
          CountriesPage(list) {
            $0.shown
          } title: {
            $0.title
          } open: {
            store.send(.open($0))
          }
          .offering("Sort") { list.send(.sortTapped) }
        } detail: {
          list.scope(\.stack, id: $0, elements: /CountryList.Action.screen)
        }
      )
      .withModal(
        store: list.scope(state: \.modal, action: /CountryList.Action.modal),
        viewProvider: SheetPages(store: list)
      )
    }

    private var favourites: UIViewController {
      let favourites = store.scope(state: \.favourites, action: /CountriesApp.Action.favourites)
      return StackController(
        store: favourites.scope(state: \.stack, action: /Favourites.Action.stack),
        viewProvider: ListPages(app: store) {
          CountriesPage(favourites) {
            $0.countries
          } title: {
            $0.title
          } open: {
            store.send(.open($0))
          }
        } detail: {
          favourites.scope(\.stack, id: $0, elements: /Favourites.Action.screen)
        }
      )
    }

    private var about: UIViewController {
      let about = store.scope(state: \.about, action: /CountriesApp.Action.about)
      return HostingPage(title: AppTab.about.title) {
        AboutView(store: about)
      }
      .withModal(
        store: about.scope(state: \.modal, action: /About.Action.modal),
        viewProvider: QuestionPages(store: about)
      )
    }
  }

  extension CountryList.State {
    /// The countries in the list.
    fileprivate var shown: [Country] {
      let all = atlas?.countries ?? []
      return sorting.sort(all.filter { filter == nil || $0.continent == filter })
    }
  }
#endif
