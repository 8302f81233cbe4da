import ComposableNavigation

@testable import Countries

/// The country list with a mistake: a country is opened when the atlas has been loaded anew,
/// wherever the person is by then.
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

/// The detail with a mistake: a page is pushed without saying from where.
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

/// The country list with a mistake: whichever sheet a person swipes away, the one that is presented
/// is dismissed.
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
