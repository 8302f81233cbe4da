/// The views of a handler: one for each stay of an entry, made when it is first needed.
///
/// ## Laws
/// - each entry's view is made once per stay, and kept as long as it lasts
@MainActor
final class ItemCache<Presentable> {
  private var presentables: [ElementID: Presentable] = [:]
  private let make: (EntryID, inout Int) -> Presentable?

  init(make: @escaping (EntryID, inout Int) -> Presentable?) { self.make = make }

  /// The view of an element.
  ///
  /// - Parameters:
  ///   - element: The stay of the entry.
  ///   - entry: The entry.
  ///   - hint: Where in the state the entry may lie: after the one before it.
  /// - Returns: The view; nil when the state has the entry no longer and none was made while it had.
  func presentable(
    for element: ElementID,
    entry: EntryID,
    hint: inout Int
  ) -> Presentable? {
    if let presentable = presentables[element] { return presentable }
    guard let presentable = make(entry, &hint) else { return nil }
    presentables[element] = presentable
    return presentable
  }

  subscript(element: ElementID) -> Presentable? { presentables[element] }

  func remove(_ element: ElementID) -> Presentable? {
    presentables.removeValue(forKey: element)
  }

  var all: [ElementID: Presentable] { presentables }
}
