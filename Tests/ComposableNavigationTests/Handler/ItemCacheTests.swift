import Testing

@testable import ComposableNavigation

@MainActor @Suite struct ItemCacheTests {
  @MainActor private class View {}

  @MainActor private final class Container: View, HandlerContaining {
    var handlers: [any NavigationHandler] { [] }
  }

  private let first = ElementID(1)
  private let second = ElementID(2)

  @Test func `each entry's view is made once per stay, and kept as long as it lasts`() {
    let cache = ItemCache<View>()
    var made: [View] = []
    func make() -> View? {
      made.append(View())
      return made[made.count - 1]
    }
    let areThere = [first, first, second].map { cache.prepare($0, make) }
    #expect(areThere == [true, true, true] && made.count == 2)
    #expect(cache[first] === made[0] && cache[second] === made[1])
    cache.remove([first])
    #expect(cache[first] == nil && cache[second] === made[1])
    let isThereAgain = cache.prepare(first, make)
    #expect(isThereAgain && made.count == 3 && cache[first] === made[2])
  }

  @Test func `a view that cannot be made is not there`() {
    let cache = ItemCache<View>()
    let isThere = cache.prepare(first) { nil }
    #expect(!isThere && cache.all.isEmpty)
  }

  @Test func `views that contain handlers are known as long as they last`() {
    let cache = ItemCache<View>()
    let container = Container()
    let areThere = [cache.prepare(first) { container }, cache.prepare(second) { View() }]
    #expect(areThere == [true, true])
    #expect(cache.containers.keys.sorted() == [first])
    #expect(cache.containers[first] as? Container === container)
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
    let numbers: [(ElementID, UInt64)] = [(first, 7), (second, 8), (first, 7), (ElementID(3), 9)]
    let areThere = numbers.map { views.prepare($0, .counted($1), &hint) }
    #expect(areThere == [true, true, true, false] && asked == [0, 1, 2])
    views.remove([first])
    #expect(views.cache.all.keys.sorted() == [second])
  }
}
