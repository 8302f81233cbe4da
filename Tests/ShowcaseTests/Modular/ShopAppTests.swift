import ComposableNavigation
import NavigationGraphTesting
import NavigationLinks
import NavigationTesting
import Testing

@testable import ModularApp

@MainActor
@Suite struct ShopAppTests {
  @Test func `two modules with types of one name have their own screens`() throws {
    #expect(try ShopApp.orders.screen(for: Catalog.Item(id: 1)).title == "item 1")
    #expect(try ShopApp.orders.screen(for: Orders.Item(id: 1)).title == "order 1")
  }

  @Test func `a registry asks its parents, and no parent its children`() throws {
    #expect(try ShopApp.orders.screen(for: Profile.User(id: 1)).title == "user 1")
    #expect(throws: DestinationError.self) { try ShopApp.shop.screen(for: Orders.Item(id: 1)) }
  }

  @Test func `a value without a screen is reported with the known ones, and nothing moves`() async {
    let store = TestStore(initialState: ShopApp.State()) { ShopApp() }
    await store.send(.open(.invoice(Orders.Invoice(id: 1)))) {
      $0.problem = """
        no screen is registered for ModularApp.Orders.Invoice; there is \
        shop: ModularApp.Catalog.Item, shop: ModularApp.Profile.User
        """
    }
    await store.finish()
  }

  @Test func `a row of one module opens the screen of another`() async {
    let test = TransitionTest(of: ShopApp(), from: ShopApp.State(), screens: \.main.items)
    let row = try? ShopApp.shop.screen(for: Catalog.Item(id: 4)).rows.first
    guard let value = row?.opens else {
      Issue.record("there is no row")
      return
    }
    await test.expect(.open(value), shows: CasePath.whole) { #expect($0.title == "user 40") }
  }
}
