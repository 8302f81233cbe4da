/// Which ids a write of items keeps, as `architecture.md` says it and no cleverer.
struct ToyWriting<Item: Equatable> {
  enum Rule: CaseIterable {
    case right
    /// What is written stays where it was, whatever it is.
    case byPosition
    /// The last equal items are matched first.
    case fromTheTop
    /// Equal items are one place.
    case equalIsSame
    /// Nothing but the common beginning stays.
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
      // 2. The k-th occurrence of an equal item keeps the id of the k-th among what is left.
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
      // 3. What remains is new.
      written.append(kept.map { ($0, item) } ?? new(item))
    }
    places = written
  }
}
