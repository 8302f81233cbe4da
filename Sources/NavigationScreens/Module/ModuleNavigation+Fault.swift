import ComposableNavigation

extension ModuleNavigation.State {
  /// A description of a fault that only an archive can contain; nil for a legal state.
  package var fault: String? {
    if entries.isEmpty { return "there is no module, and the first one always stays" }
    if let id = entries.strangeID { return "\(id) is no number that a list of modules has given" }
    guard case .counted(let number) = visit.parts, number < entries.nextNumber else {
      return "\(visit) is no number that a list of modules has given"
    }
    // Compared by number, because an archive stores only the number.
    if entries.ids.contains(visit) { return "\(visit) is the id of a module and of a visit" }
    return screens.fault
  }
}
