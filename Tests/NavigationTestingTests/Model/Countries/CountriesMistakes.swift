import ComposableNavigation

@testable import Countries

/// The country list with a mistake: when the atlas has loaded again, it opens a country even if the
/// user has moved elsewhere.
struct LateOpening: Reducer {
  typealias State = CountryList.State
  typealias Action = CountryList.Action

  private let list = CountryList(loader: SmallWorld.loader).resolve()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard case .open(let code) = action else { return list.reduce(into: &state, action: action) }
    return .run { send in
      let atlas = try await SmallWorld.loader.load()
      await send(.loaded(atlas))
      if let country = atlas[code] { await send(.stack(.open(country, in: atlas))) }
    }
  }
}

/// The detail with a mistake: it pushes a page without naming the page below.
struct DoubleTap: Reducer {
  typealias State = Detail.State
  typealias Action = Detail.Action

  var body: some Reducer<State, Action> {
    StackNavigation<Page>().pullback(state: \.pages, action: /Action.pages)
    Reduce { state, action in
      guard case .tapped(let tap, on: let id) = action, let page = state.pages.entries[id: id],
        let next = state.page(after: page, tap)
      else { return .none }
      return .send(.pages(.pushItem(next)))
    }
  }
}

/// The country list with a mistake: when the user swipes away any sheet, it dismisses the presented
/// one.
struct CarelessDismissal: Reducer {
  typealias State = CountryList.State
  typealias Action = CountryList.Action

  var body: some Reducer<State, Action> {
    CountryList(loader: SmallWorld.loader)
    Reduce { _, action in
      guard case .modal(.remove(_, cause: .user, animated: _)) = action else { return .none }
      return .send(.modal(.dismiss()))
    }
  }
}
