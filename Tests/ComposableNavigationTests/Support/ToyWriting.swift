/// A model of the ids that a write of items keeps, directly from `architecture.md`.
struct ToyWriting<Item: Equatable> {
  enum Rule: CaseIterable {
    case right
    /// Items keep the id at their position, equal or not.
    case byPosition
    /// Matches the last equal items first.
    case fromTheTop
    /// Treats equal items as one place.
    case equalIsSame
    /// Keeps only the common prefix.
    case onlyPrefix
  }

  private(set) var places: [(id: String, item: Item)]
  private var next = 0
  private let rule: Rule

  init(_ places: [(id: String, item: Item)] = [], rule: Rule = .right) {
    (self.places, self.rule) = (places, rule)
  }

  var ids: [String] { places.map(\.id) }
  var items: [Item] { places.map(\.item) }

  private mutating func new(_ item: Item) -> (id: String, item: Item) {
    defer { next += 1 }
    return ("#\(next)", item)
  }

  mutating func append(_ item: Item) { places.append(new(item)) }

  mutating func remove(at index: Int) { places.remove(at: index) }

  mutating func write(_ items: [Item]) {
    var written: [(id: String, item: Item)] = []
    // 1. The longest common prefix keeps its ids.
    var common = 0
    while common < min(places.count, items.count), places[common].item == items[common] {
      written.append(places[common])
      common += 1
    }
    let left = places[common...]
    for index in common..<items.count {
      // 2. The k-th occurrence of an equal item keeps the id of the k-th remaining one.
      let item = items[index]
      let equal = left.filter { $0.item == item }.map(\.id)
      let occurrence = items[common..<index].count { $0 == item }
      let kept: String? =
        switch rule {
        case .right: occurrence < equal.count ? equal[occurrence] : nil
        case .fromTheTop: occurrence < equal.count ? equal[equal.count - 1 - occurrence] : nil
        case .byPosition: index < places.count ? places[index].id : nil
        case .equalIsSame: equal.first
        case .onlyPrefix: nil
        }
      // 3. All others are new.
      written.append(kept.map { ($0, item) } ?? new(item))
    }
    places = written
  }
}
