import ComposableNavigation

extension ScreenNavigation.State: Encodable where Screen: Encodable {
  /// Writes the open screens and the queue, with ids.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ScreenStateKey.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(queueEntries, forKey: .waiting)
    try container.encode(areAnimationsEnabled, forKey: .areAnimationsEnabled)
  }
}

extension ScreenNavigation.State: Decodable where Screen: Decodable {
  /// Reads the open screens and the queue, and checks the reducer's assumptions.
  ///
  /// Archived data must obey these rules; a `DecodingError` names the broken one:
  /// - there is a root, and it was not pushed
  /// - the ids of screens, alerts, overlays, contents and queued screens are numbers that their
  ///   lists have assigned: unique in the list, and below the next number of the list
  /// - a screen has at most one alert
  /// - screens and alerts are numbered together: an alert's id is unique among both
  ///
  /// All other values are allowed: names may repeat, and queued screens may name screens that are
  /// not open. The data of a version without queues, alerts, overlays or contents is also read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ScreenStateKey.self)
    storedEntries = try container.decode(
      Entries<ScreenNavigation.OpenScreen>.self,
      forKey: .entries
    )
    areAnimationsEnabled = try container.decode(Bool.self, forKey: .areAnimationsEnabled)
    try container.read(&queueEntries, .waiting)
    // An older version wrote the queue as a list without ids; assign them now.
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
