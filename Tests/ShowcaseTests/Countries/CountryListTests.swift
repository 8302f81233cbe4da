import ComposableNavigation
import TerminalHost
import Testing

@testable import Countries

@MainActor
@Suite struct CountryListTests {
  @Test func `the countries are loaded by an effect`() async {
    let store = Store(initialState: CountryList.State()) { CountryList(loader: .ready) }
    let task = store.send(.load)
    #expect(store.state.title == "Countries (loading)")
    await task.finish()
    #expect(store.state.atlas == World.atlas)
    #expect(store.state.title == "Countries by name")
    #expect(store.state.rows.first == TerminalRow("AF  Afghanistan", runs: "open AF", as: .link))
  }

  @Test func `a loader that fails says why`() async {
    let loader = AtlasLoader { throw NoConnection() }
    let store = Store(initialState: CountryList.State()) { CountryList(loader: loader) }
    await store.send(.load).finish()
    #expect(store.state.loading == .failed("no connection"))
    #expect(store.state.title == "Countries (not loaded)")
    #expect(store.state.rows.map(\.text) == ["no connection", "Try again"])
  }

  @Test func `loading again ends the loading before`() async {
    let (answers, answer) = AsyncStream.makeStream(of: Atlas.self)
    let loader = AtlasLoader {
      for await atlas in answers { return atlas }
      throw CancellationError()
    }
    let store = Store(initialState: CountryList.State()) { CountryList(loader: loader) }
    let first = store.send(.load)
    let second = store.send(.load)
    await first.finish()
    #expect(store.state.loading == .loading)
    answer.yield(World.atlas)
    answer.finish()
    await second.finish()
    #expect(store.liveEffectCount == 0)
  }

  @Test func `loaded countries are kept while they are loaded again`() {
    var state = CountryList.State(atlas: World.atlas)
    _ = CountryList(loader: .ready).reduce(into: &state, action: .load)
    #expect(state.atlas == World.atlas)
  }

  @Test func `nothing opens before the countries are loaded`() throws {
    let store = Store(initialState: CountryList.State()) { CountryList(loader: .ready) }
    store.send(.open(try World.country("AUT").code))
    #expect(store.state == CountryList.State())
  }

  @Test func `another country takes the place of the open one`() throws {
    let store = Self.loadedStore()
    store.send(.open(try World.country("AUT").code))
    let first = store.state.stack.topID
    store.send(.open(try World.country("DEU").code))
    #expect(store.state.stack.items.count == 2)
    #expect(store.state.stack.topID != first)
  }

  @Test func `a choice sorts when it is applied`() {
    let store = Self.loadedStore()
    store.send(.sortTapped)
    store.send(.sheet(.sort(.choose(.continent))))
    #expect(store.state.sorting == .name)
    #expect(store.state.modal.item?.sort?.title == "Sort by continent")
    store.send(.sheet(.sort(.apply)))
    #expect(store.state.sorting == .continent)
    #expect(store.state.modal.item == nil)
    #expect(store.state.rows.first?.text == "Africa  DZ  Algeria")
  }

  @Test func `a choice is forgotten with the sheet`() {
    let store = Self.loadedStore()
    store.send(.sortTapped)
    store.send(.sheet(.sort(.choose(.code))))
    store.send(.modal(.dismiss()))
    store.send(.sortTapped)
    #expect(store.state.modal.item?.sort?.choice == .name)
    #expect(store.state.sorting == .name)
  }

  @Test func `a tap on the sort button directly after a tap on a country presents nothing`() throws
  {
    let store = Self.loadedStore()
    store.send(.open(try World.country("AUT").code))
    store.send(.sortTapped)
    #expect(store.state.modal.item == nil)
  }

  @Test func `a second tap leaves the sheet as it is`() {
    let store = Self.loadedStore()
    store.send(.sortTapped)
    store.send(.sheet(.sort(.choose(.code))))
    let sheet = store.state.modal
    store.send(.sortTapped)
    #expect(store.state.modal == sheet)
  }

  @Test func `a country that opens takes the sheet away`() throws {
    let store = Self.loadedStore()
    store.send(.sortTapped)
    store.send(.open(try World.country("AUT").code))
    #expect(store.state.modal.item == nil)
    #expect(store.state.stack.detail?.state.pages.items.map(\.title) == ["Austria"])
  }

  @Test func `a continent filters when it is applied`() throws {
    let store = Self.loadedStore()
    store.send(.filterTapped)
    store.send(.sheet(.filter(.choose(try World.country("AUT").continent))))
    #expect(store.state.title == "Countries by name")
    store.send(.sheet(.filter(.apply)))
    #expect(store.state.title == "Countries of Europe by name")
    #expect(store.state.rows.first == TerminalRow("AX  Åland Islands", runs: "open AX", as: .link))
    #expect(store.state.modal.item == nil)
  }

  @Test func `the sheets switch to each other, once for a double tap`() {
    let store = Self.loadedStore()
    store.send(.sortTapped)
    let sort = store.state.modal.presentedID
    store.send(.sheet(.sort(.filterTapped)))
    #expect(store.state.modal.item?.filter?.title == "Filter by nothing")
    #expect(store.state.modal.presentedID != sort)
    store.send(.sheet(.filter(.sortTapped)))
    #expect(store.state.modal.item?.sort?.title == "Sort by name")
  }

  @Test func `a late tap in a sheet that was switched away is refused`() throws {
    let store = Self.loadedStore()
    var refusals: [Refusal] = []
    store.onRefusal = { refusals.append($0) }
    store.send(.sortTapped)
    let id = try #require(store.state.modal.presentedID)
    let sheet = store.scope(\.modal, id: id, element: /CountryList.Action.sheet)
    let sort = sheet?.scope(state: \.sort, action: /ListSheet.Action.sort)
    sort?.send(.filterTapped)
    sort?.send(.filterTapped)
    sort?.send(.apply)
    #expect(store.state.modal.item?.filter != nil)
    #expect(sort?.state.title == "Sort by name")
    #expect(refusals == [.gone(id), .gone(id)])
  }

  private static func loadedStore() -> Store<CountryList.State, CountryList.Action> {
    Store(initialState: CountryList.State(atlas: World.atlas)) { CountryList(loader: .ready) }
  }
}
