/// The reason why an action was refused; a refused action changes nothing.
///
/// Refusals are normal: a double tap, a tap on a screen that is disappearing, a pop of more screens
/// than there are. Check for one before you send an action (``StackNavigation/refusal(of:in:)``),
/// or receive it with the store's ``Store/onRefusal``.
///
/// ```swift
/// StackNavigation<String>.refusal(of: .popItems(.exactly(3)), in: .init(items: ["a", "b"]))
/// // .tooMany(asked: 3, there: 2), “3 were to go, but there are only 2”
/// ```
public enum Refusal: Error, Hashable, Sendable {
  /// More entries were to be removed than there are.
  case tooMany(asked: Int, there: Int)
  /// The count is negative.
  case negative(Int)
  /// There is nothing to remove.
  case empty
  /// There are fewer screens or places to go forward to than the action asked for.
  case notAhead(asked: Int, there: Int)
  /// The history has no tab to go back to.
  case noPrevious
  /// No window was closed that could be opened again.
  case nothingClosed
  /// No item has the action's value.
  case missing(String)
  /// None of the action's entries is in the state.
  case missingEntries([EntryID])
  /// The action is for an entry that is not, or no longer, on top.
  case notOnTop(EntryID, top: EntryID?)
  /// The action is for an earlier revision: an entry was added, removed or moved, or another one is in
  /// front.
  case outdated
  /// The entry to be dismissed is not presented.
  case notPresented(EntryID)
  /// The feature that asked to be dismissed is in no entry that can be removed.
  case notPresentable
  /// No screen waits to be shown.
  case nothingWaits
  /// The screen is the last one of its flow, or is in no flow.
  case endOfFlow(EntryID)
  /// The flow to enter has no screens.
  case emptyFlow
  /// The topmost entry asked for a screen that would be placed below it, so that the same tap would
  /// show the screen again.
  case comesUnder(EntryID)
  /// The user cannot remove the entry in this way.
  case staysOpen(EntryID)
  /// The entry is not a sheet, so its height cannot be changed.
  case noSheet(EntryID)
  /// The entry is the first one of its environment and has to stay the first.
  case staysFirst(EntryID)
  /// The entry is a root, which cannot be removed: of a list of screens, of modules, of the
  /// contents of a screen, or of a stack that keeps its root.
  case root(EntryID)
  /// An access rule does not allow these entries, which were removed; see `AccessRule`. It is the one
  /// reason that comes with a change.
  case forbidden([EntryID])
  /// The button of a dialog is disabled.
  case disabled(EntryID)
  /// There is no tab with this index.
  case outOfRange(index: Int, count: Int)
  /// The modal's policy rejects a second presentation.
  case alreadyPresenting(EntryID)
  /// The action's target is gone, this entry or an optional part of the state, while its view was
  /// still visible. The user was late, by a tap on a screen that was disappearing.
  case gone(EntryID?)
  /// The screen that asked is not, or no longer, open: no request from it is performed.
  ///
  /// The value is the id of the screen, or its name. If a screen was only named and did not ask,
  /// the reason is ``missing(_:)`` or ``missingEntries(_:)``.
  case stale(EntryID)
  /// An entry must stay, or something else that a `LeaveGuard` protects, for this reason.
  ///
  /// A forced action is not refused; see `Reducer.guarded(by:force:attempted:)`.
  indirect case blocked(EntryID?, LeaveBlocker)
  /// A reason of an app or another library, with its own type. For example, a route that cannot be
  /// taken has a `RouteError`. See ``reason(as:)``.
  indirect case other(AnyRefusalReason)
}

extension Refusal {
  /// Creates a refusal for a reason of your own type.
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

  /// Returns the reason with its own type.
  ///
  /// ```swift
  /// store.onRefusal = { refusal in
  ///   if case .sceneNotFound(let name) = refusal.reason(as: RouteError.self) { open(name) }
  /// }
  /// ```
  ///
  /// - Parameter type: The type of the reason.
  /// - Returns: The reason; nil if it has another type or is a case of ``Refusal``.
  public func reason<Reason: RefusalReason>(as type: Reason.Type) -> Reason? {
    guard case .other(let reason) = self else { return nil }
    return reason.base as? Reason
  }
}

extension Refusal: CustomStringConvertible {
  /// The reason, as a text for the user.
  public var description: String {
    switch self {
    case .tooMany(let asked, let there):
      "\(asked) were to go, but there \(there == 1 ? "is" : "are") only \(there)"
    case .negative(let count):
      "\(count) is not a count"
    case .empty:
      "there is nothing to take away"
    case .notAhead(_, there: 0):
      "there is nothing to go forward to"
    case .notAhead(let asked, let there):
      "\(asked) were to come back, but there \(there == 1 ? "is" : "are") only \(there)"
    case .noPrevious:
      "there is no tab to go back to"
    case .nothingClosed:
      "no window was closed that could be opened again"
    case .missing(let item):
      "\(item) is not there"
    case .missingEntries(let ids):
      "\(ids.map(\.description).joined(separator: ", ")) "
        + "\(ids.count == 1 ? "is" : "are") not there"
    case .notOnTop(let id, let top):
      // After a reset, an entry may have the number of an earlier one.
      "\(id) is not on top"
        + (top.map { $0 == id ? ", another \($0) is" : ", \($0) is" } ?? ", nothing is")
    case .outdated:
      "the screens have changed in the meantime"
    case .notPresented(let id):
      "\(id) is not presented"
    case .notPresentable:
      "the feature that asked to be dismissed is not presented"
    case .nothingWaits:
      "no screen waits to be shown"
    case .endOfFlow(let id):
      "no screen follows \(id)"
    case .emptyFlow:
      "a flow needs one screen at the least"
    case .comesUnder(let id):
      "what is shown from \(id) would come under it"
    case .staysOpen(let id):
      "\(id) cannot be removed in this way"
    case .noSheet(let id):
      "\(id) is not a sheet"
    case .staysFirst(let id):
      "\(id) is the first screen of its environment and stays the first"
    case .root(let id):
      "\(id) is the root and stays"
    case .forbidden(let ids):
      "\(ids.map(\.description).joined(separator: ", ")) \(ids.count == 1 ? "is" : "are") not allowed"
    case .disabled(let id):
      "\(id) is disabled"
    case .outOfRange(let index, let count):
      "\(index) is not an index: there \(count == 1 ? "is 1 tab" : "are \(count) tabs")"
    case .alreadyPresenting(let id):
      "\(id) is presented already"
    case .gone(let id):
      "\(id.map(\.description) ?? "what the view belonged to") has gone"
    case .stale(let caller):
      "\(caller) asked, and is not open"
    case .blocked(_, let blocker):
      blocker.reason
    case .other(let reason):
      reason.description
    }
  }
}

/// A report of a reducer, which its store passes on.
@usableFromInline
package enum Report: Hashable, Sendable {
  case issue(NavigationIssue)
  case refusal(Refusal)
}
