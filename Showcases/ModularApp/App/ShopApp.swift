import ComposableNavigation
import NavigationLinks

/// A shop of three modules: the catalog's stack, and the orders in a sheet with a stack of its own.
struct ShopApp: Reducer {
  struct State: Hashable, Sendable {
    var main = StackNavigation<Page>.State(items: [CatalogModule.list])
    var sheet = ModalNavigation<Page>.State()
    var orders = StackNavigation<Page>.State(items: [OrdersModule.list])
    /// The reason why the last value was not shown.
    var problem: String?
  }

  enum Action: Equatable, Sendable, Codable {
    /// Shows a value on top of the screen in front.
    case open(ModuleValue)
    /// Shows a value on the nearest screen that handles it, replacing the screens above.
    case change(ModuleValue)
    /// Goes back to the screen that handles a value, and shows it anew.
    case replace(ModuleValue)
    /// Goes back to the screen that handles values of this type.
    case popTo(ModuleValue)
    case main(StackNavigation<Page>.Action)
    case sheet(ModalNavigation<Page>.Action)
    case orders(StackNavigation<Page>.Action)
  }

  var body: some Reducer<State, Action> {
    StackNavigation<Page>().pullback(state: \.main, action: /Action.main)
    ModalNavigation<Page>().pullback(state: \.sheet, action: /Action.sheet)
    StackNavigation<Page>().pullback(state: \.orders, action: /Action.orders)
      .placed(in: \.sheet) { _ in true }
    Reduce { state, action in
      state.problem = nil
      switch action {
      case .open, .change, .replace, .popTo:
        return state.show(action)
      case .sheet:
        // A sheet that is opened again begins anew.
        if state.sheet.item == nil { state.orders.items = [OrdersModule.list] }
        return .none
      case .main, .orders:
        return .none
      }
    }
  }

  /// The shop's registry: the catalog and the profile.
  static let shop = DestinationRegistry<Page>("shop") {
    CatalogModule.destinations
    ProfileModule.destinations
  }

  /// The sheet's registry, which falls back to the shop's.
  static let orders = DestinationRegistry<Page>("orders", parent: shop) {
    OrdersModule.destinations
  }
}

extension ShopApp.State {
  fileprivate mutating func show(_ action: ShopApp.Action) -> Effect<ShopApp.Action> {
    do throws(DestinationError) {
      return try steps(of: action)
    } catch {
      problem = error.description
      return .none
    }
  }

  private func steps(of action: ShopApp.Action) throws(DestinationError) -> Effect<ShopApp.Action> {
    // The visible stacks, nearest first.
    let isSheet = sheet.item != nil
    let stacks = isSheet ? [orders, main] : [main]
    let registry = isSheet ? ShopApp.orders : ShopApp.shop
    let handling = DestinationHandling(registry) {
      CatalogModule.handled($0) + OrdersModule.handled($0)
    }
    func send(_ steps: [StackNavigation<Page>.Action], to level: Int) -> Effect<ShopApp.Action> {
      let isOfSheet = isSheet && level == 0
      return .concatenate(steps.map { .send(isOfSheet ? .orders($0) : .main($0)) })
    }
    switch action {
    case .open(let value):
      return send([.pushItem(try registry.screen(for: value.value))], to: 0)
    case .change(let value):
      let level = try handling.level(ofHandler: value.value, in: stacks)
      return send([try handling.change(with: value.value, in: stacks[level])], to: level)
    case .replace(let value):
      let level = try handling.level(ofHandler: value.value, in: stacks)
      return send(try handling.replace(with: value.value, in: stacks[level]), to: level)
    case .popTo(let value):
      let level = try handling.level(ofHandler: value.value, in: stacks)
      return send([try handling.pop(toHandlerOf: value.value, in: stacks[level])], to: level)
    case .main, .sheet, .orders:
      return .none
    }
  }
}

extension DestinationHandling<Page> {
  fileprivate func level<Value: Sendable>(
    ofHandler value: Value,
    in stacks: [StackNavigation<Page>.State]
  ) throws(DestinationError) -> Int { try nearest(handling: Value.self, in: stacks) }

  fileprivate func pop<Value: Sendable>(
    toHandlerOf value: Value,
    in stack: StackNavigation<Page>.State
  ) throws(DestinationError) -> StackNavigation<Page>.Action { try pop(to: Value.self, in: stack) }
}

extension ShopApp.State {
  /// The tree of all open screens.
  var tree: NavigationTree { main.tree.presenting(sheet.tree { _ in orders.tree }) }
}
