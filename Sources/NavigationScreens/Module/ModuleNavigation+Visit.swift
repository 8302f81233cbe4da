package import ComposableNavigation

// The module in front as a page: what its handler shows. A module is entered anew each time, so the
// page is called by the visit, not by the module.
extension ModuleNavigation.State {
  /// The module in front as a stack of one.
  package var stack: StackNavigation<ModuleNavigation.Module>.State {
    .init(Entries(ids: [visit], items: [top], nextNumber: entries.nextNumber), areAnimationsEnabled)
  }

  /// The screens of a visit; nil once it has ended.
  package func screens(of visit: EntryID) -> ScreenNavigation<Screen>.State? {
    self.visit.isMeant(by: visit) ? screens : nil
  }

  /// Returns the action after a person has taken a page away: its module goes, and of a visit that
  /// has ended nothing is left to go.
  package func answer(
    to report: StackNavigation<ModuleNavigation.Module>.Action
  ) -> ModuleNavigation.Action {
    guard case .remove(let pages, let cause, animated: _) = report, let page = pages.first
    else { return .dismissModule(.entry(topID)) }
    // No module is called as a page is: of a visit that has ended it is refused.
    return .remove([pages.contains(where: visit.isMeant) ? topID : page], cause: cause)
  }
}
