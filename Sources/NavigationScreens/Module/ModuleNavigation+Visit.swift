package import ComposableNavigation

// The module in front as a page, for its handler. Each return to a module is a new visit, so the
// page has the id of the visit, not of the module.
extension ModuleNavigation.State {
  /// A stack that contains only the module in front.
  package var stack: StackNavigation<ModuleNavigation.Module>.State {
    .init(Entries(ids: [visit], items: [top], nextNumber: entries.nextNumber), areAnimationsEnabled)
  }

  /// Returns the screens of a visit; nil if the visit has ended.
  package func screens(of visit: EntryID) -> ScreenNavigation<Screen>.State? {
    self.visit.isMeant(by: visit) ? screens : nil
  }

  /// Returns the action for a page that the user removed: it removes the page's module, and is
  /// refused if the visit has ended.
  package func answer(
    to report: StackNavigation<ModuleNavigation.Module>.Action
  ) -> ModuleNavigation.Action {
    guard case .remove(let pages, let cause, animated: _) = report, let page = pages.first
    else { return .dismissModule(.entry(topID)) }
    // A page's id is never a module's id, so the action is refused if the visit has ended.
    return .remove([pages.contains(where: visit.isMeant) ? topID : page], cause: cause)
  }
}
