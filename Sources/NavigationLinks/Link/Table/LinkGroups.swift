/// The patterns of a table by the key of what they print: the case of an enum, or a key that the table
/// was given.
struct LinkGroups<Key: Hashable & Sendable>: Sendable {
  /// All patterns, in the order in which they are asked.
  private let all: [Int]
  /// Places in that order, rising.
  private var own: [Key: [Int]] = [:]
  /// Places of patterns that are of no key.
  private var others: [Int] = []
  /// Places of patterns whose samples have one key, and whose other values may have another.
  private var guessed: [Int] = []

  /// The group of a pattern.
  enum Membership {
    /// All its values have this key.
    case known(Key)
    /// Its samples have this key.
    case guessed(Key)
    /// Nothing is known.
    case unknown
  }

  init(_ all: [Int], _ membership: (Int) -> Membership) {
    self.all = all
    for (place, link) in all.enumerated() {
      switch membership(link) {
      case .known(let key):
        own[key, default: []].append(place)
      case .guessed(let key):
        own[key, default: []].append(place)
        guessed.append(place)
      case .unknown:
        others.append(place)
      }
    }
  }

  /// The patterns to ask for a value of a key.
  ///
  /// They are put together when somebody asks: for each group those of none would be all patterns
  /// again.
  func candidates(_ key: Key) -> LinkCandidates {
    LinkCandidates(all: all, own: own[key] ?? [], others: others, guessed: guessed)
  }

  /// The patterns of the largest group, and those of none: what printing may have to ask one by one.
  var crowd: [Int] {
    let most = own.values.max { ($0.count, -$0[0]) < ($1.count, -$1[0]) } ?? []
    return (most + others).sorted().map { all[$0] }
  }
}

/// Patterns to ask for a value, in order: those of its key and of none, then those that were thought
/// to be of another.
struct LinkCandidates: Sequence, IteratorProtocol, Sendable {
  /// All patterns of the table, in the order in which they are asked.
  let all: [Int]
  /// Places in that order, rising.
  let own: [Int]
  let others: [Int]
  let guessed: [Int]
  private var nextOwn = 0
  private var nextOther = 0
  private var nextGuessed = 0
  /// The number of own places that lie before the next guessed one.
  private var passed = 0

  init(all: [Int], own: [Int] = [], others: [Int], guessed: [Int] = []) {
    self.all = all
    self.own = own
    self.others = others
    self.guessed = guessed
  }

  /// The next pattern: of two lists the one that comes first, and at last what was left out.
  mutating func next() -> Int? {
    let mine = nextOwn < own.count ? own[nextOwn] : .max
    let other = nextOther < others.count ? others[nextOther] : .max
    if mine < other {
      nextOwn += 1
      return all[mine]
    }
    if other < .max {
      nextOther += 1
      return all[other]
    }
    return nextLeftOut()
  }

  private mutating func nextLeftOut() -> Int? {
    while nextGuessed < guessed.count {
      let place = guessed[nextGuessed]
      nextGuessed += 1
      while passed < own.count, own[passed] < place { passed += 1 }
      if passed == own.count || own[passed] != place { return all[place] }
    }
    return nil
  }
}
