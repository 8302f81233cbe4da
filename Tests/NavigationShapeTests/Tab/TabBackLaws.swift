import ComposableNavigation
import Testing
import TestSupport

@Suite struct TabBackLaws {
  private let tabs = ToyTabs()

  @Test func `back does the same as its preview shows`() {
    var search = ToySearch("states of tabs for back")
    for state in TabsUnderLaw.states {
      let preview = tabs.previewBack(in: state)
      let after = tabs.state(state, after: .selectPrevious())
      search.check(
        preview == (state.history.isEmpty ? nil : after)
          && preview?.activeID == state.history.last
          && (preview == nil) == (ToyTabs.refusal(of: .selectPrevious(), in: state) != nil),
        "\(state.backBehavior) of \(state.drawing), before it \(state.history)"
      )
    }
    search.finish()
  }

  @Test func `repeated back selects the tabs of the history, the last one first, and ends`() {
    var search = ToySearch("walks back in tabs")
    for start in TabsUnderLaw.states {
      var (state, selected): (ToyTabs.State, [EntryID?]) = (start, [])
      while selected.count <= start.history.count, let next = tabs.previewBack(in: state) {
        state = next
        selected.append(next.activeID)
      }
      search.check(
        selected == start.history.reversed() && tabs.backAction(in: state) == nil,
        "\(start.backBehavior) of \(start.drawing), before it \(start.history)"
      )
    }
    search.finish()
  }

  // MARK: React Navigation

  /// The same tabs here and there.
  private struct Pair: Hashable {
    var here: ToyTabs.State
    var there: RouterTabs

    var agree: Bool {
      let history = here.history.compactMap { here.entries[id: $0] }
      return here.items == there.routes && here.activeItem == there.focused
        && history + [there.focused] == there.history
    }

    mutating func take(_ step: Step) {
      switch step {
      case .select(let name):
        here = ToyTabs().state(here, after: .setActiveItem(name))
        there.jump(to: name)
      case .back:
        here = ToyTabs().previewBack(in: here) ?? here
        _ = there.goBack()
      case .setItems(let names):
        here = ToyTabs().state(here, after: .setItems(names))
        there.change(routes: names)
      }
    }
  }

  private enum Step {
    case select(String)
    case back
    case setItems([String])
  }

  private let steps: [Step] = [
    .select("a"), .select("b"), .select("c"), .back, .setItems(["c", "b", "a"]),
    .setItems(["a", "c"]), .setItems(["b"]), .setItems(["a", "b", "c"]),
  ]

  @Test(arguments: TabBackBehavior.allCases, ["a", "b"])
  func `tabs go back as those of React Navigation do`(behavior: TabBackBehavior, initial: String) {
    compare(behavior, with: behavior, initial).finish()
  }

  @Test(arguments: TabBackBehavior.allCases, TabBackBehavior.allCases)
  func `tabs with another rule than those of React Navigation are found`(
    behavior: TabBackBehavior,
    other: TabBackBehavior
  ) {
    if behavior != other { compare(behavior, with: other, "b").expectFound() }
  }

  /// Compares tabs with those of React Navigation, until they differ.
  private func compare(
    _ behavior: TabBackBehavior,
    with other: TabBackBehavior,
    _ initial: String
  ) -> ToySearch {
    var search = ToySearch("steps of tabs as React Navigation's")
    let items = ["a", "b", "c"]
    var layer: Set = [
      Pair(
        here: .init(items: items, activeItem: initial, backBehavior: behavior),
        there: RouterTabs(items, initialRoute: initial, backBehavior: other)
      )
    ]
    var all = layer
    for _ in 0..<8 where !search.hasFound {
      var next: Set<Pair> = []
      for pair in layer {
        for step in steps {
          var after = pair
          after.take(step)
          search.check(after.agree, "\(step): \(after.here.drawing), there \(after.there)")
          if all.insert(after).inserted { next.insert(after) }
        }
      }
      layer = next
    }
    return search
  }
}
