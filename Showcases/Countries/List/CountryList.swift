import ComposableNavigation

/// The list of all countries: loads them, sorts them, opens one.
struct CountryList: Reducer {
  let loader: AtlasLoader

  struct State: Hashable, Sendable {
    /// The last loaded countries, kept while they are loaded again.
    var atlas: Atlas?
    var loading = Loading.idle
    var sorting = Sorting.name
    /// The only shown continent; nil for all.
    var filter: Continent?
    var stack = StackNavigation<ListAndDetail.State>.State.list
    var modal = ModalNavigation<ListSheet.State>.State()
  }

  enum Loading: Hashable, Sendable {
    case idle
    case loading
    case failed(String)
  }

  enum Action: Equatable, Sendable, Codable {
    case load
    case loaded(Atlas)
    case failed(String)
    case open(CountryCode)
    case sort(Sorting)
    /// Presents the sort sheet, unless a country has just been opened over the list.
    case sortTapped
    /// Presents the filter sheet, under the same condition.
    case filterTapped
    case stack(StackNavigation<ListAndDetail.State>.Action)
    case screen(EntryID, Detail.Action)
    case modal(ModalNavigation<ListSheet.State>.Action)
    case sheet(ListSheet.Action)
  }

  private enum Work { case load }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .load:
        state.loading = .loading
        return load
      case .loaded(let atlas):
        state.loading = .idle
        state.atlas = atlas
      case .failed(let reason):
        state.loading = .failed(reason)
      case .open(let code):
        return state.open(code)
      case .sort(let sorting):
        state.sorting = sorting
      case .sortTapped where state.isOpenToSheets:
        return .send(.modal(.presentSheet(state.sortSheet)))
      case .filterTapped where state.isOpenToSheets:
        return .send(.modal(.presentSheet(state.filterSheet)))
      case .sheet(let action):
        return state.answer(action)
      case .sortTapped, .filterTapped, .stack, .screen, .modal:
        break
      }
      return .none
    }
    .forEach(\.stack, action: /Action.stack, elements: /Action.screen) { ListAndDetail() }
    .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { ListSheet() }
  }

  private var load: Effect<Action> {
    .run { [loader] send in
      await send(.loaded(try await loader.load()))
    } catch: { error, send in
      await send(.failed("\(error)"))
    }
    .cancellable(id: Work.load, cancelInFlight: true)
  }
}

extension CountryList.State {
  /// Opens a country's detail and dismisses a sheet that would cover it.
  fileprivate func open(_ code: CountryCode) -> Effect<CountryList.Action> {
    guard let atlas, let country = atlas[code] else { return .none }
    let dismiss = modal.presentedID.map {
      Effect<CountryList.Action>.send(.modal(.dismiss(id: $0)))
    }
    return (dismiss ?? .none).merge(with: .send(.stack(.open(country, in: atlas))))
  }

  /// A Boolean value that indicates whether the list is in front, with nothing over it.
  fileprivate var isOpenToSheets: Bool { modal.item == nil && stack.detail == nil }

  fileprivate var sortSheet: ListSheet.State { .sort(SortSheet.State(choice: sorting)) }

  fileprivate var filterSheet: ListSheet.State {
    .filter(FilterSheet.State(continents: atlas?.continents ?? [], choice: filter))
  }

  /// Handles the presented sheet's requests: to apply its choice, or to present the other sheet
  /// instead.
  fileprivate mutating func answer(_ action: ListSheet.Action) -> Effect<CountryList.Action> {
    guard let sheet = modal.item, let id = modal.presentedID else { return .none }
    switch (action, sheet) {
    case (.sort(.apply), .sort(let sort)):
      sorting = sort.choice
      return .send(.modal(.dismiss(id: id)))
    case (.filter(.apply), .filter(let filter)):
      self.filter = filter.choice
      return .send(.modal(.dismiss(id: id)))
    case (.sort(.filterTapped), .sort):
      return .send(.modal(.presentSheet(filterSheet).from(id)))
    case (.filter(.sortTapped), .filter):
      return .send(.modal(.presentSheet(sortSheet).from(id)))
    case (.sort, _), (.filter, _):
      return .none
    }
  }
}
