import Testing

@testable import ComposableNavigation

@MainActor @Suite struct ItemCacheTests {
  @MainActor private class View {}

  @MainActor private final class Container: View, HandlerContaining {
    var handlers: [any NavigationHandler] { [] }
  }

  private let first = ElementID(1)
  private let second = ElementID(2)

  @Test func `an element counted earlier has a view of its own, though it is asked for later`() {
    let cache = ItemCache<View>()
    let views = [View(), View(), View()]
    let areThere = [
      cache.prepare(second) { views[1] }, cache.prepare(first) { views[0] },
      cache.prepare(second) { views[2] }, cache.prepare(first) { views[2] },
    ]
    #expect(areThere == [true, true, true, true])
    #expect(cache[first] === views[0])
    #expect(cache[second] === views[1])
  }

  @Test func `a view that cannot be made is not there`() {
    let cache = ItemCache<View>()
    let isThere = cache.prepare(first) { nil }
    #expect(!isThere)
    #expect(cache.all.isEmpty)
  }

  @Test func `views that contain handlers are known as long as they last`() {
    let cache = ItemCache<View>()
    let container = Container()
    let areThere = [cache.prepare(first) { container }, cache.prepare(second) { View() }]
    #expect(areThere == [true, true])
    #expect(cache.containers.keys.sorted() == [first])
    #expect(cache.containers[first] as? Container === container)
    cache.remove([first, second])
    #expect(cache.containers.isEmpty)
    #expect(cache.all.isEmpty)
  }

  @Test func `a handler's closures look for an entry where the last one was found`() {
    var asked: [Int] = []
    let views = ItemViews<View> { entry, hint in
      asked.append(hint)
      hint += 1
      return entry.counted == 9 ? nil : View()
    }
    let entries: [ElementID: EntryID] = [
      first: .counted(7), second: .counted(8), ElementID(3): .counted(9),
    ]
    var areThere: [ElementID] = []
    let missing = views.prepare(
      // The last but one needs no view.
      [first, second, first, ElementID(4), ElementID(3)],
      { entries[$0] },
      { areThere.append($0) }
    )
    #expect(areThere == [first, second, first])
    #expect(asked == [0, 1, 2])
    #expect(missing == .counted(9))
    views.remove([first])
    #expect(views.cache.all.keys.sorted() == [second])
  }

  @Test func `when many views go, those that stay are the ones that were there`() {
    let cache = ItemCache<View>()
    let elements = (1...100).map { ElementID($0) }
    let areThere = elements.map { cache.prepare($0) { View() } }
    #expect(areThere.allSatisfy { $0 })
    let all = cache.all
    // Numbers around the one from which the staying elements are moved.
    for count in [1, 16, 17, 24, 25, 50, 51, 99, 100] {
      cache.all = all
      cache.remove(Array(elements.prefix(count)) + [ElementID(101)])
      #expect(cache.all.keys.sorted() == Array(elements.dropFirst(count)))
      #expect(cache.all.allSatisfy { all[$0.key] === $0.value })
    }
  }
}
