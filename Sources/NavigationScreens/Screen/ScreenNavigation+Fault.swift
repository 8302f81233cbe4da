import ComposableNavigation

extension ScreenNavigation.State {
  /// A description of a fault that only an archive can contain; nil for a legal state.
  ///
  /// - Complexity: O(*n*).
  package var fault: String? {
    guard let root = entries.items.first else { return "there is no root, which always stays" }
    guard root.segue.presentsEnvironment else { return "the root cannot have been pushed" }
    if let id = entries.strangeID ?? queueEntries.strangeID { return Self.strange(id) }
    // Alerts are numbered with the screens, because a host shows both in the same place.
    var taken = Set(entries.ids)
    for screen in entries.items {
      let lists = [
        screen.alerts.strangeID, screen.overlays.strangeID, screen.transitions.strangeID,
      ]
      if let id = lists.compactMap(\.self).first { return Self.strange(id) }
      guard screen.alerts.count <= 1 else {
        return "a screen has one alert at the most, and not \(screen.alerts.count)"
      }
      guard let alert = screen.alerts.ids.first else { continue }
      guard screen.alerts.nextNumber <= entries.nextNumber else {
        return "\(alert) is the id of an alert, and the screens will give it once more"
      }
      guard taken.insert(alert).inserted else {
        return "\(alert) is the id of an alert and of something else"
      }
    }
    return nil
  }

  private static func strange(_ id: EntryID) -> String {
    "\(id) is no number that a list of screens has given"
  }
}

extension Entries {
  /// The first id that is not a number, which this list cannot have assigned; nil if none.
  var strangeID: EntryID? {
    ids.first { id in
      if case .counted = id.parts { false } else { true }
    }
  }
}
