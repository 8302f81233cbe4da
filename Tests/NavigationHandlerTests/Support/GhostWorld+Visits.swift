import ComposableNavigation

/// Objects that are made for a visit, and ids that name one.
///
/// Each is checked against the recorded serials: it reaches the visit if that exists, even if
/// another visit has the number, and nothing otherwise.
extension GhostWorld {
  // MARK: Made for a visit that is there

  func actForVisit(_ kind: GhostStep.Kind, _ number: Int) throws -> String? {
    switch kind {
    case .load, .keepStore:
      guard let (visit, id) = present(number) else { return nil }
      if kind == .keepStore { return keepStore(visit, id) }
      return load(visit, id)
    default:
      guard !kept.isEmpty else { return nil }
      let store = kept[number % kept.count]
      let isThere = self.store.state.visits.contains(store.visit)
      if kind == .storeHears {
        let expected = pages(hearing: store.visit)
        store.store.send(.hear(store.visit.serial))
        return difference(from: expected, "what a kept store of \(store.visit) has sent")
      }
      tasks.append(store.store.send(.load))
      if isThere { pending[store.visit, default: 0] += 1 }
      return nil
    }
  }

  private func keepStore(_ visit: GhostVisit, _ id: EntryID) -> String? {
    guard let scoped = scope(visit.place, id) else { return "no store for \(visit)" }
    kept.append(KeptStore(visit: visit, id: id, store: scoped))
    return nil
  }

  func scope(_ place: GhostPlace, _ id: EntryID) -> Store<Ghost.State, Ghost.Action>? {
    switch place {
    case .left: store.scope(\.left, id: id, elements: /Ghosts.Action.leftPage)
    case .right: store.scope(\.right, id: id, elements: /Ghosts.Action.rightPage)
    case .modal: store.scope(\.modal, id: id, element: /Ghosts.Action.sheet)
    case .tabs: nil
    }
  }

  private func load(_ visit: GhostVisit, _ id: EntryID) -> String? {
    let isThere = store.state.visits.contains(visit)
    switch visit.place {
    case .left: tasks.append(store.send(.leftPage(id, .load)))
    case .right: tasks.append(store.send(.rightPage(id, .load)))
    // Names no entry, so it is for the presentation only.
    case .modal: tasks.append(store.send(.sheet(.load)))
    case .tabs: return nil
    }
    if isThere { pending[visit, default: 0] += 1 }
    return nil
  }

  /// Law 36: each answer reaches the visit for which it was made if that has existed ever since,
  /// and no other answer arrives.
  func openGate() async -> String? {
    let expected = pages { page, visit in
      page.heard += Array(repeating: page.serial, count: self.pending[visit] ?? 0)
    }
    gates.open()
    for task in tasks { await task.finish() }
    (tasks, pending) = ([], [:])
    return difference(from: expected, "the answers of work")
  }

  // MARK: Ids that were noted

  func actLate(_ kind: GhostStep.Kind, _ number: Int) throws -> String? {
    guard !noted.isEmpty else { return nil }
    var (visit, id) = noted[number % noted.count]
    if kind == .lateDismiss || kind == .lateSelect {
      let place = kind == .lateDismiss ? GhostPlace.modal : .tabs
      let those = noted.filter { $0.visit.place == place }
      guard !those.isEmpty else { return nil }
      (visit, id) = those[number % those.count]
    }
    if rule == .latesByNumber { id = try id.rereadAlone }
    switch kind {
    case .lateHear:
      return hear(visit, id)
    case .lateLoad:
      return visit.place == .modal ? nil : load(visit, id)
    case .latePush:
      return push(visit, id, replacing: false)
    case .lateReplace:
      return push(visit, id, replacing: true)
    case .latePopTo:
      guard visit.place == .left || visit.place == .right else { return nil }
      var expected = expectedPages
      if let index = store.state.serials(visit.place).firstIndex(of: visit.serial) {
        expected[visit.place] = Array(store.state.pages(visit.place)[...index])
      }
      sendStack(visit.place, .pop(to: .entry(id)))
      return difference(from: expected, "going back to \(visit)")
    case .lateSelect:
      return select(visit, id)
    default:
      return remove(visit, id)
    }
  }

  // MARK: Ids that were read on their own

