import ComposableNavigation
import TerminalHost

/// Makes the view of each tab, with the hosts and handlers in it.
struct AppViews: ViewProviding {
  let store: Store<CountriesApp.State, CountriesApp.Action>

  func makePresentable(for tab: AppTab) -> TerminalView {
    let view = view(of: tab)
    view.tabTitle = tab.title
    return view
  }

  private func view(of tab: AppTab) -> TerminalView {
    switch tab {
    case .countries:
      let list = store.scope(state: \.list, action: /CountriesApp.Action.list)
      return TerminalStack(
        store: list.scope(state: \.stack, action: /CountryList.Action.stack),
        viewProvider: ListViews(
          title: { list.state.title },
          rows: { list.state.rows },
          detail: { list.scope(\.stack, id: $0, elements: /CountryList.Action.screen) },
          isFavourite: { store.state.favourites.contains($0) }
        )
      )
      .withModal(
        store: list.scope(state: \.modal, action: /CountryList.Action.modal),
        viewProvider: SheetViews(store: list)
      )
    case .favourites:
      let favourites = store.scope(state: \.favourites, action: /CountriesApp.Action.favourites)
      return TerminalStack(
        store: favourites.scope(state: \.stack, action: /Favourites.Action.stack),
        viewProvider: ListViews(
          title: { favourites.state.title },
          rows: { favourites.state.rows },
          detail: { favourites.scope(\.stack, id: $0, elements: /Favourites.Action.screen) },
          isFavourite: { favourites.state.contains($0) }
        )
      )
    case .about:
      let about = store.scope(state: \.about, action: /CountriesApp.Action.about)
      return TerminalScreen {
        about.state.title
      } rows: {
        About.State.rows
      }
      .withModal(
        store: about.scope(state: \.modal, action: /About.Action.modal),
        viewProvider: AboutViews(store: about)
      )
    }
  }
}
