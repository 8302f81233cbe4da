/// The views of a handler: one for each visit to an entry, made when it is first needed.
///
/// ## Laws
/// - each entry's view is made once per stay, and kept as long as it lasts
@MainActor
@usableFromInline
final class ItemCache<Presentable> {
  // Unchecked, all three: they are read and written on the main actor alone, and none is held while
  // anybody else's code runs (benchmark “handler, pop to root and back”).
  @exclusivity(unchecked) @usableFromInline var all: [ElementID: Presentable] = [:]
  /// Those that contain handlers, which few do: they are asked for them wherever they are shown.
  @exclusivity(unchecked) @usableFromInline
  var containers: [ElementID: any HandlerContaining] = [:]
  /// The newest element that has had a view: what was counted later has none, and is not looked for.
  @exclusivity(unchecked) @usableFromInline var newest = ElementID(.min)

  @usableFromInline
  init() {}

  /// Makes the view of an element, unless it is there.
  ///
  /// Inlinable, and called by closures that are made where the types are known: a dictionary of
  /// views of any kind takes the runtime's metadata at each look.
  ///
  /// - Parameters:
  ///   - element: The visit to an entry.
  ///   - make: Makes its view; nil when the state has the entry no longer.
  /// - Returns: False when there is no view, and none can be made.
  @inlinable  // with handler, replace all and back, 1000
  func prepare(_ element: ElementID, _ make: () -> Presentable?) -> Bool {
    if has(element) { return true }
    guard let presentable = make() else { return false }
    all[element] = presentable
    newest = max(newest, element)
    if let container = presentable as? any HandlerContaining { containers[element] = container }
    return true
  }

  /// Tells whether there is a view of an element.
  @inlinable  // with handler, replace all and back, 1000
  func has(_ element: ElementID) -> Bool { element <= newest && all[element] != nil }

  /// Makes room for the views of elements, if those are new.
  @inlinable  // with handler, replace all and back, 1000
  func makeRoom(for elements: [ElementID]) {
    guard elements.count > 16, let first = elements.first, first > newest else { return }
    all.reserveCapacity(all.count + elements.count)
  }

  /// Lets go of views.
  @inlinable  // with handler, replace all and back, 1000
  func remove(_ elements: [ElementID]) {
    if elements.count > 16, elements.count > all.count / 4 {
      // Many go: those that stay are put elsewhere, so that none that goes is looked for, which costs
      // several times as much. There is room for as many again, which often come back.
      var rest = [ElementID: Presentable](minimumCapacity: all.count)
      let isKept = Array(all.keys).isNone(of: elements)
      var place = 0
      for (element, view) in all {
        if isKept[place] { rest[element] = view }
        place += 1
      }
      // Views may do something when they are let go: by then all is in order.
      swap(&all, &rest)
    } else {
      for element in elements { all.removeValue(forKey: element) }
    }
    guard !containers.isEmpty else { return }
    for element in elements { containers.removeValue(forKey: element) }
  }

  subscript(element: ElementID) -> Presentable? { all[element] }
}
