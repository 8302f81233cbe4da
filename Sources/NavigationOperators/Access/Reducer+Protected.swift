public import ComposableNavigation

extension Reducer {
  /// Removes everything that is not allowed, after each action.
  ///
  /// When the user logs out, the pages that need a login leave every container, their forward
  /// histories and queues; the allowed ones stay the same visits. A link or a push that opens such
  /// a page opens nothing. The store reports the entries that have left as
  /// `Refusal.forbidden(_:)`.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Page() }
  ///   .protected(by: pages, sheets)
  /// ```
  ///
  /// Apply it to the outermost reducer, so that it sees every action. A guard outside of it
  /// (`guarded(by:force:attempted:)`) keeps a page with unsaved work and refuses the logout; a guard
  /// inside of it does not. An action that changes neither a container nor what its rule depends on
  /// removes nothing: call ``AccessRule/enforce(in:)`` for a state from an archive.
  ///
  /// ## Laws
  /// - after each action nothing forbidden is open or remembered, and everything allowed stays
  ///
  /// - Parameter rules: The rules, one for each container.
  /// - Returns: This reducer, with the rules.
  /// - Complexity: An action that changes neither a container nor what its rule depends on costs the
  ///   comparison of both. The state before an action is kept until the action is carried out, so an
  ///   action that changes a container of *n* entries copies it, O(*n*).
  public func protected(by rules: AccessRule<State>...) -> some Reducer<State, Action> {
    let rule = AccessRule.all(of: rules)
    return around { base in
      { place, action in
        let state = place.assumingMemoryBound(to: State.self)
        let size = MemoryLayout<State>.size
        return withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { bytes in
          bytes.copyMemory(from: UnsafeRawBufferPointer(start: place, count: size))
          let before = bytes.baseAddress.map { (bytes: UnsafeRawPointer($0), state: state.pointee) }
          let effect = base.run(place, action)
          let gone = rule.check(before, state)
          guard !gone.isEmpty else { return effect }
          return effect.merged(with: Effect<Action>.refused(.forbidden(gone)).erased)
        }
      }
    }
  }
}