  /// Law 39: such an id reaches its current entry; an object that is kept for it belongs to this
  /// visit.
  func actOpen(_ kind: GhostStep.Kind, _ number: Int) throws -> String? {
    guard let (visit, noted) = present(number, tabs: true) else { return nil }
    let id = try noted.rereadAlone
    switch kind {
    case .openHear: return hear(visit, id)
    case .openLoad:
      return load(visit, id)
    case .openStore: return visit.place == .tabs ? nil : keepStore(visit, id)
    case .openPush: return push(visit, id, replacing: false)
    case .openSelect: return visit.place == .tabs ? select(visit, id) : nil
    default: return remove(visit, id)
    }
  }

  /// Returns an existing visit with its id.
  private func present(_ number: Int, tabs: Bool = false) -> (GhostVisit, EntryID)? {
    let state = store.state
    let places: [GhostPlace] = tabs ? [.left, .right, .modal, .tabs] : [.left, .right, .modal]
    let all = places.flatMap { place in
      zip(state.serials(place), state.ids(place)).map { serial, id in
        (GhostVisit(place: place, serial: serial), id)
      }
    }
    return all.isEmpty ? nil : all[number % all.count]
  }

  // MARK: One move by an id

  private func hear(_ visit: GhostVisit, _ id: EntryID) -> String? {
    guard visit.place == .left || visit.place == .right else { return nil }
    let expected = pages(hearing: visit)
    let action = Ghost.Action.hear(visit.serial)
    store.send(visit.place == .left ? .leftPage(id, action) : .rightPage(id, action))
    return difference(from: expected, "an action for \(visit)")
  }

  /// `from:` matches exactly if the visit is on top.
  private func push(_ visit: GhostVisit, _ id: EntryID, replacing: Bool) -> String? {
    let new = ghost()
    var expected = expectedPages
    let isOnTop = store.state.serials(visit.place).last == visit.serial
    switch visit.place {
    case .left, .right:
      if isOnTop {
        let below = store.state.pages(visit.place)
        expected[visit.place] = Array(replacing ? below.dropLast() : below[...]) + [new]
      }
      sendStack(
        visit.place,
        replacing ? .replaceTop(with: new).from(id) : .pushItem(new).from(id)
      )
    case .modal:
      if isOnTop { expected[.modal] = [new] }
      store.send(.modal(.presentSheet(new).from(id)))
    case .tabs:
      return nil
    }
    return difference(from: expected, "a push from \(visit)")
  }

  private func remove(_ visit: GhostVisit, _ id: EntryID) -> String? {
    var expected = expectedPages
    expected[visit.place]?.removeAll { $0.serial == visit.serial }
    switch visit.place {
    case .left, .right: sendStack(visit.place, .remove([id]))
    case .modal: store.send(.modal(.dismiss(id: id)))
    case .tabs: store.send(.tabs(.remove([id])))
    }
    return difference(from: expected, "the removal of \(visit)")
  }

  private func select(_ visit: GhostVisit, _ id: EntryID) -> String? {
    let before = store.state.tabs
    let isThere = before.items.contains { $0.serial == visit.serial }
    store.send(.tabs(.select(id: id)))
    let active = store.state.tabs.activeItem?.serial
    let expected = isThere ? visit.serial : before.activeItem?.serial
    return active == expected
      ? nil : "\(visit) was selected, and \(active.map { "\($0)" } ?? "none") is active"
  }

  // MARK: Expectations

  /// The pages of each container, unchanged.
  private var expectedPages: [GhostPlace: [Ghost.State]] { pages { _, _ in } }

  private func pages(hearing heard: GhostVisit) -> [GhostPlace: [Ghost.State]] {
    pages { page, visit in
      if visit == heard { page.heard.append(page.serial) }
    }
  }

  private func pages(
    _ change: (inout Ghost.State, GhostVisit) -> Void
  ) -> [GhostPlace: [Ghost.State]] {
    var all: [GhostPlace: [Ghost.State]] = [:]
    for place in GhostPlace.allCases {
      all[place] = store.state.pages(place).map { page in
        var page = page
        change(&page, GhostVisit(place: place, serial: page.serial))
        return page
      }
    }
    return all
  }

  private func difference(
    from expected: [GhostPlace: [Ghost.State]],
    _ subject: String
  ) -> String? {
    for place in GhostPlace.allCases {
      let (found, wanted) = (store.state.pages(place), expected[place] ?? [])
      guard found != wanted else { continue }
      return "after \(subject), \(place) has \(Self.drawing(found)), not \(Self.drawing(wanted))"
    }
    return nil
  }

  private static func drawing(_ pages: [Ghost.State]) -> String {
    "[" + pages.map { "\($0.serial) heard \($0.heard)" }.joined(separator: ", ") + "]"
  }
}
