// The answers to those who have sent actions.
extension StoreCore {
  /// Has what is refused meanwhile known to whoever sent the action; nil for an effect's action.
  func answer(_ group: EffectGroup?, _ act: () -> Void) {
    let outer = listeners.answered
    listeners.answered = group
    act()
    listeners.answered = outer
  }

  /// Asks the gate of an action whose turn has come, if it has one.
  func isLetIn(
    _ action: Action,
    _ delivery: Delivery,
    _ group: inout EffectGroup?
  ) -> Bool {
    guard let gate = delivery.gate else { return true }
    return isLetIn(action, delivery, &group, through: gate)
  }

  /// Asks whether what the action was meant for is still there, and says so when it is not.
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
