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
      WayBack(
        action: base.backAction(in: state),
        isCovering: isCovering?(state)
          ?? (isOverlay && (state as? any ElementState)?.frontID != nil)
      )
    }
  }
}

private func isShownOver<Shape: NavigationShape>(_ shape: Shape.Type) -> Bool {
  Shape.Rules.isOverlay
}
