/// The shared views that one handler keeps.
@MainActor
final class ViewLease {
  private let keeper: any ViewKeeper
  private var visits: [ElementID: Visit] = [:]

  init(_ keeper: any ViewKeeper) { self.keeper = keeper }

  func begin(_ element: ElementID, _ entry: @autoclosure () -> EntryID?) {
    guard visits[element] == nil, let entry = entry() else { return }
    visits[element] = Visit(entry)
    keeper.keep(Visit(entry))
  }

  func end(_ elements: [ElementID]) {
    keeper.letGo(elements.compactMap { visits.removeValue(forKey: $0) })
  }

  isolated deinit { keeper.letGo(Array(visits.values)) }
}

extension ItemViews {
  /// Returns the same views, and tells a provider that shares them which views the handler keeps.
  @usableFromInline
  func shared(by provider: any EntryViewProviding) -> ItemViews {
    guard let sharing = provider as? any SharedViewProviding else { return self }
    let lease = ViewLease(sharing.keeper)
    return ItemViews(
      cache: cache,
      prepare: { elements, find, isThere in
        prepare(elements, find) { element in
          lease.begin(element, find(element))
          isThere(element)
        }
      },
      remove: { elements in
        remove(elements)
        lease.end(elements)
      },
      forgetState: forgetState
    )
  }
}
