/// The views of a handler, and the closures that change them.
///
/// The closures are created where the types of entries and views are known. The handler's shell is
/// generic in its views, and would need runtime metadata for each of them.
@MainActor
@usableFromInline
struct ItemViews<Presentable> {
  let cache: ItemCache<Presentable>

  /// Makes the views of elements, in order, unless they exist.
  ///
  /// `find` returns the entry of an element, or nil if it needs no view. `isThere` is called for
  /// each view before the next one is made. The result is the first entry that the state no longer
  /// has, or nil if all views exist.
  let prepare:
    (
      _ elements: [ElementID],
      _ find: (ElementID) -> EntryID?,
      _ isThere: (ElementID) -> Void
    ) -> EntryID?

  /// Removes the views of elements.
  let remove: ([ElementID]) -> Void

  /// Discards the entries that were read from the state to make views.
  let forgetState: () -> Void

  @inlinable  // with handler, replace all and back, 1000
  init(
    forgetState: @escaping () -> Void = {},
    make: @escaping (EntryID, _ hint: inout Int) -> Presentable?
  ) {
    let cache = ItemCache<Presentable>()
    self.init(
      cache: cache,
      prepare: { elements, find, isThere in
        // In one call, where the types are known (benchmark “handler, pop to root and back”).
        guard !elements.isEmpty else { return nil }
        cache.makeRoom(for: elements)
        forgetState()
        defer { forgetState() }
        // The position of the last entry makes it fast to find the next one.
        var hint = 0
        for element in elements {
          // Before the entry is looked up, which takes longer if elements are in no order
          // (benchmark “handler, shuffle and back, 1000”).
          if cache.has(element) {
            isThere(element)
            continue
          }
          guard let entry = find(element) else { continue }
          guard cache.prepare(element, { make(entry, &hint) }) else { return entry }
          isThere(element)
        }
        return nil
      },
      remove: { cache.remove($0) },
      forgetState: forgetState
    )
  }

  @usableFromInline
  init(
    cache: ItemCache<Presentable>,
    prepare:
      @escaping (
        _ elements: [ElementID],
        _ find: (ElementID) -> EntryID?,
        _ isThere: (ElementID) -> Void
      ) -> EntryID?,
    remove: @escaping ([ElementID]) -> Void,
    forgetState: @escaping () -> Void
  ) {
    self.cache = cache
    self.prepare = prepare
    self.remove = remove
    self.forgetState = forgetState
  }
}
