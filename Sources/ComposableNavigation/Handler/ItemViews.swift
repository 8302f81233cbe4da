/// The views of a handler, and the closures that change them.
///
/// They are made where the types of entries and views are known, and spare the handler's shell, in
/// which views are of any type, to ask the runtime for each of them.
@MainActor
@usableFromInline
struct ItemViews<Presentable> {
  let cache: ItemCache<Presentable>

  /// Makes the views of elements, in order, unless they are there.
  ///
  /// It is given what finds the entry of an element, which is nil for one that needs no view, and
  /// hears of each view before the next one is made. It returns the first entry that the state has
  /// no longer; nil when all views are there.
  let prepare:
    (
      _ elements: [ElementID],
      _ find: (ElementID) -> EntryID?,
      _ isThere: (ElementID) -> Void
    ) -> EntryID?

  /// Lets go of the views of elements.
  let remove: ([ElementID]) -> Void

  /// Forgets what was read of the state to make views: it may have changed, or all are made.
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
        // All at once, here, where types are known (benchmark “handler, pop to root and back”).
        guard !elements.isEmpty else { return nil }
        cache.makeRoom(for: elements)
        forgetState()
        defer { forgetState() }
        // The position of the last entry that was found makes finding the next one fast.
        var hint = 0
        for element in elements {
          // Before its entry is looked for, which takes longer where elements lie anyhow (benchmark
          // “handler, shuffle and back, 1000”).
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
