import ComposableNavigation

/// The patterns that may print a value, found by its case, where the target is an enum, or by a
/// key.
struct LinkPrinters<Target: Sendable>: Sendable {
  /// The patterns to ask for a value, in order.
  let candidates: @Sendable (Target) -> LinkCandidates

  /// Finds patterns by the case of their targets.
  init(_ links: [Link<Target>]) {
    let all = Self.ordered(links)
    guard let tag = CaseTag<Target>() else {
      let candidates = LinkCandidates(all: all, own: [], others: Array(all.indices))
      self.candidates = { _ in candidates }
      return
    }
    candidates = Self.grouped(
      all,
      { links[$0].isOfOneCase ? Self.sample(of: links[$0]) : nil },
      by: { tag.of($0) }
    )
  }

  /// Finds patterns by a key.
  init<Key: Hashable & Sendable>(_ links: [Link<Target>], key: @escaping @Sendable (Target) -> Key)
  {
    candidates = Self.grouped(Self.ordered(links), { Self.sample(of: links[$0]) }, by: key)
  }

  private static func ordered(_ links: [Link<Target>]) -> [Int] {
    links.indices.sorted {
      (-links[$0].importance, links[$0].id) < (-links[$1].importance, links[$1].id)
    }
  }

  /// Finds the patterns of a group, and with them those without a sample, which are of none.
  ///
  /// The two are put together when somebody asks: for each group they would be all patterns again.
  private static func grouped<Key: Hashable & Sendable>(
    _ all: [Int],
    _ sample: (Int) -> Target?,
    by key: @escaping @Sendable (Target) -> Key
  ) -> @Sendable (Target) -> LinkCandidates {
    var groups: [Key: [Int]] = [:]
    var others: [Int] = []
    for (place, link) in all.enumerated() {
      if let sample = sample(link) {
        groups[key(sample), default: []].append(place)
      } else {
        others.append(place)
      }
    }
    return { [groups, others] target in
      LinkCandidates(all: all, own: groups[key(target)] ?? [], others: others)
    }
  }

  private static func sample(of link: Link<Target>) -> Target? {
    var draw = LinkDraw(replaying: [])
    return link.sample(&draw)
  }
}

/// Patterns of two lists, in their order.
struct LinkCandidates: Sequence, IteratorProtocol, Sendable {
  /// All patterns of the table, in the order in which they are asked.
  let all: [Int]
  /// Places in that order, rising.
  let own: [Int]
  let others: [Int]
  private var nextOwn = 0
  private var nextOther = 0

  init(all: [Int], own: [Int], others: [Int]) {
    self.all = all
    self.own = own
    self.others = others
  }

  /// The next pattern, of the list whose next one comes first.
  mutating func next() -> Int? {
    let mine = nextOwn < own.count ? own[nextOwn] : .max
    let other = nextOther < others.count ? others[nextOther] : .max
    if mine < other {
      nextOwn += 1
      return all[mine]
    }
    guard other < .max else { return nil }
    nextOther += 1
    return all[other]
  }
}

extension LinkTable {
  /// Prints a value behind what is written already; what cannot be printed leaves that as it was.
  func write(_ target: Target, into writing: inout LinkWriting) throws(LinkPrintError) {
    var refusal: LinkPrintError?
    let mark = writing.mark()
    for index in printers.candidates(target) {
      do throws(LinkPrintError) {
        guard try links[index].write(target, &writing) else { continue }
        if links[index].accepts?(target) != false { return }
        refusal = refusal ?? .guarded(links[index].id)
      } catch {
        refusal = refusal ?? error
      }
      writing.goBack(to: mark)
    }
    throw refusal ?? .noPattern("\(target)")
  }
}
