import ComposableNavigation
import Foundation
import TestSupport

extension GhostWorld {
  /// Takes one step.
  ///
  /// - Returns: The fault of the step, or nil.
  func take(_ step: GhostStep) async throws -> String? {
    log.beginStep()
    let wrong = try await act(step.kind, step.number)
    note()
    return wrong ?? wrongNow
  }

  private func act(_ kind: GhostStep.Kind, _ number: Int) async throws -> String? {
    let side = number.isMultiple(of: 2) ? GhostPlace.left : .right
    switch kind {
    case .push: sendStack(side, .pushItem(ghost()))
    case .pop: sendStack(side, .popItem())
    case .popToRoot: sendStack(side, .popToRoot())
    case .replaceTop: sendStack(side, .replaceTop(with: ghost()))
    case .reverse: sendStack(side, .setItems(store.state.pages(side).reversed()))
    case .present: store.send(.modal(.presentSheet(ghost())))
    case .restyle:
      if let item = store.state.modal.item {
        let style = store.state.modal.style
        store.send(.modal(style == .fullScreen ? .presentSheet(item) : .presentFullScreen(item)))
      }
    case .dismiss: store.send(.modal(.dismiss()))
    case .addTab: store.send(.tabs(.setItems(store.state.tabs.items + [ghost()])))
    case .removeTab: store.send(.tabs(.setItems(Array(store.state.tabs.items.dropFirst()))))
    case .selectTab:
      let count = store.state.tabs.items.count
      if count > 0 { store.send(.tabs(.setActiveIndex(number % count))) }
    case .resetAll, .reset, .resetAndInsert, .keep, .rollBack, .restore, .restoreCopy, .move,
      .swap, .copy:
      return try rollBack(kind, number)
    case .load, .keepStore, .storeHears, .storeLoads:
      return try actForVisit(kind, number)
    case .openGate:
      return await openGate()
    case .lateHear, .lateLoad, .latePush, .lateRemove, .latePopTo, .lateDismiss, .lateSelect,
      .lateReplace:
      return try actLate(kind, number)
    case .openHear, .openLoad, .openStore, .openRemove, .openPush, .openSelect:
      return try actOpen(kind, number)
    case .slow, .quick, .answer, .refuse, .ready:
      actOnHost(kind, number)
    case .back, .swipe, .tap:
      return actAsUser(kind, number)
    }
    return nil
  }

  func sendStack(_ place: GhostPlace, _ action: Ghosts.Stack.Action) {
    store.send(place == .left ? .left(action) : .right(action))
  }

  // MARK: Hosts and the user

  private func actOnHost(_ kind: GhostStep.Kind, _ number: Int) {
    let host = hosts[number % hosts.count]
    switch kind {
    case .slow: host.pace = number < 4 ? .slow : .late
    case .quick: host.pace = .atOnce
    case .answer: host.finish()
    case .refuse: host.refusals = 1
    default: host.ready()
    }
  }

  /// Acts as the user: removed elements are gone at once, and selected ones are selected.
  private func actAsUser(_ kind: GhostStep.Kind, _ number: Int) -> String? {
    var gone: [(GhostPlace, [String])] = []
    switch kind {
    case .back where number.isMultiple(of: 2):
      // Under a sheet the user cannot go back.
      if modalHost.views.isEmpty { gone.append((.left, leftHost.back(1 + number % 3))) }
    case .back:
      gone.append((.right, rightHost.back(1 + number % 3)))
    case .swipe:
      gone.append((.modal, modalHost.swipeDown()))
    default:
      guard let title = tabHost.tap(number) else { return nil }
      let tabs = store.state.tabs
      guard tabs.items.contains(where: { "\($0.serial)" == title }) else { return nil }
      let active = tabs.activeItem.map { "\($0.serial)" }
      return active == title ? nil : "the user selected \(title), but \(active ?? "none") is active"
    }
    for (place, titles) in gone {
      let there = store.state.serials(place).map { "\($0)" }
      if let title = titles.first(where: there.contains) {
        return "the user took \(title) away, but \(place) has \(there)"
      }
    }
    return nil
  }

  // MARK: Setting back

  private func rollBack(_ kind: GhostStep.Kind, _ number: Int) throws -> String? {
    var state = store.state
    let place = GhostPlace.allCases[number % GhostPlace.allCases.count]
    switch kind {
    case .resetAll:
      state = Ghosts.State()
    case .reset:
      state.reset(place)
    case .resetAndInsert:
      if number < 4 { state.reset(place) } else { state = Ghosts.State() }
      state.insert(ghost(), place)
    case .keep:
      copies.append(state)
      return nil
    case .rollBack:
      guard !copies.isEmpty else { return nil }
      state = copies[number % copies.count]
    case .restore:
      return try restore(state)
    case .restoreCopy:
      return copies.isEmpty ? nil : try restore(copies[number % copies.count])
    case .move:
      let from = number.isMultiple(of: 2) ? GhostPlace.left : .right
      guard !state.serials(from).isEmpty else { return nil }
      state.removeTop(from)
      // Moving inserts the element: it is another visit there.
      state.insert(ghost(), from == .left ? .right : .left)
    case .swap:
      (state.left, state.right) = (state.right, state.left)
    default:
      if number.isMultiple(of: 2) { state.right = state.left } else { state.left = state.right }
    }
    become(state)
    return nil
  }

  private func become(_ state: Ghosts.State) {
    // Elements that the user removed may return.
    for host in hosts { host.gone = [] }
    store.send(.become(state))
  }

  /// Law 38: a decoded state equals the encoded one, including its hash value and archive.
  ///
  /// Then the archive replaces the state, and all its counted entries are other visits.
  private func restore(_ state: Ghosts.State) throws -> String? {
    let archive = try Self.archive(of: state)
    let read = try JSONDecoder().decode(Ghosts.State.self, from: archive)
    if read != state { return "an archive was read as another state" }
    if read.hashValue != state.hashValue { return "an archive was read with another hash value" }
    if try Self.archive(of: read) != archive { return "what was read is written otherwise" }
    let decoder = JSONDecoder()
    if let key = GhostSerials.key { decoder.userInfo[key] = serials }
    become(try decoder.decode(Ghosts.State.self, from: archive))
    return nil
  }

  static func archive(of state: Ghosts.State) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(state)
  }
}

extension Ghosts.State {
  fileprivate mutating func reset(_ place: GhostPlace) {
    let new = Ghosts.State()
    switch place {
    case .left: left = new.left
    case .right: right = new.right
    case .modal: modal = new.modal
    case .tabs: tabs = new.tabs
    }
  }

  fileprivate mutating func removeTop(_ place: GhostPlace) {
    if place == .left {
      _ = Ghosts.Stack().reduce(into: &left, action: .popItem())
    } else {
      _ = Ghosts.Stack().reduce(into: &right, action: .popItem())
    }
  }

  fileprivate mutating func insert(_ ghost: Ghost.State, _ place: GhostPlace) {
    switch place {
    case .left: _ = Ghosts.Stack().reduce(into: &left, action: .pushItem(ghost))
    case .right: _ = Ghosts.Stack().reduce(into: &right, action: .pushItem(ghost))
    case .modal: _ = Ghosts.Modal().reduce(into: &modal, action: .presentSheet(ghost))
    case .tabs:
      let items = tabs.items + [ghost]
      _ = Ghosts.Tabs().reduce(into: &tabs, action: .setItems(items))
    }
  }
}
