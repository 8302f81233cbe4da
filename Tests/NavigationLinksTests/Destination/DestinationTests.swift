import ComposableNavigation
import NavigationLinks
import Testing

@Suite struct DestinationTests {
  @Test func `a value finds its screen in its registry, then in the parents`() throws {
    #expect(try Self.shop.screen(for: Shop.Item(id: 1)) == .product(1))
    #expect(try Self.shop.screen(for: Orders.Item(id: 2)) == .order(2))
    #expect(try Self.app.screen(for: Orders.Item(id: 2)) == .order(2))
  }

  @Test func `a value without a registration is an error that names the registered types`() {
    #expect(throws: DestinationError.self) { try Self.app.screen(for: Shop.Item(id: 1)) }
    do throws(DestinationError) {
      _ = try Self.shop.screen(for: "text")
    } catch {
      #expect(
        error.description
          == "no screen is registered for Swift.String; there is "
          + "shop: NavigationLinksTests.DestinationTests.Shop.Item, "
          + "app: NavigationLinksTests.DestinationTests.Orders.Item"
      )
      let product = String(reflecting: Shop.Item.self)
      let order = String(reflecting: Orders.Item.self)
      #expect(
        error
          == .missing(
            "Swift.String",
            registered: [
              .init(registry: "shop", type: product), .init(registry: "app", type: order),
            ]
          )
      )
    }
    #expect(DestinationError.missing("X", registered: []).description.hasSuffix("there is nothing"))
  }

  @Test(arguments: [true, false])
  func `a registry is written with conditions and loops`(hasOrders: Bool) throws {
    let registry = DestinationRegistry<Screen>("built") {
      if hasOrders {
        DestinationRegistration(Orders.Item.self) { .order($0.id) }
      } else {
        DestinationRegistration(Shop.Item.self) { .product($0.id) }
      }
      for offset in [100, 200] {
        DestinationRegistration(Int.self) { .product($0 + offset) }
      }
    }
    let order = try? registry.screen(for: Orders.Item(id: 1))
    #expect(order == (hasOrders ? .order(1) : nil))
    #expect(try registry.screen(for: 1) == .product(201))
  }

  @Test func `the later of two destinations for one type counts`() throws {
    let registry = DestinationRegistry<Screen>("twice") {
      DestinationRegistration(Int.self) { .product($0) }
      DestinationRegistration(Int.self) { .order($0) }
    }
    #expect(try registry.screen(for: 1) == .order(1))
  }

  @Test func `a destination is changed on the nearest screen below that handles it`() throws {
    var state = StackNavigation<Screen>.State(items: [.list, .list, .product(1), .order(1)])
    let action = try Self.handling.change(with: Shop.Item(id: 2), in: state)
    let below = Array(state.entries.ids.prefix(2))
    _ = StackNavigation<Screen>().reduce(into: &state, action: action)
    #expect(state.items == [.list, .list, .product(2)])
    #expect(Array(state.entries.ids.prefix(2)) == below)
    let same = state
    let again = try Self.handling.change(with: Shop.Item(id: 2), in: state)
    _ = StackNavigation<Screen>().reduce(into: &state, action: again)
    #expect(state == same)
  }

  @Test func `a destination is replaced by a new place`() throws {
    var state = StackNavigation<Screen>.State(items: [.list, .product(1), .order(1)])
    let before = state.entries.ids[1]
    for action in try Self.handling.replace(with: Shop.Item(id: 1), in: state) {
      _ = StackNavigation<Screen>().reduce(into: &state, action: action)
    }
    #expect(state.items == [.list, .product(1)])
    #expect(state.topID != before)
  }

  @Test func `the root handles values too, and a pop leads to the handling screen`() throws {
    var state = StackNavigation<Screen>.State(items: [.list, .product(1), .order(1)])
    let pop = try Self.handling.pop(to: Shop.Item.self, in: state)
    _ = StackNavigation<Screen>().reduce(into: &state, action: pop)
    #expect(state.items == [.list])
  }

  @Test func `a value that no screen handles is an error`() {
    let state = StackNavigation<Screen>.State(items: [.order(1)])
    let error = DestinationError.unhandled("NavigationLinksTests.DestinationTests.Shop.Item")
    #expect(throws: error) { try Self.handling.change(with: Shop.Item(id: 1), in: state) }
    #expect(error.description.hasPrefix("no screen of the stack handles NavigationLinksTests."))
  }

  @Test func `of several stacks the nearest that handles a value is found`() throws {
    let (list, order) = (
      StackNavigation<Screen>.State(items: [.list]),
      StackNavigation<Screen>.State(items: [.order(1)])
    )
    #expect(try Self.handling.nearest(handling: Shop.Item.self, in: [list, order]) == 0)
    #expect(try Self.handling.nearest(handling: Shop.Item.self, in: [order, list]) == 1)
    let error = DestinationError.unhandled("NavigationLinksTests.DestinationTests.Orders.Item")
    #expect(throws: error) {
      try Self.handling.nearest(handling: Orders.Item.self, in: [order, list])
    }
  }

  enum Screen: Hashable, Sendable { case list, product(Int), order(Int) }

  // Two modules with types of the same name.
  enum Shop { struct Item: Sendable { let id: Int } }
  enum Orders { struct Item: Sendable { let id: Int } }

  static let app = DestinationRegistry<Screen>("app") {
    DestinationRegistration(Orders.Item.self) { .order($0.id) }
  }

  static let shop = DestinationRegistry<Screen>("shop", parent: app) {
    DestinationRegistration(Shop.Item.self) { .product($0.id) }
  }

  static let handling = DestinationHandling(shop) { screen in
    screen == .list ? [Shop.Item.self] : []
  }
}
