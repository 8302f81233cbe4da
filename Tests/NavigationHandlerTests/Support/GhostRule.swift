import ComposableNavigation
import Foundation
import TestSupport

/// The rule by which a ``GhostWorld`` distinguishes entries; all but the first are known to be
/// wrong.
enum GhostRule: Sendable {
  case right
  /// Handlers treat two entries with one number as the same: the former rule.
  case screensByNumber
  /// Late actions name a number and reach its current entry.
  case latesByNumber
  /// A kept store holds a number and reads its current entry.
  case storesByNumber
}

extension EntryID {
  /// The id after encoding and decoding it alone: a number that means its current entry.
  var rereadAlone: EntryID {
    get throws {
      try JSONDecoder().decode(EntryID.self, from: JSONEncoder().encode(self))
    }
  }
}

/// A handler with the former mistake: it keeps a view for each number.
@MainActor
final class GhostNumberScreens {
  private(set) var shown: [NastyView] = []
  private var views: [EntryID: NastyView] = [:]
  private var subscription: Subscription?

  init(store: Store<Ghosts.Stack.State, Ghosts.Stack.Action>) {
    subscription = store.observe { [weak self] in self?.show($0) }
  }

  private func show(_ state: Ghosts.Stack.State) {
    var next: [EntryID: NastyView] = [:]
    for entry in state.entries {
      next[entry.id] = views[entry.id] ?? GhostViews().makePresentable(for: entry)
    }
    views = next
    shown = state.entries.ids.compactMap { views[$0] }
  }
}
