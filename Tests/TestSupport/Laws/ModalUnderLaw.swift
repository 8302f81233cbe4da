package import ComposableNavigation

/// Every small modal with its actions.
package struct ModalUnderLaw: ShapeUnderLaw {
  package typealias Shape = ToyModal

  private let modal = ToyModal()

  package init() {}

  package var testDescription: String { "modals" }

  package var adding: ToyModal.Action { .presentSheet("new", animated: false) }

  package static let states: [ToyModal.State] = ModalUnderLaw().states(depth: 3)

  package func actions(in state: ToyModal.State) -> [ToyModal.Action] {
    var all: [ToyModal.Action] = [.dismiss(animated: false)]
    for id in [nil, strangerID, state.presentedID] {
      for item in ["a", "b", "c"] {
        all += [.presentFullScreen(item, animated: false).from(id)]
        all += [.presentSheet(item, animated: false).from(id)]
      }
      all += [.set(nil, animated: false).from(id)]
      all += [.set(.init(item: "a", style: .popover), animated: false).from(id)]
    }
    let ids = ids(in: state)
    all += (ids + [strangerID]).map { .dismiss(id: $0, animated: false) }
    all += [[], [strangerID] + ids].map { .remove($0, animated: false) }
    return all
  }

  /// Returns the ids of all elements, found by dismissing one after another.
  package func ids(in state: ToyModal.State) -> [EntryID] {
    var (ids, rest) = ([EntryID](), state)
    while let id = rest.presentedID {
      ids.append(id)
      rest = modal.state(rest, after: .dismiss(id: id))
    }
    return ids
  }

  /// Returns every state that up to `depth` actions reach from the empty one, under each policy.
  package func states(depth: Int) -> [ToyModal.State] {
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

  package func isLegal(_ state: ToyModal.State) -> Bool {
    let names = ids(in: state)
    let items = (state.styledItem.map { [$0.item] } ?? []) + state.waitingItems.map(\.item)
    return Set(names).count == names.count && names.count == items.count
      && Set(items).count == items.count && (state.item == nil) == (state.style == nil)
      && (state.item == nil) == (state.presentedID == nil)
      && (state.policy == .queue || items.count < 2)
  }

  package func operations(from id: EntryID) -> [ToyModal.Action] {
    ["a", "b", "c"].flatMap { item -> [ToyModal.Action] in
      [
        .presentFullScreen(item).from(id), .presentSheet(item).from(id), .set(nil).from(id),
        .set(.init(item: item, style: .popover)).from(id),
      ]
    }
  }

  package func isRight(_ after: ToyModal.State, from before: ToyModal.State) -> Bool {
    after.policy == before.policy && !after.areAnimationsEnabled
  }

  /// Checks the ids against those found by dismissing.
  package func isRight(about id: EntryID, in state: ToyModal.State) -> Bool {
    ids(in: modal.state(state, after: .dismiss(id: id))) == ids(in: state).filter { $0 != id }
  }

  package func drawing(of state: ToyModal.State) -> String { state.drawing }
}
