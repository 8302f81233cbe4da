extension Reducer {
  /// Returns this reducer, combined with that of a shape and that of the shape's elements.
  ///
  /// - Parameters:
  ///   - shape: The reducer of the shape.
  ///   - container: The location of the shape's state.
  ///   - action: The case of the shape's own actions.
  ///   - elements: The case of the elements' actions.
  ///   - element: The reducer of each element.
  ///   - entriesGo: Returns true if an action removes entries; made by code that knows the types.
  ///   - entryAccess: The access to entries in memory; made by code that knows the types.
  ///   - change: The function that runs an element's reducer; made by code that knows the types.
  /// - Returns: The combined reducer.
  @usableFromInline
  func with<Shape: Reducer, Element: Reducer>(
    _ shape: Shape,
    at container: StateLocation<State, Shape.State>,
    action: CasePath<Action, Shape.Action>,
    elements: ChildActions<Action, EntryID, Element.Action>,
    element: @escaping @Sendable () -> Element,
    entriesGo: @escaping EntriesGo,
    entryAccess: EntryAccess,
    change: @escaping Focus<State, EntryID, Element.State>.Change
  ) -> FocusedReducer<Self, EntryID, Element.State, Element.Action>
  where
    Shape.State: ElementState, Shape.Action == Shape.State.Shape.Action,
    Element.State == Shape.State.Item
  {
    let path = container.path
    var focus = Focus<State, EntryID, Element.State>(
      find: { $0[keyPath: path][id: $1] },
      change: change
    )
    let part = StatePart(path)
    focus.isThere = { state, id in
      var isThere = false
      part.read(at: state) { isThere = $0.pointee.resolved(id) != nil }
      return isThere
    }
    focus.id = { $0 }
    focus.anchor = { owner in
      OwnerWatch(of: owner, access: entryAccess, isPresented: !elements.areNamed)
        .behind(container.link) { (state: State) in state[keyPath: path] }
    }
    focus.place = Shape.self
    focus.name = { state, payload in
      guard elements.areNamed else { return "" }
      let id = payload.assumingMemoryBound(to: (EntryID, Element.Action).self).pointee.0
      let state = state.assumingMemoryBound(to: State.self)
      // The container counted from 0 again, so a present entry has the same number.
      let isEarlier = state.pointee[keyPath: path].entries.ids.contains(id)
      return " for \(id)\(isEarlier ? " of an earlier visit" : "")"
    }
    return FocusedReducer(
      parent: self,
      focus: focus,
      actions: elements,
      shape: {
        CompiledContainer.Shape(
          route: action.route,
          location: container.raw,
          step: shape.resolve().step,
          entriesGo: entriesGo,
          lift: container.lift(action)
        )
      },
      // Nil if the entry cannot be dismissed, such as a tab or a root that stays.
      dismissal: { isAnimated, id, place, owner in
        let now = place.assumingMemoryBound(to: Shape.State.self).pointee
        let removal = Shape.State.Shape.dismissal(of: id, in: now, animated: isAnimated)
        guard let removal, !shape.refusesAsRoot(removal, in: now) else { return nil }
        let key = Owner.Key(container: ObjectIdentifier(owner), entry: Visit(id))
        return SentEffect(action.embed(removal), .leave(presenter: key))
      },
      backParts: [
        BackPart(at: path) { state in
          shape.resolve().wayBack(in: state[keyPath: path], action: action.wrap) { id, item in
            element().resolve().wayBack(in: item).map(elements.embed(id))
          }
        }
      ]
    ) {
      LazyReducer(element)
    }
  }

  /// Returns a Boolean value that indicates whether this reducer refuses an action because it would
  /// remove a root that stays.
  ///
  /// The action is carried out on a copy: a stack refuses it only if it was made to keep its root.
  private func refusesAsRoot(_ action: Action, in now: State) -> Bool {
    var trial = now
    return reduce(into: &trial, action: action).refusals.contains { refusal in
      if case .root = refusal { true } else { false }
    }
  }
}
