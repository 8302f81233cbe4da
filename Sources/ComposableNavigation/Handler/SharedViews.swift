/// Views that several handlers show in turn: one for each visit to an entry.
///
/// A view is kept while the state has its entry, or a handler keeps the view because its host may
/// still show it. The columns of a split share their views, and so do the environments of a list of
/// screens.
///
/// ## Laws
/// - a shared view is made once, and kept until neither the state nor a handler has its entry
@MainActor
package final class SharedViews<Presentable>: ViewKeeper {
  private var views: [Visit: Presentable] = [:]
  /// The number of handlers that keep each view.
  private var keepers: [Visit: Int] = [:]
  /// The entries that were removed from the state while a handler keeps their views.
  private var unwanted: Set<Visit> = []

  /// Creates a cache without views.
  package init() {}

  package var isEmpty: Bool { views.isEmpty }

  /// Returns the view of an entry, and makes it if it is not there.
  package func view(of entry: EntryID, _ make: () -> Presentable) -> Presentable {
    if let view = views[Visit(entry)] { return view }
    let view = make()
    views[Visit(entry)] = view
    return view
  }

  /// Returns the view of an entry; nil if there is none.
  package subscript(entry: EntryID) -> Presentable? { views[Visit(entry)] }

  /// Removes the views of entries that the state no longer has and that no handler keeps.
  ///
  /// - Parameter findUnwanted: Returns the given visits that the state does not have.
  /// - Complexity: O(*n*) in the number of views.
  package func stateHasChanged(_ findUnwanted: ([Visit]) -> [Visit]) {
    let gone = views.isEmpty ? [] : findUnwanted(Array(views.keys))
    if gone.isEmpty, unwanted.isEmpty { return }
    unwanted = Set(gone)
    remove(gone.filter { keepers[$0] == nil })
  }

  /// Removes all views.
  package func removeAll() { remove(Array(views.keys)) }

  package func keep(_ visit: Visit) { keepers[visit, default: 0] += 1 }

  package func letGo(_ visits: [Visit]) {
    for visit in visits {
      guard let count = keepers[visit] else { continue }
      keepers[visit] = count > 1 ? count - 1 : nil
    }
    remove(visits.filter { unwanted.contains($0) && keepers[$0] == nil })
  }

  private func remove(_ visits: [Visit]) {
    unwanted.subtract(visits)
    // Releasing a view may run other code, for example of a handler that removes other views. So
    // all views are kept until the dictionaries are consistent.
    let gone = visits.map { views.removeValue(forKey: $0) }
    withExtendedLifetime(gone) {}
  }
}

/// Keeps track of the views that a handler keeps.
@MainActor
package protocol ViewKeeper: AnyObject {
  /// Notes that a handler keeps the view of a visit.
  func keep(_ visit: Visit)

  /// Notes that a handler no longer keeps the views of some visits.
  func letGo(_ visits: [Visit])
}

/// A view provider whose views other handlers show as well.
@MainActor
package protocol SharedViewProviding {
  /// The object that keeps track of the views that the handler keeps.
  var keeper: any ViewKeeper { get }
}
