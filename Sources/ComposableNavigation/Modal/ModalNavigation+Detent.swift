// The detent of a sheet, which the user can drag.
extension ModalNavigation.State {
  /// Selects a detent of a sheet; another presentation stays as it is.
  @usableFromInline
  mutating func selectDetent(_ detent: Sheet.Detent, of id: EntryID?) {
    guard let index = index(of: id), case .sheet(var sheet) = styles[index] else { return }
    sheet.selectedDetent = detent
    styles[index] = .sheet(sheet)
  }

  /// Returns the position of an entry; for nil, of the presented one.
  fileprivate func index(of id: EntryID?) -> Int? {
    if let id { return storedEntries.index(of: id) }
    return storedEntries.isEmpty ? nil : 0
  }
}

extension ModalNavigation {
  @usableFromInline
  static func cannotSelect(
    _ detent: Sheet.Detent,
    of id: EntryID?,
    in state: State
  ) -> Refusal? {
    guard let index = state.index(of: id) else {
      guard let id else { return .missing("\(detent)") }
      return .notPresented(id)
    }
    guard case .sheet(let sheet) = state.styles[index] else {
      return .noSheet(state.storedEntries.ids[index])
    }
    return sheet.detents.contains(detent) ? nil : .missing("\(detent)")
  }
}
