import ComposableNavigation
import NavigationTesting

@testable import Countries

/// The world of the searches: two countries that lead to each other.
enum SmallWorld {
  static let austria = country("AT", "Austria")
  static let germany = country("DE", "Germany")
  static let atlas = Atlas(countries: [austria, germany].compactMap(\.self))
  static let loader = AtlasLoader { atlas }

  private static func country(_ code: String, _ name: String) -> Country? {
    CountryCode(code).map {
      Country(
        code: $0,
        name: name,
        continent: Continent(code: "150", name: "Europe"),
        subcontinent: nil,
        currency: Currency(code: "EUR", name: "Euro")
      )
    }
  }
}

extension CountryList.State {
  /// The loaded list.
  static var loaded: Self {
    var state = CountryList.State()
    state.atlas = SmallWorld.atlas
    return state
  }

  /// The first country's detail over the list.
  static var opened: Self {
    var state = loaded
    let details = SmallWorld.atlas.countries.prefix(1).map {
      ListAndDetail.State.detail(Detail.State(of: $0, in: SmallWorld.atlas))
    }
    state.stack.items += details
    return state
  }

  /// The actions of the user's taps.
  var taps: [CountryList.Action] {
    if let sheet = modal.item { return sheet.taps.map(CountryList.Action.sheet) }
    if let detail = stack.detail {
      return detail.state.taps.map { .screen(detail.id, $0) }
    }
    return [.sortTapped, .filterTapped] + (atlas?.countries ?? []).map { .open($0.code) }
  }

  /// The alert over a filter sheet.
  func alert(
    over id: EntryID
  ) -> ModalNavigation<AlertState<FilterSheet.Answer>>.State? {
    modal.presentedID == id ? modal.item?.filter?.alert : nil
  }

  /// The pages inside a detail.
  func pages(in id: EntryID) -> StackNavigation<Page>.State? {
    if case .detail(let detail) = stack.entries[id: id] { detail.pages } else { nil }
  }
}

extension ListSheet.State {
  /// The actions of the user's taps.
  fileprivate var taps: [ListSheet.Action] {
    switch self {
    case .sort:
      [.sort(.choose(.code)), .sort(.apply), .sort(.filterTapped)]
    case .filter(let filter) where filter.alert.item == nil:
      [.filter(.choose(filter.continents.first)), .filter(.resetTapped), .filter(.sortTapped)]
    case .filter:
      // The alert's button when the alert is already dismissed.
      [.filter(.answered(.reset))]
    }
  }
}

extension Detail.State {
  /// The actions of the user's taps.
  var taps: [Detail.Action] {
    guard let page = pages.topID else { return [] }
    return [.tapped(.continent, on: page)]
      + atlas.countries.map { .tapped(.country($0.code), on: page) }
  }
}

extension NavigationModel where State == CountryList.State, Action == CountryList.Action {
  /// The country list of the showcase, or a variant of it: a stack, a stack in each detail, a sheet.
  static func countryList(
    _ initialState: State,
    _ feature: some Reducer<State, Action>
  ) -> Self {
    NavigationModel(initialState: initialState) { feature }
      .stack(\.stack, action: /CountryList.Action.stack) { entry in
        guard case .detail = entry.item else { return [] }
        return [.stack({ $0.pages(in: entry.id) }, action: { .screen(entry.id, .pages($0)) })]
      }
      .modal(\.modal, action: /CountryList.Action.modal) { entry in
        guard case .filter = entry.item else { return [] }
        return [.modal({ $0.alert(over: entry.id) }, action: { .sheet(.filter(.alert($0))) })]
      }
      .user(\.taps)
      .program { state in
        [.load] + (state.atlas?.countries.last.map { [.open($0.code)] } ?? [])
      }
      .answers { action in
        action == .load ? [.loaded(SmallWorld.atlas), .failed("no connection")] : nil
      }
      .invariant("the list is below everything") { $0.stack.items.first == .list }
      .invariant("no sheet lies over a detail") { $0.modal.item == nil || $0.stack.detail == nil }
      .invariant("there is one detail at the most") { $0.stack.items.count <= 2 }
  }
}
