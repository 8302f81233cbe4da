import ComposableNavigation

/// A pending request: the asker, if it is an entry, and the entry that is asked.
///
/// It does not know the type of the answer: generic code would look up the type of each list of
/// requests (benchmark “request, asked and answered”).
struct PendingRequest: Sendable {
  let asker: EntryID?
  var pendingID: EntryID
  /// The promise of the answer, an ``AnswerPromise``; nil if nobody awaits it.
  let promise: (any AnyObject & Sendable)?
  /// A Boolean value that indicates whether the request was decoded and not resolved yet.
  var isRead: Bool

  /// The key of the asker.
  var key: Visit? { asker.map { Visit($0) } }
}

/// A request that has ended, and whose result was not delivered yet.
struct DueRequest {
  let request: PendingRequest
  /// The reason why there is no answer; nil for the answer in the action.
  let end: NoAnswer?
}

/// The askers whose results are counted together.
enum ToldAsker: Hashable {
  /// An asker that existed at the first result.
  case asker(Visit?)
  /// All later askers: each might ask once and add the next one.
  case newcomers
}

extension [PendingRequest] {
  /// Returns a Boolean value that indicates whether both are the same requests, as after most actions.
  func areSame(as others: [PendingRequest]) -> Bool {
    guard count == others.count else { return false }
    for index in 0..<count {
      let (one, other) = (self[index], others[index])
      guard one.key == other.key, one.pendingID.isSame(as: other.pendingID) else { return false }
    }
    return true
  }

  /// The requests by their askers.
  var byAsker: [Visit?: PendingRequest] {
    Dictionary(map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
