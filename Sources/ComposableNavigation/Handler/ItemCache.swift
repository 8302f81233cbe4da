/// The views of a handler: one for each visit to an entry, made when it is first needed.
///
/// ## Laws
/// - each entry's view is made once per stay, and kept as long as it lasts
@MainActor
@usableFromInline
final class ItemCache<Presentable> {
  // Unchecked: only the main actor uses these three properties, and no access to them overlaps a
  // call to other code (benchmark “handler, pop to root and back”).
  @exclusivity(unchecked) @usableFromInline var all: [ElementID: Presentable] = [:]
  /// The few views that contain handlers, which are moved wherever the views are shown.
  @exclusivity(unchecked) @usableFromInline
  var containers: [ElementID: any HandlerContaining] = [:]
  /// The newest element that has had a view.
  ///
  /// Newer elements have none and are not looked up.
  @exclusivity(unchecked) @usableFromInline var newest = ElementID(.min)

  @usableFromInline
  init() {}

  /// Makes the view of an element, unless it exists.
  ///
  /// It is inlinable and called by closures that are created where the types are known: otherwise a
  /// dictionary of views needs runtime metadata at each access.
  ///
  /// - Parameters:
  ///   - element: The visit to an entry.
  ///   - make: Makes the view; returns nil if the state no longer has the entry.
  /// - Returns: False if there is no view and none can be made.
  @inlinable  // with handler, replace all and back, 1000
  func prepare(_ element: ElementID, _ make: () -> Presentable?) -> Bool {
    if has(element) { return true }
    guard let presentable = make() else { return false }
    // A handler that moves while it makes a view may have made and shown the view in the other lane.
    if has(element) { return true }
    all[element] = presentable
    newest = max(newest, element)
    if let container = presentable as? any HandlerContaining { containers[element] = container }
    return true
  }

  /// Returns true if there is a view of an element.
  @inlinable  // with handler, replace all and back, 1000
  func has(_ element: ElementID) -> Bool { element <= newest && all[element] != nil }

  /// Reserves capacity for the views of new elements.
  @inlinable  // with handler, replace all and back, 1000
  func makeRoom(for elements: [ElementID]) {
    guard elements.count > 16, let first = elements.first, first > newest else { return }
    all.reserveCapacity(all.count + elements.count)
  }

  /// Removes the views of elements.
  @inlinable  // with handler, replace all and back, 1000
  func remove(_ elements: [ElementID]) {
    if elements.count > 16, elements.count > all.count / 4 {
      // Many are removed: copying the remaining views avoids a lookup for each removed one, which
      // costs several times as much. The capacity is kept, because the views are often added again.
      var rest = [ElementID: Presentable](minimumCapacity: all.count)
      let isKept = Array(all.keys).isNone(of: elements)
      var place = 0
      for (element, view) in all {
        if isKept[place] { rest[element] = view }
        place += 1
      }
      // Releasing a view may run other code, so the cache must be consistent before.
      swap(&all, &rest)
    } else {
      for element in elements { all.removeValue(forKey: element) }
    }
    guard !containers.isEmpty else { return }
    for element in elements { containers.removeValue(forKey: element) }
  }

  subscript(element: ElementID) -> Presentable? { all[element] }
}
