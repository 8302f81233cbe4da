// The consequences of an event, before the next command.
extension LaneReconciler {
  /// Attaches nested containers whose places are shown, and detaches those whose places are not.
  mutating func updateAttachment(_ outputs: inout [LaneOutput]) {
    for index in members.indices {
      guard let place = members[index].place else { continue }
      switch members[index].ledger.presence {
      case .hidden, .expected, .unseen:
        guard isShown(place) else { continue }
        members[index].ledger.awaitContent()
        outputs.append(.attach(members[index].id))
      case .asked, .attached:
        guard !isShown(place) else { continue }
        leavePlace(members[index].id)
        members[index].ledger.detach()
        outputs.append(.detach(members[index].id))
      case .away, .gone:
        // Whoever has gone by itself comes back by itself.
        break
      }
    }
    updateUnseen(&outputs)
  }

  private func isShown(_ place: MemberPlace) -> Bool {
    guard let outer = index(of: place.member) else { return false }
    return members[outer].ledger.isAttached
      && members[outer].ledger.book.shown.elements.contains(place.element)
  }

  /// Forgets what neither a state nor a host has, and the containers in it.
  mutating func prune(_ outputs: inout [LaneOutput]) {
    for index in members.indices where members[index].ledger.hasMoreThanWanted {
      let gone = members[index].ledger.prune()
      if !gone.isEmpty { outputs.append(.forget(members[index].id, gone)) }
    }
  }
}
