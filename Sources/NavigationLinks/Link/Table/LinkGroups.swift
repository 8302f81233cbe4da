/// The patterns of a table, grouped by the key of their targets: an enum case, or a given key.
struct LinkGroups<Key: Hashable & Sendable>: Sendable {
  /// All patterns, in the order in which printing tries them.
  private let all: [Int]
  /// The ascending indices in `all` of the patterns with a known key.
  private var own: [Key: [Int]] = [:]
  /// The indices of the patterns without a key.
  private var others: [Int] = []
  /// The indices of the patterns whose samples have one key, but possibly not all targets.
  private var guessed: [Int] = []

  /// The group of a pattern.
  enum Membership {
    /// All targets have this key.
    case known(Key)
    /// The samples have this key.
    case guessed(Key)
    /// The key is unknown.
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

  /// Returns the patterns to try for a target with a key.
  ///
  /// They are combined on demand, so that the patterns without a key are stored only once.
  func candidates(_ key: Key) -> LinkCandidates {
    LinkCandidates(all: all, own: own[key] ?? [], others: others, guessed: guessed)
  }

  /// The patterns of the largest group and those without a key, which printing may try one by one.
  var crowd: [Int] {
    let most = own.values.max { ($0.count, -$0[0]) < ($1.count, -$1[0]) } ?? []
    return (most + others).sorted().map { all[$0] }
  }
}

/// The patterns to try for a target, in order: those of its key and those without one, then those
/// that were guessed to have another.
struct LinkCandidates: Sequence, IteratorProtocol, Sendable {
  /// All patterns of the table, in the order in which printing tries them.
  let all: [Int]
  /// The ascending indices in `all` of the patterns with the key.
  let own: [Int]
  let others: [Int]
  let guessed: [Int]
  private var nextOwn = 0
  private var nextOther = 0
  private var nextGuessed = 0
  /// The number of own indices before the next guessed one.
  private var passed = 0

  init(all: [Int], own: [Int] = [], others: [Int], guessed: [Int] = []) {
    self.all = all
    self.own = own
    self.others = others
    self.guessed = guessed
  }

  /// Returns the next pattern of the own and other lists, and finally the remaining guessed ones.
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
