extension CompiledLogic {
  /// Makes the step of a closure; nil if its actions are not an enum, such as numbers.
  static func make<State, Action: Sendable>(
    of step: CompiledReducer,
    state: State.Type,
    action: Action.Type
  ) -> CompiledLogic? {
    guard let closure = step as? CompiledClosure, let witness = EnumTag(Action.self) else {
      return nil
    }
    return CompiledLogic(closure.body, witness) { state, action, run in
      let place = state.assumingMemoryBound(to: State.self)
      let before = place.pointee
      let sent = action.assumingMemoryBound(to: Action.self).pointee
      guard let child = Mirror(reflecting: sent).children.first, let name = child.label,
        let watched = child.value as? any WatchedAction
      else {
        return Watched(effect: run(state, action), isSettled: true)
      }
      let answers = Mirror(reflecting: before).children.compactMap {
        watched.wouldChange($0.value)
      }
      // The shape's state is computed or nested deeper, so it is unknown whether the action is
      // carried out.
      if answers.isEmpty { return Watched(effect: run(state, action), isSettled: true) }
      // An action that the shape itself refuses, or that changes nothing, proves nothing.
      if answers.contains(false) { return Watched(effect: run(state, action), isSettled: false) }
      let effect = run(state, action)
      guard effect == nil, isUnchanged(before, place.pointee) else {
        return Watched(effect: effect, isSettled: true)
      }
      let issue = NavigationIssue.forgotten(watched, action: "\(Action.self)", name: name)
      return Watched(effect: Effect<Action>.issue(issue).erased, isSettled: true)
    }
  }
}

extension NavigationIssue {
  /// The issue of an action for a shape whose reducer is missing.
  fileprivate static func forgotten(
    _ watched: any WatchedAction,
    action: String,
    name: String
  ) -> NavigationIssue {
    NavigationIssue(
      .forgottenReducer,
      "\(action).\(name) was sent, but no reducer carries it out; it was ignored: add "
        + "\(type(of: watched).shapeName)() to the body, pulled back by /\(action).\(name)"
    )
  }
}

/// Returns a Boolean value that indicates whether two values of one type are known to be equal: as
/// a whole, or part by part.
private func isUnchanged(_ old: Any, _ new: Any) -> Bool {
  if let old = old as? any Equatable { return old.isEqual(to: new) }
  let oldParts = Mirror(reflecting: old).children
  let newParts = Mirror(reflecting: new).children
  guard oldParts.count == newParts.count else { return false }
  return zip(oldParts, newParts).allSatisfy { oldPart, newPart in
    guard let value = oldPart.value as? any Equatable else { return false }
    return value.isEqual(to: newPart.value)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
