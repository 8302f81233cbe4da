/// Finds elements in a list: a few by a linear search, many by marks or a sorted set.
enum ElementMembership {
  case list([ElementID])
  case bitSet(ElementBitSet)
  case set(ElementSet)

  /// The number of elements up to which a linear search is used.
  static let few = 16

  init(of list: [ElementID], asked count: Int) {
    if min(list.count, count) <= Self.few {
      self = .list(list)
    } else if let bitSet = ElementBitSet(list) {
      self = .bitSet(bitSet)
    } else {
      self = .set(ElementSet(list))
    }
  }

  func contains(_ element: ElementID) -> Bool {
    switch self {
    case .list(let list): list.contains(element)
    case .bitSet(let bitSet): bitSet.contains(element)
    case .set(let set): set.contains(element)
    }
  }
}
