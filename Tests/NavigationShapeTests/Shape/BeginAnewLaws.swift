import Testing
import TestSupport

import NavigationOperators

import ComposableNavigation

/// A feature of any shape whose screens have work, keep objects and answer requests.
private struct Account<Shape: NavigationShape>: Reducer
where Shape.Item == String, Shape.State: Equatable & Sendable {
  struct State: Equatable, Sendable {
    /// The state of a fresh account, with the constant names of its entries.
    let fresh: Shape.State
    var part: Shape.State
    var request = Request<String>()
    var answers: [String] = []
  }

  enum Page: Sendable { case work, worked, answer(String) }

  enum Action: Sendable {
    case part(Shape.Action), page(EntryID, Page)
    case ask(EntryID), answered(RequestResult<String>)
    /// Begins anew, in place or as a fresh account.
    ///
    /// With `isAnew` false it writes the state only.
    case begin(fresh: Bool, isAnew: Bool)
  }

  let gate: ToyGate
  let kept: Retained<ToyKept>

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .ask(let id): state.request.ask(id)
      case .answered(let result): state.answers.append("\(result)")
      case .begin(let fresh, let isAnew):
        if fresh { state.part = state.fresh }
        if isAnew { state.part.beginAnew() }
      case .part, .page: break
      }
      return .none
    }
    .forEach(\.part, action: /Action.part, elements: /Action.page) { [gate, kept] in
      Reduce<String, Page> { page, action in
        switch action {
        case .work: return .merge(kept.use { _ in }, gate.answer(.worked))
        case .worked: page += "!"
        case .answer: break
        }
        return .none
      }
    }
    .answering(
      .request(\.request, reply: /Action.answered),
      by: .entries(
        of: \.part,
        action: /Action.part,
        elements: /Action.page,
        answer: /Page.answer,
        closes: false
      )
    )
  }
}

/// The law of beginning anew, for each small state of each shape, including named entries.
@Suite @MainActor struct BeginAnewLaws {
  /// Returns the reason why a state has not begun anew, or nil.
  private static func fault<Subject: ShapeUnderLaw>(
    of subject: Subject,
    _ before: Subject.Shape.State,
    _ after: Subject.Shape.State
  ) -> String? {
    let ids = LiveVisits.ids(in: after)
    if after.entries.items != before.entries.items { return "other items" }
    if !subject.isLegal(after) { return "not legal" }
    for id in LiveVisits.ids(in: before) where ids.contains(where: id.isSame) {
      return "\(id) is left"
    }
    if !ids.allSatisfy(after.entries.contains) { return "an id of no entry" }
    let fronts = [before, after].map { state in state.frontID.flatMap(state.entries.index) }
    if fronts[0] != fronts[1] { return "another one is in front" }
    for id in before.entries.ids {
      let removal = Subject.Shape.removal(of: [id], cause: .user)
      if Subject.Shape.refusal(of: removal, in: after) == nil { return "\(id) can be removed" }
    }
    return nil
  }

  @Test(arguments: ShapesUnderLaw.all)
  func `a state that begins anew has the same items and no visit of before`(
    shape: any ShapeUnderLaw
  ) {
    func look<Subject: ShapeUnderLaw>(_ subject: Subject) {
      var search = ToySearch("states of \(subject.testDescription) begun anew")
      var left = 0
      for start in subject.states {
        for state in [start, Subject.Shape().state(start, after: subject.adding)] {
          var anew = state
          anew.beginAnew()
          let fault = Self.fault(of: subject, state, anew)
          search.check(fault == nil, "\(subject.drawing(of: state)): \(fault ?? "")")
          left += Self.fault(of: subject, state, state) == nil ? 0 : 1
        }
      }
      // The known wrong rule: the state is unchanged.
      #expect(left > 0)
      search.finish("; \(left) would be found if nothing began anew")
    }
    look(shape)
  }

  @Test func `columns that begin anew have the same items and no visit of before`() {
    typealias Split = SplitNavigation<String>
    var search = ToySearch("states of splits begun anew")
    let lists = allLists(of: ["a", "b"], upTo: 2)
    for primary in lists {
      for detail in lists {
        var state = Split.State(primary: primary, supplementary: ["a"], detail: detail)
        _ = Split().reduce(into: &state, action: .column(.primary, .pushItem("a")))
        var anew = state
        anew.beginAnew()
        let columns = SplitColumn.allCases
        let isRight =
          columns.allSatisfy { anew[$0].items == state[$0].items }
          && !anew.entries.ids.contains { id in state.entries.contains(id) }
        search.check(isRight, "\(primary) \(detail)")
      }
    }
    search.finish()
  }

  /// Returns the remains of earlier visits after a store's state has begun anew.
  private func left<Shape: NavigationShape>(
    of state: Shape.State,
    fresh: Bool,
    isAnew: Bool = true,
    as shape: Shape.Type
  ) -> [String] where Shape.Item == String, Shape.State: Equatable & Sendable {
    let (gate, keepsakes) = (ToyGate(), ToyKeepsakes())
    let store = Store(initialState: .init(fresh: state, part: state)) {
      Account<Shape>(gate: gate, kept: keepsakes.inNode)
    }
    (store.onRefusal, store.onIssue) = (nil, nil)
    let ids = store.state.part.entries.ids
    let pages = ids.compactMap { id in
      store.scope(\.part, id: id, elements: /Account<Shape>.Action.page)
    }
    for page in pages { page.send(.work) }
    if let asked = ids.last { store.send(.ask(asked)) }
    guard store.liveEffectCount == ids.count, keepsakes.census.count == ids.count else {
      return ["nothing began"]
    }
    store.send(.begin(fresh: fresh, isAnew: isAnew))
    var left: [String] = []
    if store.liveEffectCount > 0 { left.append("effects") }
    if keepsakes.census.count > 0 { left.append("objects") }
    if !ids.isEmpty, store.state.answers != ["\(RequestResult<String>.unanswered(.left))"] {
      left.append("a request")
    }
    if ids.contains(where: store.state.part.entries.contains) { left.append("visits") }
    let items = store.state.part.entries.items
    for (id, page) in zip(ids, pages) {
      page.send(.worked)
      store.send(.page(id, .worked))
      if page.object(of: keepsakes.inNode) != nil { left.append("a store") }
    }
    if store.state.part.entries.items != items { left.append("a late action") }
    return left
  }

  @Test(arguments: ShapesUnderLaw.all)
  func `after beginning anew nothing is left of the visits of before`(shape: any ShapeUnderLaw) {
    func look<Subject: ShapeUnderLaw>(_ subject: Subject) {
      var search = ToySearch("stores of \(subject.testDescription) whose state began anew")
      var found: Set<String> = []
      // The states of a shape come in groups of three and four, of which seven takes each part.
      for state in subject.states.thinned(by: 7) {
        for fresh in [true, false] {
          let left = left(of: state, fresh: fresh, as: Subject.Shape.self)
          search.check(left.isEmpty, "\(subject.drawing(of: state)): \(left)")
        }
        // The known wrong rule: `state = State()` alone keeps named entries.
        found.formUnion(self.left(of: state, fresh: true, isAnew: false, as: Subject.Shape.self))
      }
      #expect(
        found == ["effects", "objects", "a request", "visits", "a store", "a late action"]
      )
      search.finish()
    }
    look(shape)
  }
}
