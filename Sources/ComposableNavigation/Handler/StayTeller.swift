/// Tells a host which of its elements stay, whenever that is something else than before.
///
/// A handler has one only if its view provider says what stays.
///
/// ## Laws
/// - a host is told before it shows what stays, and at once when that changes
@MainActor
final class StayTeller {
  /// The entries of a state that stay, and when to look again.
  struct Source {
    /// Each with its reason.
    let stays: () -> [(entry: EntryID, stay: Stay)]
    /// Calls back after each action.
    let observe: (@escaping @MainActor () -> Void) -> Subscription
  }

  private let source: Source
  private var told: [ElementID: Stay] = [:]
  private var subscription: Subscription?

  init(_ source: Source) { self.source = source }

  /// Begins with a host that has been told nothing.
  func begin(_ look: @escaping @MainActor () -> Void) {
    told = [:]
    subscription = source.observe(look)
  }

  func end() { subscription = nil }

  /// Tells a host, unless it has heard it already.
  func tell<Presentable>(_ outlet: HostOutlet<Presentable>, _ elements: EntryElements) {
    var stays: [ElementID: Stay] = [:]
    for (entry, stay) in source.stays() {
      if let element = elements[entry] { stays[element] = stay }
    }
    guard stays != told else { return }
    told = stays
    outlet.didChange(stays: stays)
  }
}
