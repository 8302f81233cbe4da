/// The reason that an action was refused; a refused action changes nothing.
///
/// A refusal is ordinary: a double tap, a tap on a screen that is leaving, a pop of more screens
/// than there are. Ask a shape before (``StackNavigation/refusal(of:in:)``), or listen with the
/// store's ``Store/onRefusal``.
///
/// ```swift
/// StackNavigation<String>.refusal(of: .popItems(.exactly(3)), in: .init(items: ["a", "b"]))
/// // .tooMany(asked: 3, there: 2), “3 were to go, but there are only 2”
/// ```
public enum Refusal: Error, Hashable, Sendable {
  /// More were to be taken away than there are.
  case tooMany(asked: Int, there: Int)
  /// A count below zero.
  case negative(Int)
  /// There is nothing to take away.
  case empty
  /// Forward was to lead farther than there are screens or places that were gone back from.
  case notAhead(asked: Int, there: Int)
  /// No tab was active before.
  case noPrevious
  /// Nothing is kept of a window that was closed.
  case nothingClosed
  /// No item has the value that the action names.
  case missing(String)
  /// None of the entries named is there.
  case missingEntries([EntryID])
  /// The action was meant for an entry that is not, or no longer, on top.
  case notOnTop(EntryID, top: EntryID?)
  /// The entry to be dismissed is not presented.
  case notPresented(EntryID)
  /// The feature that asked to be dismissed is in no entry that could go.
  case notPresentable
  /// No screen waits to be shown.
  case nothingWaits
  /// The screen is the last of its flow, or in none.
  case endOfFlow(EntryID)
  /// A flow was to be entered that has no screens.
  case emptyFlow
  /// The entry on top asked for a screen that would come under it, where the same tap would show it
  /// again.
  case comesUnder(EntryID)
  /// A person cannot take the entry away by what they did.
  case staysOpen(EntryID)
  /// The entry is no sheet, whose height could be changed.
  case noSheet(EntryID)
  /// The entry is the first of its environment and has to stay the first.
  case staysFirst(EntryID)
  /// The entry is a root, which stays: that of a list of screens, of modules or of the contents of
  /// a screen, or of a stack that keeps it.
  case root(EntryID)
  /// The button of a dialog is shown and cannot be tapped.
  case disabled(EntryID)
  /// An index without a tab.
  case outOfRange(index: Int, count: Int)
  /// The modal's policy rejects another presentation.
  case alreadyPresenting(EntryID)
  /// A view was still there, and what it belonged to had gone: this entry, or an optional part of
  /// the state. A person was late, by a tap on a screen that was leaving.
  case gone(EntryID?)
  /// The screen that asked is not open, or no longer: nothing is done for it, whatever it asked
  /// for.
  ///
  /// The id of the screen that asked is here, or the name that it went by. A screen that was only
  /// named, and did not ask, is ``missing(_:)`` or ``missingEntries(_:)``.
  case stale(EntryID)
  /// Something that would have gone stays, and says why: an entry, or what else a ``LeaveGuard``
  /// watches over. An action that is forced passes; see ``Reducer/guarded(by:force:attempted:)``.
  indirect case stays(EntryID?, Stay)
  /// A reason of another library or of an app, with its own type: a route that cannot be taken has
  /// a `RouteError`. See ``reason(as:)``.
  indirect case other(AnyRefusalReason)
}

extension Refusal {
  /// A refusal for a reason that has its own type.
  ///
  /// ```swift
  /// Refusal.because(Closed(until: 9))                    // .other, “closed until 9”
  /// ```
  ///
  /// - Parameter reason: The reason.
  /// - Returns: The refusal.
  public static func because(_ reason: some RefusalReason) -> Refusal {
    .other(AnyRefusalReason(reason))
  }

  /// The reason, with its own type.
  ///
  /// ```swift
  /// store.onRefusal = { refusal in
  ///   if case .sceneNotFound(let name) = refusal.reason(as: RouteError.self) { open(name) }
  /// }
  /// ```
  ///
  /// - Parameter type: The type that the reason should have.
  /// - Returns: nil for a reason of another type, and for those that are cases of a refusal.
  public func reason<Reason: RefusalReason>(as type: Reason.Type) -> Reason? {
    guard case .other(let reason) = self else { return nil }
    return reason.base as? Reason
  }
}

extension Refusal: CustomStringConvertible {
  /// The reason, as a person would say it.
  public var description: String {
    switch self {
    case .tooMany(let asked, let there):
      "\(asked) were to go, but there \(there == 1 ? "is" : "are") only \(there)"
    case .negative(let count):
      "\(count) is no count"
    case .empty:
      "there is nothing to take away"
    case .notAhead(_, there: 0):
      "there is nothing to go forward to"
    case .notAhead(let asked, let there):
      "\(asked) were to come back, but there \(there == 1 ? "is" : "are") only \(there)"
    case .noPrevious:
      "no tab was active before"
    case .nothingClosed:
      "no window was closed that could be opened again"
    case .missing(let item):
      "\(item) is not there"
    case .missingEntries(let ids):
      "\(ids.map(\.description).joined(separator: ", ")) "
        + "\(ids.count == 1 ? "is" : "are") not there"
    case .notOnTop(let id, let top):
      // After a reset an entry may have the number of one that has gone.
      "\(id) is not on top"
        + (top.map { $0 == id ? ", another \($0) is" : ", \($0) is" } ?? ", nothing is")
    case .notPresented(let id):
      "\(id) is not presented"
    case .notPresentable:
      "nobody presents the feature that asked to be dismissed"
    case .nothingWaits:
      "no screen waits to be shown"
    case .endOfFlow(let id):
      "no screen follows \(id)"
    case .emptyFlow:
      "a flow needs one screen at the least"
    case .comesUnder(let id):
      "what is shown from \(id) would come under it"
    case .staysOpen(let id):
      "\(id) does not go by that"
    case .noSheet(let id):
      "\(id) is no sheet"
    case .staysFirst(let id):
      "\(id) is the first screen of its environment and stays the first"
    case .root(let id):
      "\(id) is the root and stays"
    case .disabled(let id):
      "\(id) is disabled"
    case .outOfRange(let index, let count):
      "\(index) is no index: there \(count == 1 ? "is 1 tab" : "are \(count) tabs")"
    case .alreadyPresenting(let id):
      "\(id) is presented already"
    case .gone(let id):
      "\(id.map(\.description) ?? "what the view belonged to") has gone"
    case .stale(let caller):
      "\(caller) asked, and is not open"
    case .stays(_, let stay):
      stay.reason
    case .other(let reason):
      reason.description
    }
  }
}

/// A remark of a reducer, which its store passes on.
@usableFromInline
package enum Report: Hashable, Sendable {
  case issue(NavigationIssue)
  case refusal(Refusal)
}
