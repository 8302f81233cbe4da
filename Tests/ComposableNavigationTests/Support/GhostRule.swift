import ComposableNavigation
import Foundation
import TestSupport

/// How entries are told apart in a ``GhostWorld``; all but the first are known to be wrong.
enum GhostRule: Sendable {
  case right
  /// Who shows screens takes two entries of one number for the same: the rule of before.
  case screensByNumber
  /// Late actions name a number, and mean whoever has it now.
  case latesByNumber
  /// Who keeps a store keeps a number, and reads whoever has it now.
  case storesByNumber
}

extension EntryID {
  /// The id as it is after being written and read on its own: a number that means whoever has it.
  var rereadAlone: EntryID {
    get throws {
      try JSONDecoder().decode(EntryID.self, from: JSONEncoder().encode(self))
    }
  }
}

/// A handler as wrong as handlers were: it keeps a view for each number.
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
