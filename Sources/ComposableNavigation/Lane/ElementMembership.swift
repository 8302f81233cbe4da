/// Finds elements in a list: a few by a linear search, many by marks or a sorted set.
enum ElementMembership {
  case list([ElementID])
  case marks(ElementMarks)
  case set(ElementSet)

  /// The number of elements up to which a linear search is used.
  static let few = 16

  init(of list: [ElementID], asked count: Int) {
    if min(list.count, count) <= Self.few {
      self = .list(list)
    } else if let marks = ElementMarks(list) {
      self = .marks(marks)
    } else {
      self = .set(ElementSet(list))
    }
  }

  func contains(_ element: ElementID) -> Bool {
    switch self {
    case .list(let list): list.contains(element)
    case .marks(let marks): marks.contains(element)
    case .set(let set): set.contains(element)
    }
  }
}
