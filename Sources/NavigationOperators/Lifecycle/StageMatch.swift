import ComposableNavigation

/// The entries that two lists of what is shown have in common.
///
/// Two entries are the same when they are the same visit in the same container, and so are those
/// around them.
struct StageMatch {
  /// The position in the new list of each of the old one; nil for one that is shown no longer.
  private(set) var ofOld: [Int?]
  /// The position in the old list of each of the new one; nil for one that was not shown.
  private(set) var ofNew: [Int?] = []

  /// - Complexity: O(*n*)
  init(_ old: [Stage], _ new: [Stage]) {
    var places: [StagePlace: Int] = [:]
    // Of each of the old list; a container that shows an entry twice means the first.
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

  /// Tells whether all of the old list is in the new one.
  var isWhole: Bool { !ofOld.contains(nil) }

  /// The place that one of the new list would have in the old one; nil where not even the entry
  /// around it was shown.
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
