import ComposableNavigation
import TestSupport
import Testing

@Suite struct ModalNavigationLawsTests {
  private let modal = ToyModal()
  private let styles: [PresentationStyle] = [.fullScreen, .pageSheet]

  private func actions(in state: ToyModal.State) -> [ToyModal.Action] {
    var all: [ToyModal.Action] = [.dismiss(animated: false)]
    for id in [nil, strangerID, state.presentedID] {
      for item in ["a", "b", "c"] {
        all += [.presentFullScreen(item, from: id, animated: false)]
        all += [.presentSheet(item, from: id, animated: false)]
      }
      all += [.set(nil, from: id, animated: false)]
      all += [.set(.init(item: "a", style: .popover), from: id, animated: false)]
    }
    let ids = ids(in: state)
    all += (ids + [strangerID]).map { .dismiss(id: $0, animated: false) }
    all += [[], [strangerID] + ids].map { .remove($0, animated: false) }
    return all
  }

  /// The names of everything, found by dismissing one after the other.
  private func ids(in state: ToyModal.State) -> [EntryID] {
    var (ids, rest) = ([EntryID](), state)
    while let id = rest.presentedID {
      ids.append(id)
      rest = modal.state(rest, after: .dismiss(id: id))
    }
    return ids
  }

  /// Every state that so many actions reach from nothing, under each policy.
  private func states(depth: Int) -> [ToyModal.State] {
    [ModalNavigation.Policy.replace, .queue, .reject].flatMap { (policy: ToyModal.Policy) in
      var all: [ToyModal.State] = []
      var layer: Set<ToyModal.State> = [.init(policy: policy)]
      layer.insert(.init(styledItem: .init(item: "a", style: .fullScreen), policy: policy))
      for _ in 0...depth {
        all += layer.sorted { $0.drawing < $1.drawing }
        layer = Set(
          layer.flatMap { state in actions(in: state).map { modal.state(state, after: $0) } }
        )
        .subtracting(all)
      }
      return all
    }
  }

  private func isLegal(_ state: ToyModal.State) -> Bool {
    let names = ids(in: state)
    let items = (state.styledItem.map { [$0.item] } ?? []) + state.waitingItems.map(\.item)
    return Set(names).count == names.count && names.count == items.count
      && Set(items).count == items.count && (state.item == nil) == (state.style == nil)
      && (state.item == nil) == (state.presentedID == nil)
      && (state.policy == .queue || items.count < 2)
  }

  @Test func `any action on any state gives a legal state, and a refused one changes nothing`() {
    let states = states(depth: 3)
    var search = ToySearch("actions on \(states.count) modals")
    var refused = 0
    for state in states {
      for action in actions(in: state) {
        var after = state
        let effect = modal.reduce(into: &after, action: action)
        let refusal = ToyModal.refusal(of: action, in: state)
        let isRight =
          effect.isNone == (refusal == nil) && isLegal(after) && after.policy == state.policy
          && (refusal == nil ? !after.areAnimationsEnabled : after == state)
        search.check(isRight, "\(action) on \(state.drawing)")
        refused += refusal == nil ? 0 : 1
      }
    }
    search.finish("; \(refused) were refused")
  }

  @Test func `the parent sees what goes while it is there, and what comes when it has come`() {
    let trace = ToyTrace()
    let nobody = CasePath<ToyModal.Action, Int>(embed: { _ in .dismiss() }, extract: { _ in nil })
    let parent = Reduce<ToyModal.State, ToyModal.Action> { state, _ in
      trace.add(state.drawing)
      return .none
    }
    .ifLet(\.self, action: .whole, element: nobody) { Reduce<String, Int> { _, _ in .none } }
    let resolved = parent.resolve()
    var search = ToySearch("what a parent sees of a modal")
    var removals = 0
    for state in states(depth: 2) {
      for action in actions(in: state) {
        let after = modal.state(state, after: action)
        let goes = state.presentedID.map { !ids(in: after).contains($0) } ?? false
        let seen = goes ? state.drawing : after.drawing
        for isResolved in [false, true] {
          var whole = state
          _ =
            isResolved
            ? resolved.reduce(into: &whole, action: action)
            : parent.reduce(into: &whole, action: action)
          search.check(trace.take() == [seen] && whole == after, "\(action) on \(state.drawing)")
        }
        removals += goes ? 1 : 0
      }
    }
    search.finish("; \(removals) take away what is presented")
  }

  @Test func `the same operation sent twice from the same entry changes the state at most once`() {
    var search = ToySearch("operations from an entry")
    for state in states(depth: 2) {
      guard let id = state.presentedID else { continue }
      for item in ["a", "b", "c"] {
        let actions: [ToyModal.Action] = [
          .presentFullScreen(item, from: id), .presentSheet(item, from: id), .set(nil, from: id),
          .set(.init(item: item, style: .popover), from: id),
        ]
        for action in actions {
          let once = modal.state(state, after: action)
          search.check(modal.state(once, after: action) == once, "\(action) on \(state.drawing)")
        }
      }
    }
    search.finish()
  }

  @Test func `an operation that names an entry affects that entry or nothing`() {
    for state in states(depth: 3) {
      for id in ids(in: state) {
        let after = modal.state(state, after: .dismiss(id: id))
        #expect(ids(in: after) == ids(in: state).filter { $0 != id })
        #expect(modal.state(after, after: .dismiss(id: id)) == after)
      }
    }
  }

  @Test func `every truncation and every flipped bit of an archive is read or refused`() throws {
    let state = modal.state(
      .init(styledItem: .init(item: "a", style: .formSheet), policy: .queue),
      after: .presentSheet("b", animated: false)
    )
    #expect(try restored(state) == state)
    #expect(try restored(state).waitingItems == state.waitingItems)
    try expectSoundReading(state) { state in
      ids(in: state).count == state.waitingItems.count + (state.item == nil ? 0 : 1)
    }
  }

  @Test func `items and styles that do not fit together are an error`() {
    let json =
      #"{"areAnimationsEnabled":true,"entries":{"ids":[0],"items":["a"],"next":1},"#
      + #""policy":"replace","styles":[]}"#
    #expect(
      corruption(of: json, as: ToyModal.State.self) == "1 entries need as many styles, not 0"
    )
  }
}
