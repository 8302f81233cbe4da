import Testing

@testable import ComposableNavigation

@MainActor @Suite struct ItemCacheTests {
  private class View {}

  private final class Container: View, HandlerContaining {
    var handlers: [any NavigationHandler] { [] }
  }

  private let first = ElementID(1)
  private let second = ElementID(2)

  @Test func `each entry's view is made once per stay, and kept as long as it lasts`() {
    let cache = ItemCache<View>()
    var made: [View] = []
    func make() -> View {
      made.append(View())
      return made[made.count - 1]
    }
    #expect(cache.prepare(first, make) && cache.prepare(first, make) && made.count == 1)
    #expect(cache.prepare(second, make) && made.count == 2)
    #expect(cache[first] === made[0] && cache[second] === made[1])
    cache.remove([first])
    #expect(cache[first] == nil && cache[second] === made[1])
    #expect(cache.prepare(first, make) && cache[first] === made[2])
  }

  @Test func `a view that cannot be made is not there`() {
    let cache = ItemCache<View>()
    #expect(!cache.prepare(first) { nil } && cache.all.isEmpty)
  }

  @Test func `views that contain handlers are known as long as they last`() {
    let cache = ItemCache<View>()
    let container = Container()
    #expect(cache.prepare(first) { container } && cache.prepare(second) { View() })
    #expect(cache.containers.keys.sorted() == [first])
    #expect(cache.containers[first] as AnyObject? === container)
    cache.remove([first, second])
    #expect(cache.containers.isEmpty && cache.all.isEmpty)
  }

  @Test func `a handler's closures look for an entry where the last one was found`() {
    var asked: [Int] = []
    let views = ItemViews<View> { entry, hint in
      asked.append(hint)
      hint += 1
      return entry.counted == 9 ? nil : View()
    }
    var hint = 0
    #expect(views.prepare(first, .counted(7), &hint) && views.prepare(second, .counted(8), &hint))
    #expect(views.prepare(first, .counted(7), &hint))
    #expect(!views.prepare(ElementID(3), .counted(9), &hint))
    #expect(asked == [0, 1, 2])
    views.remove([first])
    #expect(views.cache.all.keys.sorted() == [second])
  }
}
