import ComposableNavigation

/// The entries that two lists of visible entries have in common.
///
/// Two entries are the same if they are the same visit in the same container, and their enclosing
/// entries are the same.
struct StageMatch {
  /// The position in the new list of each old entry; nil for an entry that is no longer visible.
  private(set) var ofOld: [Int?]
  /// The position in the old list of each new entry; nil for an entry that was not visible.
  private(set) var ofNew: [Int?] = []

  /// - Complexity: O(*n*)
  init(_ old: [Stage], _ new: [Stage]) {
    // The most frequent case needs no dictionary.
    if old.count == 1, new.count == 1 {
      let isSame = old[0].container == new[0].container && old[0].id.isSame(as: new[0].id)
      (ofOld, ofNew) = isSame ? ([0], [0]) : ([nil], [nil])
      return
    }
    var places: [StagePlace: Int] = [:]
    // For each old entry; if a container shows an entry twice, the position of the first.
    var firsts: [Int] = []
    for (index, stage) in old.enumerated() {
      let place = StagePlace(
        parent: stage.parent.map { firsts[$0] },
        container: stage.container,
        visit: Visit(stage.id)
      )
      let first = places[place] ?? index
      places[place] = first
      firsts.append(first)
    }
    ofOld = Array(repeating: nil, count: old.count)
    for (index, stage) in new.enumerated() {
      let found = place(of: stage).flatMap { places[$0] }
      if let found, ofOld[found] == nil { ofOld[found] = index }
      ofNew.append(found)
    }
    for index in old.indices { ofOld[index] = ofOld[firsts[index]] }
  }

  /// A Boolean value that indicates whether the new list contains all of the old one.
  var isWhole: Bool { !ofOld.contains(nil) }

  /// Returns the place that a new entry would have in the old list; nil if its enclosing entry was
  /// not visible.
  private func place(of stage: Stage) -> StagePlace? {
    var parent: Int?
    if let new = stage.parent {
      guard let old = ofNew[new] else { return nil }
      parent = old
    }
    return StagePlace(parent: parent, container: stage.container, visit: Visit(stage.id))
  }

  private struct StagePlace: Hashable {
    let parent: Int?
    let container: Int
    let visit: Visit
  }
}
