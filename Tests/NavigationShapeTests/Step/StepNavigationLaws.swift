import ComposableNavigation
import Testing
import TestSupport

@Suite struct StepNavigationLaws {
  private typealias Steps = StepNavigation<String>

  /// A list with a cursor, cut to a limit on both sides.
  private struct Model: Hashable {
    let limit: Int
    var values: [String] = ["a"]
    var cursor = 0

    private mutating func cut() {
      let first = max(0, cursor - limit)
      let last = min(values.count - 1, cursor + limit)
      (values, cursor) = (Array(values[first...last]), cursor - first)
    }

    /// - Returns: False if the action is refused.
    mutating func take(_ action: Steps.Action, keepingAhead: Bool) -> Bool {
      func allowed(_ steps: ForwardSteps, _ there: Int) -> Int? {
        switch steps {
        case .exactly(let count): (0...there).contains(count) ? count : nil
        case .upTo(let count): count < 0 ? nil : min(count, there)
        }
      }
      switch action {
      case .push(let value):
        if value == values[cursor] { return true }
        let ahead = keepingAhead ? Array(values[(cursor + 1)...]) : []
        values = Array(values[...cursor]) + [value] + ahead
        cursor += 1
      case .set(let value): values[cursor] = value
      case .goBack(let steps):
        guard let count = allowed(steps, cursor) else { return false }
        cursor -= count
      case .goForward(let steps):
        guard let count = allowed(steps, values.count - 1 - cursor) else { return false }
        cursor += count
      }
      cut()
      return true
    }
  }

  private struct Pair: Hashable {
    var here: Steps.State
    var there: Model

    var agree: Bool {
      here.value == there.values[there.cursor]
        && here.earlierValues == there.values[..<there.cursor].reversed()
        && here.laterValues == Array(there.values[(there.cursor + 1)...])
    }
  }

  private let actions: [Steps.Action] = [
    .push("a"), .push("b"), .push("c"), .set("a"), .set("d"), .goBack(), .goForward(),
    .goBack(.upTo(2)), .goForward(.upTo(2)), .goBack(.exactly(2)), .goForward(.exactly(2)),
    .goBack(.exactly(-1)), .goForward(.upTo(-1)), .goBack(.exactly(0)),
  ]

  /// Searches all states after up to six actions.
  private func search(_ limit: Int, keepingAhead: Bool = false) -> ToySearch {
    let history = ForwardHistory.kept(limit: limit)
    var front: Set<Pair> = [
      Pair(here: Steps.State("a", history: history), there: Model(limit: limit))
    ]
    var known = front
    var search = ToySearch("steps within a screen, with a limit of \(limit)")
    for _ in 0..<6 {
      var next: Set<Pair> = []
      for pair in front {
        for action in actions {
          var after = pair
          let effect = Steps().reduce(into: &after.here, action: action)
          let isTaken = after.there.take(action, keepingAhead: keepingAhead)
          let refusal = Steps.refusal(of: action, in: pair.here)
          search.check(
            "\(action) on \(pair)",
            [
              "it does the same as in the list": after.agree,
              "it is refused as in the list": isTaken == (refusal == nil),
              "it reports its refusal": effect.isNone == isTaken,
              "back leads to the earlier values":
                Steps().backAction(in: after.here) != nil || after.here.earlierValues.isEmpty,
            ]
          )
          if after.agree, known.insert(after).inserted { next.insert(after) }
        }
      }
      front = next
    }
    return search
  }

  @Test(arguments: 0...3)
  func `steps go back and forward as in a list with a cursor`(limit: Int) {
    search(limit).finish()
  }

  @Test func `steps that keep what is ahead of a push are found`() {
    search(2, keepingAhead: true).expectFound()
  }

  @Test func `a step to the value that is there changes nothing`() {
    var state = Steps.State("a")
    let before = state
    let effect = Steps().reduce(into: &state, action: .push("a"))
    #expect(effect.isNone)
    #expect(state == before)
  }

  @Test func `repeated back ends at the first value`() {
    var state = Steps.State("a")
    for value in ["b", "c", "d"] { _ = Steps().reduce(into: &state, action: .push(value)) }
    var values: [String] = []
    while let previous = Steps().previewBack(in: state) {
      state = previous
      values.append(state.value)
    }
    #expect(values == ["c", "b", "a"])
    #expect(Steps.refusal(of: .goBack(), in: state) == .empty)
    #expect(Steps.refusal(of: .goForward(.exactly(4)), in: state) == .notAhead(asked: 4, there: 3))
  }

  private struct Search: Reducer {
    struct State: Equatable {
      var tabs = ToyTabs.State(items: ["home", "search"])
      var filter = Steps.State("all")
    }

    enum Action: Sendable {
      case tabs(ToyTabs.Action)
      case filter(Steps.Action)
    }

    var body: some Reducer<State, Action> {
      ToyTabs().pullback(state: \.tabs, action: /Action.tabs)
      Steps().pullback(state: \.filter, action: /Action.filter).placed(in: \.tabs, at: "search")
    }
  }

  @MainActor @Test func `back undoes the steps of a tab before it leaves the tab`() {
    let store = Store(initialState: Search.State()) { Search() }
    store.send(.tabs(.setActiveItem("search")))
    store.send(.filter(.push("unread")))
    var seen: [String] = []
    while let back = Search().backAction(in: store.state) {
      store.send(back)
      seen.append("\(store.state.tabs.activeItem ?? "") \(store.state.filter.value)")
    }
    #expect(seen == ["search all", "home all"])
    store.send(.filter(.push("mine")))
    #expect(Search().backAction(in: store.state) == nil)
  }

  @MainActor @Test(arguments: [false, true])
  func `a host undoes the steps of a tab only if its store goes back as the feature`(isWhole: Bool)
  {
    let store = Store(initialState: Search.State()) { Search() }
    let part = store.scope(state: \.tabs, action: /Search.Action.tabs)
    let tabs = isWhole ? part.goingBack(by: Search(), in: store) : part
    let handler = TabNavigationHandler(store: tabs, viewProvider: ToyViews())
    store.send(.tabs(.setActiveItem("search")))
    store.send(.filter(.push("unread")))
    handler.goBack?()
    #expect(store.state.filter.value == (isWhole ? "all" : "unread"))
    #expect(store.state.tabs.activeItem == (isWhole ? "search" : "home"))
    if isWhole { handler.goBack?() }
    #expect(store.state.tabs.activeItem == "home")
    #expect(handler.goBack == nil)
  }

  @Test func `steps are saved with their histories`() throws {
    var state = Steps.State("a", history: .kept(limit: 2))
    for value in ["b", "c", "d"] { _ = Steps().reduce(into: &state, action: .push(value)) }
    _ = Steps().reduce(into: &state, action: .goBack())
    #expect(try restored(state) == state)
    #expect(state.earlierValues == ["b"])
    #expect(state.laterValues == ["d"])
    for action in actions { #expect(try restored(action) == action) }
  }
}
