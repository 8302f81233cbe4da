// Answers to the senders of actions.
extension StoreCore {
  /// Runs a closure whose refusals are recorded in a group; nil for an effect's action.
  func answer(_ group: EffectGroup?, _ act: () -> Void) {
    let outer = listeners.answered
    listeners.answered = group
    act()
    listeners.answered = outer
  }

  /// Returns false if the action has a gate that does not admit it.
  func isLetIn(
    _ action: Action,
    _ delivery: Delivery,
    _ group: inout EffectGroup?
  ) -> Bool {
    guard let gate = delivery.gate else { return true }
    return isLetIn(action, delivery, &group, through: gate)
  }

  /// Asks the gate, and reports the refusal if it does not admit the action.
  @inline(never)
  private func isLetIn(
    _ action: Action,
    _ delivery: Delivery,
    _ group: inout EffectGroup?,
    through gate: @MainActor (Refusal?) -> Delivery.Turn
  ) -> Bool {
    let turn = gate(nil)
    if case .reduce = turn { return true }
    onMoment?(.dropped(action, delivery.source))
    if case .refuse(let refusal) = turn {
      let asked = group ?? makeGroup()
      group = asked
      answer(asked) { listeners.receive(.refusal(refusal)) }
    }
    return false
  }
}
