extension ResolvedReducer {
  /// Returns the same reducer, which goes back by another one.
  ///
  /// - Parameters:
  ///   - base: The other one.
  ///   - isCovering: Returns true if something is presented that covers everything else; nil for
  ///     the rule of the shape's hosts.
  /// - Returns: The reducer.
  @usableFromInline
  package func goingBack<Base: BackNavigable>(
    by base: Base,
    covering isCovering: (@Sendable (State) -> Bool)? = nil
  ) -> ResolvedReducer where Base.State == State, Base.Action == Action {
    let part = BackPart(of: base, isCovering: isCovering)
    return ResolvedReducer(issues: issues, backParts: [part], step: step)
  }
}

extension BackPart {
  /// Makes the part of a reducer that defines its own back.
  ///
  /// Without `isCovering`, it covers everything else while the shape's hosts do.
  init<Base: BackNavigable>(of base: Base, isCovering: (@Sendable (State) -> Bool)?)
  where Base.State == State, Base.Action == Action {
    let isOverlay = (Base.self as? any NavigationShape.Type).map { isShownOver($0) } ?? false
    self.init { state in
      let action = base.backAction(in: state)
      return WayBack(
        action: action,
        isCovering: isCovering?(state)
          ?? (isOverlay && (state as? any ElementState)?.frontID != nil),
        removed: {
          (base as? any ElementShape).flatMap { front(of: $0, leftBy: action, in: state) }
        }
      )
    }
  }
}

/// Returns the entry in front, if an action removes it.
private func front<Shape: ElementShape>(of shape: Shape, leftBy action: Any?, in state: Any)
  -> EntryID?
{
  guard let action = action as? Shape.Action, let state = state as? Shape.State,
    Shape.entriesGo(on: action, in: state)
  else { return nil }
  return state.frontID
}

private func isShownOver<Shape: NavigationShape>(_ shape: Shape.Type) -> Bool {
  Shape.Rules.isOverlay
}
