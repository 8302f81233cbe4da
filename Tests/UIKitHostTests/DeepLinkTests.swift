import ComposableNavigation
import Testing
import UIKit

/// Sheets over sheets, each with a stack: from a cold start, in bursts, and with a reducer that
/// keeps them.
@MainActor
@Suite struct DeepLinkTests {
  /// Four sheets deep; the fifth stack has two pages.
  private var deep: DeepFeature.State {
    var levels = Array(repeating: DeepFeature.Level(), count: 5)
    for level in 0..<4 {
      levels[level].modal = .init(styledItem: .init(item: "\(level)", style: .pageSheet))
    }
    levels[4].stack = .init(items: ["first", "second"])
    return DeepFeature.State(levels: levels)
  }

  private let shown = [["first"], ["first"], ["first"], ["first"], ["first", "second"]]

  @Test(arguments: 0..<32)
  func `a link leads four sheets deep from a cold start`(number: Int) {
    let world = DeepWorld(deep, SimulatedOrders(number))
    world.rest()
    #expect(world.seen == shown)
    #expect(world.window.issues == [])
    #expect(world.window.log.lines == [])
  }

  @Test(arguments: 0..<32)
  func `a burst of changes ends where the last one leads`(number: Int) {
    let world = DeepWorld(deep, SimulatedOrders(number))
    world.store.send(.modal(1, .dismiss()))
    world.store.send(.stack(1, .pushItem("more")))
    world.store.send(.modal(0, .dismiss()))
    world.store.send(.stack(0, .setItems(["first", "a", "b"])))
    world.store.send(.modal(0, .presentFullScreen("again")))
    world.rest()
    #expect(world.seen == [["first", "a", "b"], ["first", "more"]])
    #expect(world.window.issues == [])
    #expect(world.window.log.lines == [])
  }

  @Test(arguments: 0..<32)
  func `all sheets go at once, and come back`(number: Int) {
    let world = DeepWorld(deep, SimulatedOrders(number))
    world.rest()
    world.store.send(.modal(0, .dismiss()))
    world.rest()
    #expect(world.seen == [["first"]])
    world.store.send(.modal(0, .presentSheet("again")))
    world.rest()
    #expect(world.seen == shown)
    #expect(world.window.issues == [])
    #expect(world.window.log.lines == [])
  }

  @Test(arguments: 0..<32)
  func `a sheet slides in with its pages in it`(number: Int) {
    var state = DeepFeature.State(levels: [.init(), .init()])
    state.levels[1].stack = .init(items: ["first", "second"])
    let world = DeepWorld(state, SimulatedOrders(number))
    world.rest()
    #expect(!world.wasSeenEmpty)
    world.store.send(.modal(0, .presentSheet("sheet")))
    world.rest()
    #expect(world.seen == [["first"], ["first", "second"]])
    #expect(!world.wasSeenEmpty)
    #expect(world.window.issues == [])
  }

  @Test(arguments: 0..<32)
  func `a sheet that the reducer keeps returns after a pull`(number: Int) {
    let world = DeepWorld(deep, keepsSheets: true, SimulatedOrders(number))
    world.rest()
    world.pullDown()
    world.rest()
    #expect(world.seen == shown)
    #expect(world.window.issues == [])
    #expect(world.window.log.lines == [])
  }
}
