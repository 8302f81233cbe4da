/// A model of screens, written from the issue and the table of features before the code.
///
/// It has rooms, each a first screen with a list of pages on it. A screen is a number, given in the
/// order of creation; the first screen of the first room always stays.
struct NaiveScreens: Equatable {
  enum Kind: String, CaseIterable { case page, sheet, cover }

  struct Room: Equatable {
    var kind: Kind
    var first: Int
    var pages: [Int] = []

    var all: [Int] { [first] + pages }
  }

  enum Place: Hashable {
    case here
    case last
    case after(Int)
  }

  struct DesiredScreen: Hashable {
    var kind: Kind
    var place: Place
  }

  private(set) var rooms = [Room(kind: .cover, first: 0)]
  private(set) var next = 1
  /// The removed screens, in the order of their events.
  private(set) var gone: [Int] = []

  var all: [Int] { rooms.flatMap(\.all) }
  var front: Int { all.last ?? 0 }

  /// `0 1 | sheet 2 3 | cover 4`.
  var drawing: String {
    rooms.enumerated().map { index, room in
      (index == 0 ? "" : "\(room.kind.rawValue) ") + room.all.map { "\($0)" }.joined(separator: " ")
    }
    .joined(separator: " | ")
  }

  // MARK: Showing

  /// - Returns: True if the request succeeded.
  mutating func show(_ screens: [DesiredScreen], by caller: Int) -> Bool {
    guard all.contains(caller) else { return false }
    var trial = self
    var base = caller
    // A second request after the same screen is placed behind the first.
    var behind: [String: Int] = [:]
    for desired in screens {
      let new = trial.next
      switch desired.place {
      case .last: trial.add(new, desired.kind, after: trial.front)
      case .here: trial.add(new, desired.kind, after: base)
      case .after(let other):
        guard trial.all.contains(other) else { return false }
        let key = "\(desired.kind == .page) \(other)"
        trial.add(new, desired.kind, after: behind[key] ?? other)
        behind[key] = new
      }
      trial.next += 1
      base = new
    }
    self = trial
    return true
  }

  private mutating func add(_ new: Int, _ kind: Kind, after other: Int) {
    for (index, room) in rooms.enumerated() where room.all.contains(other) {
      if kind != .page { return rooms.insert(Room(kind: kind, first: new), at: index + 1) }
      let place = room.pages.firstIndex(of: other).map { $0 + 1 } ?? 0
      return rooms[index].pages.insert(new, at: place)
    }
  }

  mutating func replaceFront() {
    let last = rooms.count - 1
    let old = front
    if rooms[last].pages.isEmpty {
      rooms[last].first = next
    } else {
      rooms[last].pages[rooms[last].pages.count - 1] = next
    }
    next += 1
    gone.append(old)
  }

  // MARK: Dismissing

  mutating func dismiss(_ screen: Int) -> Bool {
    guard all.contains(screen), screen != rooms[0].first else { return false }
    while all.contains(screen) { dropFront() }
    return true
  }

  mutating func dismiss(upTo screen: Int) -> Bool {
    guard all.contains(screen) else { return false }
    while front != screen { dropFront() }
    return true
  }

  mutating func dismiss(count: Int) -> Bool {
    guard count >= 0, count < all.count else { return false }
    for _ in 0..<count { dropFront() }
    return true
  }

  mutating func dismissPages(of screen: Int) -> Bool {
    guard let room = rooms.first(where: { $0.all.contains(screen) }), !room.pages.isEmpty else {
      return false
    }
    while front != room.first { dropFront() }
    return true
  }

  mutating func dismissRoom(of screen: Int) -> Bool {
    guard let room = rooms.first(where: { $0.all.contains(screen) }) else { return false }
    return dismiss(room.first)
  }

  /// Removes screens as the user does: pages alone, a first screen with everything in front of its
  /// room.
  mutating func remove(_ screens: [Int]) -> Bool {
    let there = screens.filter(all.contains)
    guard !there.isEmpty || screens.isEmpty else { return false }
    var doomed = Set(there)
    if let index = rooms.dropFirst().firstIndex(where: { there.contains($0.first) }) {
      doomed.formUnion(rooms[index...].flatMap(\.all))
    }
    doomed.remove(rooms[0].first)
    guard !doomed.isEmpty || screens.isEmpty else { return false }
    gone += all.reversed().filter(doomed.contains)
    rooms.removeAll { doomed.contains($0.first) }
    for index in rooms.indices { rooms[index].pages.removeAll(where: doomed.contains) }
    return true
  }

  private mutating func dropFront() {
    gone.append(front)
    if rooms[rooms.count - 1].pages.popLast() == nil { rooms.removeLast() }
  }
}
