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

  var hasHost: Bool { outlet?.isThere ?? false }

  func hostDidAttach() { outlet?.didAttach() }

  func hostDidDetach() { outlet?.didDetach() }

  func hostMayBeBack() {
    guard let membership else { return }
    let showing = outlet.flatMap { $0.isAttached ? $0.shown : nil }
    membership.lane.send(.toldWhetherBack(membership.id, showing: showing))
  }

  /// Replaces the entries that have no view and need none yet by their placeholders.
  ///
  /// - Complexity: O(*n*).
  func lazily(_ desired: DesiredContent) -> DesiredContent {
    guard let selected = desired.selected, shape?.hasWindows == false else { return desired }
    let elements = (record ?? known)?.elements
    let needed = VisitSet([selected] + desired.preloaded)
    var lazy = desired
    lazy.entries = desired.entries.map { entry in
      let isMade = needed.contains(entry) || elements?[entry].map { cache.has($0) } == true
      return isMade ? entry : .placeholder(of: entry)
    }
    return lazy
  }
}
