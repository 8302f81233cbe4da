import ComposableNavigation

/// The list of all countries: loads them, sorts them, opens one.
struct CountryList: Reducer {
  let loader: AtlasLoader

  struct State: Hashable, Sendable {
    /// What was loaded last; kept while it is loaded again.
    var atlas: Atlas?
    var loading = Loading.idle
    var sorting = Sorting.name
    var stack = StackNavigation<ListAndDetail.State>.State.list
    var modal = ModalNavigation<SortSheet.State>.State()
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
    /// Sorts the list; too late, and nothing, when a country has just been opened over it.
    case sortTapped
    case stack(StackNavigation<ListAndDetail.State>.Action)
    case screen(EntryID, Detail.Action)
    case modal(ModalNavigation<SortSheet.State>.Action)
    case sheet(SortSheet.Action)
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
      case .sortTapped where state.modal.item == nil && state.stack.detail == nil:
        return .send(.modal(.presentSheet(SortSheet.State(choice: state.sorting))))
      case .sheet(.apply):
        return state.applySheet()
      case .sortTapped, .stack, .screen, .modal, .sheet:
        break
      }
      return .none
    }
    .forEach(\.stack, action: /Action.stack, elements: /Action.screen) { ListAndDetail() }
    .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { SortSheet() }
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
  /// Opens a country's detail; a sheet that would hide it goes.
  fileprivate func open(_ code: CountryCode) -> Effect<CountryList.Action> {
    guard let atlas, let country = atlas[code] else { return .none }
    let dismiss = modal.presentedID.map {
      Effect<CountryList.Action>.send(.modal(.dismiss(id: $0)))
    }
    return (dismiss ?? .none).merge(with: .send(.stack(.open(country, in: atlas))))
  }

  fileprivate mutating func applySheet() -> Effect<CountryList.Action> {
    guard let sheet = modal.item, let id = modal.presentedID else { return .none }
    sorting = sheet.choice
    return .send(.modal(.dismiss(id: id)))
  }
}
