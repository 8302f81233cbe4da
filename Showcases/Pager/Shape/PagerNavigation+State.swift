import ComposableNavigation

extension PagerNavigation {
  /// The pages, and the one in front.
  struct State: Equatable {
    private(set) var entries: Entries<Item>
    private(set) var frontID: EntryID?

    /// Makes pages that are named by a property of their items; the first is in front.
    init<ID: Hashable & Sendable>(pages: [Item], id: KeyPath<Item, ID>) {
      entries = Entries(naming: pages, id: id)
      frontID = entries.ids.first
    }

    /// The position of the page in front; nil only if there are no pages.
    var frontIndex: Int? { frontID.flatMap { entries.index(of: $0) } }

    /// Returns the page that is `count` pages ahead, or behind if negative; nil for none.
    func page(after count: Int) -> EntryID? {
      guard let frontIndex else { return nil }
      let (index, overflows) = frontIndex.addingReportingOverflow(count)
      return !overflows && entries.indices.contains(index) ? entries.ids[index] : nil
    }

    mutating func show(_ id: EntryID?) {
      // A decoded id is resolved to its entry.
      guard let index = id.flatMap({ entries.index(of: $0) }) else { return }
      frontID = entries.ids[index]
    }

    /// Changes the pages.
    ///
    /// The page in front stays there. If it is removed, the next remaining page is in front,
    /// otherwise the previous one.
    mutating func change(_ change: (inout Entries<Item>) -> Void) {
      let (before, front) = (entries.ids, frontIndex ?? 0)
      change(&entries)
      let left = Set(entries.ids.map { Visit($0) })
      frontID =
        before[front...].first { left.contains(Visit($0)) }
        ?? before[..<front].last { left.contains(Visit($0)) }
        ?? entries.ids.first
    }
  }
}

extension PagerNavigation.State: NavigationState {
  typealias Shape = PagerNavigation

  /// The page in front and its neighbours; other pages have no view.
  var desiredContent: DesiredContent {
    guard let front = frontIndex else { return DesiredContent() }
    let alive = max(0, front - 1)...min(front + 1, entries.count - 1)
    return DesiredContent(entries: Array(entries.ids[alive]), selected: frontID)
  }

  mutating func beginAnew() {
    let front = frontIndex
    entries.beginAnew()
    frontID = front.map { entries.ids[$0] }
  }

  mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Item) -> Result
  ) -> Result? {
    entries.update(id, change)
  }
}

extension PagerNavigation.State: Hashable where Item: Hashable {}

extension PagerNavigation.State: Codable where Item: Codable {
  private enum CodingKeys: String, CodingKey { case pages, front }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entries, forKey: .pages)
    try container.encodeIfPresent(frontIndex, forKey: .front)
  }

  /// Decodes pages; an invalid position means the first.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let pages = try container.decode(Entries<Item>.self, forKey: .pages)
    let front = try container.decodeIfPresent(Int.self, forKey: .front) ?? 0
    entries = pages
    frontID = pages.indices.contains(front) ? pages.ids[front] : pages.ids.first
  }
}
