import ComposableNavigation
import Testing

@testable import Countries

@MainActor
@Suite struct CountriesAppTests {
  @Test func `every country can be opened`() async {
    let store = await CountriesApp.loadedStore()
    for country in World.atlas.countries {
      store.send(.open(country.code))
      #expect(store.pages == [country.name])
    }
  }

  @Test func `a country opens in the tab that is active`() async throws {
    let store = await CountriesApp.loadedStore()
    store.send(.tabs(.setActiveItem(.favourites)))
    try store.open("AUT")
    #expect(store.state.tabs.activeItem == .favourites)
    #expect(store.state.favourites.stack.detail?.state.pages.topItem?.title == "Austria")
    #expect(store.pages == [])
  }

  @Test func `a country that opens from a tab without a list selects that of all`() async throws {
    let store = await CountriesApp.loadedStore()
    store.send(.tabs(.setActiveItem(.about)))
    try store.open("AUT")
    #expect(store.state.tabs.activeItem == .countries)
    #expect(store.pages == ["Austria"])
  }

  @Test func `a favourite is remembered, and forgotten by the next tap`() async throws {
    let store = await CountriesApp.loadedStore()
    try store.open("AUT")
    store.tap(.favourite)
    #expect(store.state.favourites.countries.map(\.name) == ["Austria"])
    store.tap(.favourite)
    #expect(store.state.favourites.countries == [])
  }

  @Test func `the detail of a favourite can forget it`() async throws {
    let store = await CountriesApp.loadedStore()
    store.send(.favourites(.toggle(try World.country("AUT"))))
    store.send(.tabs(.setActiveItem(.favourites)))
    try store.open("AUT")
    let detail = try #require(store.state.favourites.stack.detail)
    let page = try #require(detail.state.pages.topID)
    store.send(.favourites(.screen(detail.id, .tapped(.favourite, on: page))))
    #expect(store.state.favourites.countries == [])
  }

  @Test func `each tab keeps its open screens`() async throws {
    let store = await CountriesApp.loadedStore()
    try store.open("AUT")
    store.send(.tabs(.setActiveItem(.favourites)))
    try store.open("JPN")
    #expect(
      store.state.tree.description == """
        tabs
        ├─ ○ stack
        │  ├─ Countries by name
        │  └─ stack
        │     └─ Austria
        ├─ ● stack
        │  ├─ Favourites (0)
        │  └─ stack
        │     └─ Japan
        └─ ○ About
        """
    )
  }

  @Test func `home leaves the list alone`() async throws {
    let store = await CountriesApp.loadedStore()
    try store.open("AUT")
    store.tap(.continent)
    store.send(.home)
    #expect(store.state.list.stack.items == [.list])
  }

  @Test func `back acts from the inside out, then on the previous tab, and ends`() async throws {
    let store = await CountriesApp.loadedStore()
    store.send(.tabs(.setActiveItem(.about)))
    store.send(.tabs(.setActiveItem(.countries)))
    let app = CountriesApp(loader: .ready)
    store.send(.list(.sortTapped))
    #expect(app.backAction(in: store.state).map { store.send($0) } != nil)
    #expect(store.state.list.modal.item == nil)
    try store.open("AUT")
    store.tap(.continent)
    var tops: [String] = []
    while let back = app.backAction(in: store.state), tops.count < 10 {
      store.send(back)
      tops.append(store.pages.last ?? "list")
    }
    #expect(tops == ["Austria", "list", "list"])
    #expect(store.state.tabs.activeItem == .about)
  }

  @Test func `back does the same as its preview shows`() async throws {
    let store = await CountriesApp.loadedStore()
    try store.open("AUT")
    store.tap(.currency)
    let app = CountriesApp(loader: .ready)
    while let back = app.backAction(in: store.state) {
      let preview = app.previewBack(in: store.state)
      store.send(back)
      #expect(preview == store.state)
    }
    #expect(store.state.list.stack.items == [.list])
  }

  @Test func `the feature is composed without an issue`() async throws {
    var issues: [NavigationIssue] = []
    let store = Store(
      initialState: CountriesApp.State(),
      reducer: { CountriesApp(loader: .ready) },
      onIssue: { issues.append($0) }
    )
    await store.send(.started).finish()
    store.send(.list(.sortTapped))
    store.send(.list(.sheet(.sort(.apply))))
    try store.open("AUT")
    store.tap(.continent)
    #expect(issues == [])
  }
}
