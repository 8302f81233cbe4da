import ComposableNavigation
import Testing

@testable import Countries

@MainActor
@Suite struct DetailTests {
  @Test func `one page leads to the next`() throws {
    let store = try Self.store("AUT")
    Self.tap(.continent, in: store)
    Self.tap(.country(try World.country("HUN").code), in: store)
    Self.tap(.currency, in: store)
    #expect(Self.titles(of: store) == ["Austria", "Europe", "Hungary", "Hungarian Forint (HUF)"])
  }

  @Test func `a country leads to one with the same currency`() throws {
    let store = try Self.store("AUT")
    Self.tap(.currency, in: store)
    Self.tap(.country(try World.country("MTQ").code), in: store)
    #expect(Self.titles(of: store) == ["Austria", "Euro (EUR)", "Martinique"])
  }

  @Test func `a group has all of its countries but the one it was opened from`() throws {
    let store = try Self.store("AUT")
    Self.tap(.continent, in: store)
    guard case .group(_, let countries)? = store.state.pages.topItem else {
      Issue.record("no group is on top")
      return
    }
    let europe = World.atlas.countries.filter { $0.continent.name == "Europe" }
    #expect(countries.count == europe.count - 1)
    #expect(!countries.contains { $0.name == "Austria" })
  }

  @Test func `a double tap opens once`() throws {
    let store = try Self.store("AUT")
    let page = try #require(store.state.pages.topID)
    var refusals = 0
    store.onRefusal = { _ in refusals += 1 }
    store.send(.tapped(.continent, on: page))
    store.send(.tapped(.continent, on: page))
    #expect(Self.titles(of: store) == ["Austria", "Europe"])
    #expect(refusals == 1)
  }

  @Test(arguments: [PageTap.continent, .currency, .favourite])
  func `a group leads to countries alone`(tap: PageTap) throws {
    let store = try Self.store("AUT")
    Self.tap(.continent, in: store)
    Self.tap(tap, in: store)
    #expect(Self.titles(of: store) == ["Austria", "Europe"])
  }

  @Test func `a country without a currency leads to none`() throws {
    let store = try Self.store("Antarctica")
    Self.tap(.currency, in: store)
    #expect(Self.titles(of: store) == ["Antarctica"])
  }

  @Test(arguments: [("HUN", true), ("MTQ", true), ("JPN", false), ("AUT", false)])
  func `a country leads to those it shares something with`(code: String, opens: Bool) throws {
    let store = try Self.store("AUT")
    Self.tap(.country(try World.country(code).code), in: store)
    #expect(store.state.pages.items.count == (opens ? 2 : 1))
  }

  private typealias DetailStore = Store<Detail.State, Detail.Action>

  private static func store(_ country: String) throws -> DetailStore {
    let state = Detail.State(of: try World.country(country), in: World.atlas)
    return Store(initialState: state) { Detail() }
  }

  private static func tap(_ tap: PageTap, in store: DetailStore) {
    guard let page = store.state.pages.topID else { return }
    store.send(.tapped(tap, on: page))
  }

  private static func titles(of store: DetailStore) -> [String] {
    store.state.pages.items.map(\.title)
  }
}
