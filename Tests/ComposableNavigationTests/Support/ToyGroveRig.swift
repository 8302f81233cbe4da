import ComposableNavigation

/// A live store, a paused one and a model, which take the same steps.
@MainActor
final class ToyGroveRig {
  private let clerk: ToyClerk
  private let store: Store<ToyGrove.State, ToyGrove.Action>
  private var paused: SearchStore<ToyGrove.State, ToyGrove.Action>
  /// The works of the live store, by number, in the order in which they began.
  private var live: [Int] = []
  private var issues: [NavigationIssue] = []
  private var inside: ToyOrder?
  /// A copy of each state, whose visits differ.
  private var kept: (clerk: ToyGrove.State, store: ToyGrove.State, paused: ToyGrove.State)?
  private var subscription: Subscription?

  init(_ state: ToyGrove.State = .init(), rule: ToyClerk.Rule = .right) {
    clerk = ToyClerk(state, rule: rule)
    store = Store(initialState: state) { ToyGrove() }
    paused = SearchStore(state: state, reducer: ToyGrove().resolve())
    // Steps determine the answers of works.
    store.holdWork()
    store.onIssue = { [weak self] in self?.issues.append($0) }
    store.core?.onMoment = { [weak self] moment in
      switch moment {
      case .work(.began(let number)): self?.live.append(number)
      case .work(.ended(let number, _)), .work(.cancelled(let number)):
        self?.live.removeAll { $0 == number }
      case .reduced, .dropped: break
      }
    }
    subscription = store.observe { [weak self] in
      self?.sendInside()
    } unless: { _ in
      false
    }
  }

  /// - Returns: The difference between the stores and the model, or nil.
  static func run(_ steps: [ToyGroveStep], rule: ToyClerk.Rule = .right) -> String? {
    let rig = ToyGroveRig(rule: rule)
    for (index, step) in steps.enumerated() {
      rig.take(step, number: index)
      if let difference = rig.difference { return "step \(index): \(difference)" }
    }
    return rig.rest()
  }

  // MARK: Steps

  private func take(_ step: ToyGroveStep, number: Int) {
    switch step {
    case .hear(let which, let order):
      let places = clerk.state.places
      let place = places[which % places.count]
      clerk.send(order, at: place)
      send(.init(order, at: place))
    case .inside(let order):
      clerk.inside = (order, [])
      inside = order
    case .answer(let which, let order): answer(which, order)
    case .end(let which): end(which)
    case .change(let which, let change):
      let places = clerk.state.places.filter { $0.last != .detail && $0.last != .busy }
      let place = places[which % places.count]
      // Each has items of its own: equal items of another grove contain other visits.
      let there = place.map(\.unresolved)[...]
      guard let state = clerk.state[place[...]], let stored = store.state[there],
        let kept = paused.state[there]
      else { return }
      clerk.send(ToyGrove.Action(change.action(state, mark: number), in: place))
      send(
        ToyGrove.Action(change.action(stored, mark: number), in: place),
        paused: ToyGrove.Action(change.action(kept, mark: number), in: place)
      )
    case .keep: kept = (clerk.state, store.state, paused.state)
    case .goBack:
      guard let kept else { return }
      clerk.send(.write { $0 = kept.clerk })
      send(.write { $0 = kept.store }, paused: .write { $0 = kept.paused })
    }
  }

  private func send(_ action: ToyGrove.Action, paused other: ToyGrove.Action? = nil) {
    let order = inside
    store.send(action)
    inside = order
    paused.send(other ?? action)
    drain()
  }

  private func answer(_ which: Int, _ order: ToyOrder) {
    guard !clerk.works.isEmpty, clerk.works.count == live.count else { return }
    let index = which % clerk.works.count
    let (work, run) = (live[index], Array(paused.runs)[index])
    let place = clerk.works[index].scope.place
    let pending = inside
    clerk.answer(clerk.works[index], order)
    store.core?.effects.answer(work, .init(order, at: place))
    inside = pending
    paused.answer(run.number, with: .init(order, at: place))
    drain()
  }

  private func end(_ which: Int) {
    guard !clerk.works.isEmpty, clerk.works.count == live.count else { return }
    let index = which % clerk.works.count
    let (work, run) = (live[index], Array(paused.runs)[index])
    let pending = inside
    clerk.end(clerk.works[index])
    store.core?.effects.end(work, issue: nil)
    inside = pending
    paused.end(run.number)
    drain()
  }

  private func sendInside() {
    guard let order = inside else { return }
    inside = nil
    store.send(.hear(order))
  }

  private func drain() {
    while paused.reduceNext() != nil {
      if let order = inside {
        inside = nil
        paused.send(.hear(order))
      }
    }
    if clerk.inside == nil { inside = nil }
  }

  // MARK: Looking

  /// Lets each work answer and end, until none is left.
  private func rest() -> String? {
    for number in 0..<clerk.works.count {
      answer(number, ToyOrder(label: 1_000 + number))
      if let difference { return "at rest, work \(number): \(difference)" }
    }
    for _ in 0..<2_000 where !clerk.works.isEmpty {
      end(0)
      if let difference { return "at rest: \(difference)" }
    }
    if !clerk.works.isEmpty { return "never comes to rest" }
    return store.liveEffectCount == 0 ? nil : "\(store.liveEffectCount) effects are left"
  }

  private var difference: String? {
    if store.state != clerk.state {
      return "the store has \(store.state.drawing), the model \(clerk.state.drawing)"
    }
    if paused.state != clerk.state {
      return "the paused store has \(paused.state.drawing), the model \(clerk.state.drawing)"
    }
    let counts = [store.liveEffectCount, live.count, paused.runs.count]
    if counts.contains(where: { $0 != clerk.works.count }) {
      return "\(counts) works are live or paused, in the model \(clerk.works.count)"
    }
    return issues.first.map { "\($0)" }
  }
}

extension ToyGrove.State {
  /// Returns the grove at a place; nil for a missing place and for a leaf.
  subscript(place: ArraySlice<ToyHop>) -> ToyGrove.State? {
    guard let hop = place.first else { return self }
    switch hop {
    case .entry(let id): return stack[id: id]?[place.dropFirst()]
    case .sheet(let id): return modal[id: id]?[place.dropFirst()]
    case .detail, .busy: return nil
    }
  }

  /// The orders of each place, as in `[1, 2] ▸ #0[3] ^#1[4]`.
  var drawing: String {
    var text = "\(heard)"
    for entry in stack.entries { text += " ▸ \(entry.id)(\(entry.item.drawing))" }
    for entry in modal.entries { text += " ^ \(entry.id)(\(entry.item.drawing))" }
    if let detail { text += " detail \(detail.heard)" }
    if case .busy(let leaf) = mode { text += " busy \(leaf.heard)" }
    return text
  }
}
