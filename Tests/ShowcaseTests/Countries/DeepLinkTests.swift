import ComposableNavigation
import NavigationTesting
import Testing

@testable import Countries

@MainActor
@Suite struct DeepLinkTests {
  /// Returns a store without effects, with the countries already loaded.
  private static func store(
    _ change: (inout CountriesApp.State) -> Void = { _ in }
  ) -> TestStore<CountriesApp.State, CountriesApp.Action> {
    var state = CountriesApp.State()
    state.list.atlas = World.atlas
    change(&state)
    return TestStore(initialState: state) { CountriesApp(loader: .ready) }
  }

  @Test func `the sort sheet is opened by one action after another`() async throws {
    let store = Self.store()
    let actions = DeepLink.sortSheet.actions(in: store.state)
    #expect(actions.count == 4)
    await store.send(actions[0])
    await store.send(actions[1])
    await store.receive(.list(.modal(.dismiss())))
    await store.receive(.list(.stack(.popToRoot())))
    await store.send(actions[2])
    let sheet = ListSheet.State.sort(SortSheet.State(choice: .name))
    await store.receive(.list(.modal(.presentSheet(sheet)))) {
      $0.list.modal.styledItem = .init(item: sheet, style: .pageSheet)
    }
    let id = try #require(store.state.list.modal.presentedID)
    await store.send(actions[3]) {
      $0.list.modal[id: id] = .sort(SortSheet.State(choice: .code))
    }
    await store.finish()
  }

  @Test func `the reset alert is opened as by the user, over the filter sheet`() async {
    let store = Self.store { $0.tabs.activeItem = .about }
    store.exhaustivity = .off
    for action in DeepLink.resetFilter.actions(in: store.state) { await store.send(action) }
    #expect(store.state.tabs.activeItem == .countries)
    #expect(store.state.list.modal.item?.filter?.title == "Filter by Africa")
    #expect(store.state.list.modal.item?.filter?.alert.item == .reset)
    #expect(store.refusals == [])
    await store.finish()
  }

  @Test func `the euro is opened as a state, with the screens that lead to it`() async throws {
    let store = Self.store()
    var detail = Detail.State(of: try World.country("AUT"), in: World.atlas)
    let austria = Page.country(try World.country("AUT"))
    let euro = try #require(detail.page(after: austria, .currency))
    detail.pages.items.append(euro)
    await store.send(.link(.euro)) { $0.list.stack.items = [.list, .detail(detail)] }
    #expect(store.state.list.stack.detail?.state.pages.topItem?.title == "Euro (EUR)")
    await store.finish()
  }

  @Test func `a favourite is opened as a state, and is one`() async throws {
    let store = Self.store()
    store.exhaustivity = .off
    await store.send(.link(.favourite)) { $0.tabs.activeItem = .favourites }
    #expect(store.state.favourites.countries == [try World.country("AUT")])
    let pages = store.state.favourites.stack.detail?.state.pages.items.map(\.title)
    #expect(pages == ["Austria", "Europe"])
    await store.send(.link(.favourite))
    #expect(store.state.favourites.countries.count == 1)
    await store.finish()
  }

  @Test func `the rating is opened as a state`() async {
    let store = Self.store()
    await store.send(.link(.rating)) {
      $0.tabs.activeItem = .about
      $0.about.modal.styledItem = .init(item: .rating, style: .confirmationDialog)
    }
    await store.finish()
  }

  @Test(arguments: DeepLink.allCases)
  func `a link ends in the same screens from any screen`(link: DeepLink) async throws {
    let cold = await CountriesApp.loadedStore()
    let warm = await CountriesApp.loadedStore()
    try warm.open("HU")
    warm.tap(.continent)
    warm.send(.tabs(.setActiveItem(.favourites)))
    try warm.open("JP")
    for store in [cold, warm] {
      for action in link.actions(in: store.state) { store.send(action) }
    }
    #expect(cold.state.tabs.activeItem == warm.state.tabs.activeItem)
    #expect(cold.state.front == warm.state.front)
  }

  @Test(arguments: DeepLink.allCases)
  func `a link opens nothing before the countries are loaded`(link: DeepLink) {
    let store = Store(initialState: CountriesApp.State()) { CountriesApp(loader: .ready) }
    #expect(link.actions(in: store.state) == [])
    store.send(.link(link))
    #expect(store.state == CountriesApp.State())
  }
}

extension CountriesApp.State {
  /// The tree of the active tab.
  fileprivate var front: NavigationTree? {
    tabs.activeIndex.map { tree.children[$0] }
  }
}
