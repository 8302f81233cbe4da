import ComposableNavigation

extension CountryList: BackNavigable {
  /// Returns the action that dismisses the alert over the sheet, or the sheet, or otherwise goes
  /// back in the detail or closes it.
  func backAction(in state: State) -> Action? {
    if let sheet = state.modal.item, let back = ListSheet().backAction(in: sheet) {
      return .sheet(back)
    }
    if let dismiss = ModalNavigation<ListSheet.State>().backAction(in: state.modal) {
      return .modal(dismiss)
    }
    if let detail = state.stack.detail, let back = Detail().backAction(in: detail.state) {
      return .screen(detail.id, back)
    }
    return StackNavigation<ListAndDetail.State>().backAction(in: state.stack).map(Action.stack)
  }
}

extension CountryList.State {
  /// The title of the list, with the progress of loading.
  var title: String {
    switch loading {
    case .loading: "Countries (loading)"
    case .failed: "Countries (not loaded)"
    case .idle:
      atlas == nil
        ? "Countries" : "Countries" + (filter.map { " of \($0.name)" } ?? "") + " by \(sorting)"
    }
  }

  /// Returns the tree, with the sheets only if they are visible.
  func tree(isInFront: Bool) -> NavigationTree {
    stack.tree(listTitle: title)
      .presenting(isInFront ? modal.tree { $0.item.tree } : [])
  }
}
