/// Passes the elements that must stay to a host, each time they change.
///
/// A handler has one only if its view provider has a ``EntryViewProviding/leaveGuard``.
///
/// ## Laws
/// - a host learns which elements stay before it shows them, and of changes at once
@MainActor
final class BlockerReporter {
  /// The entries of a state that must stay.
  struct Source {
    /// Returns the entries, each with its reason.
    let blockers: () -> [(entry: EntryID, blocker: LeaveBlocker)]
    /// Calls back after each action.
    let observe: (@escaping @MainActor () -> Void) -> Subscription
  }

  private let source: Source
  private var told: [ElementID: LeaveBlocker] = [:]
  private var subscription: Subscription?

  init(_ source: Source) { self.source = source }

  /// Begins with a host that has received nothing yet.
  func begin(_ look: @escaping @MainActor () -> Void) {
    told = [:]
    subscription = source.observe(look)
  }

  func end() { subscription = nil }

  /// Passes the elements that must stay to a host, unless they are unchanged.
  func tell<Presentable>(_ outlet: HostOutlet<Presentable>, _ elements: EntryElements) {
    var blockers: [ElementID: LeaveBlocker] = [:]
    for (entry, blocker) in source.blockers() {
      if let element = elements[entry] { blockers[element] = blocker }
    }
    guard blockers != told else { return }
    told = blockers
    outlet.didChange(blockers: blockers)
  }
}
