import ComposableNavigation

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
