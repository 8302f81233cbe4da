import ComposableNavigation

extension ScreenNavigation.State: Encodable where Screen: Encodable {
  /// Writes the open screens, with identities.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ScreenStateKey.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(queueEntries, forKey: .waiting)
    try container.encode(areAnimationsEnabled, forKey: .areAnimationsEnabled)
  }
}

extension ScreenNavigation.State: Decodable where Screen: Decodable {
  /// Reads the open screens, and checks all that the reducer relies on.
  ///
  /// Archived data must obey these rules; a `DecodingError` names the broken one:
  /// - there is a root, and it was not pushed
  /// - the ids of screens, alerts, overlays, contents and what waits are numbers that their lists
  ///   have given: each once in its list, and below the number that the list gives next
  /// - a screen has one alert at the most
  /// - screens and alerts are counted together: no alert has the id of a screen or of another alert,
  ///   nor one that is yet to be given
  ///
  /// Everything else may be as it likes: names may occur twice, what waits may name screens that are
  /// not open. What a version without queues, alerts, overlays or contents has written is read as it
  /// was.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ScreenStateKey.self)
    storedEntries = try container.decode(
      Entries<ScreenNavigation.OpenScreen>.self,
      forKey: .entries
    )
    areAnimationsEnabled = try container.decode(Bool.self, forKey: .areAnimationsEnabled)
    try container.read(&queueEntries, .waiting)
    // Before what waits had identities it was a list, and each gets one now.
    if !container.contains(.waiting) {
      var list: [ScreenNavigation.Destination] = []
      try container.read(&list, .queue)
      for next in list { queueEntries.append(next) }
    }
    guard let fault else { return }
    throw DecodingError.dataCorruptedError(
      forKey: .entries,
      in: container,
      debugDescription: fault
    )
  }
}

private enum ScreenStateKey: String, CodingKey {
  case entries, queue, waiting, areAnimationsEnabled
}
