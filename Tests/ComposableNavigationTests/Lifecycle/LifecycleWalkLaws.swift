import ComposableNavigation
import Testing
import TestSupport

/// The lifecycle events of features, compared with a small model of the state, and with the tree.
@Suite @MainActor struct LifecycleWalkLaws {
  private func walk(
    _ seeds: UInt64,
    rule: ToyStage.Rule = .right,
    fault: @escaping @MainActor (ToyStages.State) -> String? = faultInNews
  ) -> Walk<[ToyStageStep]> {
    Walk(seeds: 0..<seeds, length: 40) { numbers in
      // Mostly one change by an action, sometimes two.
      (0..<Int.random(in: 1...2, using: &numbers)).map { _ in ToyStageStep.random(&numbers) }
    } simpler: { steps in
      steps.count > 1 ? steps.map { [$0] } : []
    } run: { _, steps in
      Self.run(steps, rule, fault)
    }
  }

  @Test func `each entry is told each change of its lifecycle, once and in order`() async {
    await walk(seedBound(120)).expectNone(of: "tabs, stacks and sheets in each other")
  }

  @Test func `the entry in front is the one in front in the tree`() async {
    await walk(seedBound(120), fault: Self.faultInTree).expectNone(of: "tabs, stacks and sheets")
  }

  @Test func `sheets that cover no page are found in one step`() async {
    await walk(100, rule: .nobodyIsCovered).expectFound(within: 1)
  }

  @Test func `nested features without events are found in two steps`() async {
    await walk(100, rule: .outermost).expectFound(within: 2)
  }

  private static func run(
    _ steps: [[ToyStageStep]],
    _ rule: ToyStage.Rule,
    _ fault: (ToyStages.State) -> String?
  ) -> String? {
    var issues: [String] = []
    let store = Store(initialState: ToyStages.State()) { ToyStages(rule: rule) }
    store.onIssue = { issues.append($0.message) }
    store.send(.launched)
    for step in [[]] + steps {
      store.send(.edit(step))
      if let fault = fault(store.state) { return "\(fault)\n\(store.state.tree)" }
      if !issues.isEmpty { return "\(issues)" }
    }
    return nil
  }

  private static func faultInNews(_ state: ToyStages.State) -> String? {
    let all = state.all
    let model = Dictionary(expected(state)) { first, _ in first }
    for stage in all {
      let told = stage.told.last ?? .there
      let right = model[stage.name] ?? .there
      if told != right { return "\(stage.name) was told \(told) and is \(right)" }
      if zip(stage.told, stage.told.dropFirst()).contains(where: { $0 == $1 }) {
        return "\(stage.name) was told twice: \(stage.told)"
      }
    }
    return nil
  }

  private static func faultInTree(_ state: ToyStages.State) -> String? {
    // The last stage in front is inside all others.
    let front = state.all.last { $0.told.last == .front }.map {
      NavigationTree.screen("\($0.name)")
    }
    if front?.kind != state.tree.front?.kind {
      return "the tree has \(state.tree.front.map { "\($0)" } ?? "nobody") in front"
    }
    return nil
  }

  // MARK: The model

  private static func expected(_ state: ToyStages.State) -> [(Int, Lifecycle)] {
    let sheet = state.sheet.item
    let front: Lifecycle = sheet == nil ? .front : .covered
    return state.tabs.entries.flatMap { tab in
      expected(tab.item, tab.id == state.tabs.activeID ? front : .there)
    } + (sheet.map { expected($0, .front) } ?? [])
  }

  // The second value is the lifecycle of a stage that nothing covers.
  private static func expected(
    _ stage: ToyStage.State,
    _ most: Lifecycle
  ) -> [(Int, Lifecycle)] {
    let sheet = stage.sheet.item
    let own = sheet == nil ? most : min(most, .covered)
    let below = stage.stack.items.dropLast().flatMap { expected($0, .there) }
    let top = stage.stack.items.last.map { expected($0, own) } ?? []
    return [(stage.name, own)] + below + top + (sheet.map { expected($0, most) } ?? [])
  }
}
