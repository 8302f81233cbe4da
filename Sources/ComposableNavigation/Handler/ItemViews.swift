/// The views of a handler, and the closures that change them.
///
/// They are made where the types of entries and views are known, and spare the handler's shell, in
/// which views are of any type, to ask the runtime for each of them.
@MainActor
@usableFromInline
struct ItemViews<Presentable> {
  let cache: ItemCache<Presentable>

  /// Makes the view of an element's entry, unless it is there; false when the state has no such
  /// entry.
  ///
  /// The position of the last entry that was found makes finding the next one fast.
  let prepare: (ElementID, EntryID, _ hint: inout Int) -> Bool

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
      prepare: { element, entry, hint in cache.prepare(element) { make(entry, &hint) } },
      remove: { cache.remove($0) },
      forgetState: forgetState
    )
  }

  @usableFromInline
  init(
    cache: ItemCache<Presentable>,
    prepare: @escaping (ElementID, EntryID, _ hint: inout Int) -> Bool,
    remove: @escaping ([ElementID]) -> Void,
    forgetState: @escaping () -> Void
  ) {
    self.cache = cache
    self.prepare = prepare
    self.remove = remove
    self.forgetState = forgetState
  }
}
