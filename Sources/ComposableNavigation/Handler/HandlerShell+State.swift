extension HandlerShell {
  /// The handler's lane; nil before it has a host, and after it has lost its host.
  var lane: Lane? { membership?.lane }

  var record: MemberRecord? {
    guard let membership else { return nil }
    return membership.lane.record(of: membership.id)
  }

  func presentable(for entry: EntryID) -> Presentable? {
    guard let elements = record?.elements else { return nil }
    let element =
      entry.isUnresolved
      ? elements.all.last { $0.entry.isMeant(by: entry) }?.element : elements[entry]
    return element.flatMap { cache[$0] }
  }

  var refusal: HostRefusal? {
    guard let membership, let record else { return nil }
    return record.presence == .gone ? .gone : membership.lane.reconciler.refusal(of: membership.id)
  }

  var waitsFor: String? { membership.flatMap { $0.lane.reconciler.waitsFor($0.id) } }
}
