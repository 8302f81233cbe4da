import ComposableNavigation

extension PagerNavigation: NavigationShape {
  typealias Rules = PagerRules

  static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .turn(let count):
      state.page(after: count) == nil ? .because(NoSuchPage(count: count)) : nil
    case .show(let id, cause: _), .peek(let id):
      state.entries.contains(id) ? nil : .missingEntries([id])
    case .close(let ids, cause: _):
      ids.contains(where: state.entries.contains) ? nil : .missingEntries(ids)
    case .setPages:
      nil
    }
  }

  static func removal(of ids: [EntryID], cause: Cause) -> Action { .close(ids, cause: cause) }

  static func selection(of id: EntryID, cause: Cause) -> Action? { .show(id, cause: cause) }

  static func action(for report: PagerReport, of entries: [EntryID]) -> Action? {
    switch report {
    case .peeked: entries.first.map { .peek($0) }
    }
  }
}

extension PagerNavigation: BackNavigable {
  func backAction(in state: State) -> Action? {
    state.page(after: -1).map { .show($0, cause: .user) }
  }
}
