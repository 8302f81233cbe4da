import ComposableNavigation

/// The user's favourite countries, with a stack of their own.
struct Favourites: Reducer {
  struct State: Hashable, Sendable {
    /// The countries, in the order in which they were added.
    var countries: [Country] = []
    var stack = StackNavigation<ListAndDetail.State>.State.list

    var title: String { "Favourites (\(countries.count))" }

    /// The tree of the open screens.
    var tree: NavigationTree { stack.tree(listTitle: title) }

    func contains(_ code: CountryCode) -> Bool { countries.contains { $0.code == code } }
  }

  enum Action: Equatable, Sendable, Codable {
    case toggle(Country)
    case stack(StackNavigation<ListAndDetail.State>.Action)
    case screen(EntryID, Detail.Action)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard case .toggle(let country) = action else { return .none }
      if state.contains(country.code) {
        state.countries.removeAll { $0.code == country.code }
      } else {
        state.countries.append(country)
      }
      return .none
    }
    .forEach(\.stack, action: /Action.stack, elements: /Action.screen) { ListAndDetail() }
  }
}
