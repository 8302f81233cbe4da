extension NavigationIssue {
  static func countsAtEachReading(_ handler: String) -> NavigationIssue {
    NavigationIssue(
      .state,
      "the state of \(handler) is computed and its entries are others at each reading, so none of "
        + "them can be shown: make it by State(items:), which names entries by their items"
    )
  }

  static func hostTaken(from old: String, by new: String) -> NavigationIssue {
    NavigationIssue(
      .host,
      "\(old) has lost its host to \(old == new ? "another " : "")\(new), which was set up with it, "
        + "and shows nothing any more: set up one handler with each host"
    )
  }
}
