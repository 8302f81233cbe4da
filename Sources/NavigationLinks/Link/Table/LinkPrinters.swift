import ComposableNavigation

/// Which patterns may print a value: found by its case, where the target is an enum, or by a key.
struct LinkPrinters<Target: Sendable>: Sendable {
  /// The patterns to ask for a value, in order.
  let candidates: @Sendable (Target) -> [Int]

  /// Finds patterns by the case of their targets.
  init(_ links: [Link<Target>]) {
    let all = Self.ordered(links)
    guard let tag = CaseTag<Target>() else {
      candidates = { _ in all }
      return
    }
    let (groups, others) = Self.grouped(all) { index in
      links[index].isOfOneCase ? Self.sample(of: links[index]).map(tag.of) : nil
    }
    candidates = { groups[tag.of($0)] ?? others }
  }

  /// Finds patterns by a key.
  init<Key: Hashable & Sendable>(_ links: [Link<Target>], key: @escaping @Sendable (Target) -> Key)
  {
    let (groups, others) = Self.grouped(Self.ordered(links)) { Self.sample(of: links[$0]).map(key) }
    candidates = { groups[key($0)] ?? others }
  }

  private static func ordered(_ links: [Link<Target>]) -> [Int] {
    links.indices.sorted {
      (-links[$0].importance, links[$0].id) < (-links[$1].importance, links[$1].id)
    }
  }

  /// The patterns of each group, and with them those of none, in their order.
  private static func grouped<Key: Hashable>(
    _ all: [Int],
    by key: (Int) -> Key?
  ) -> ([Key: [Int]], [Int]) {
    let keys = all.map(key)
    let others = zip(all, keys).compactMap { $1 == nil ? $0 : nil }
    var groups: [Key: [(place: Int, link: Int)]] = [:]
    for (place, (link, key)) in zip(all, keys).enumerated() {
      if let key { groups[key, default: []].append((place, link)) }
    }
    guard !others.isEmpty else { return (groups.mapValues { $0.map(\.link) }, []) }
    let places = zip(all, keys).enumerated().compactMap { $1.1 == nil ? ($0, $1.0) : nil }
    let merged = groups.mapValues { group in
      (group + places).sorted { $0.0 < $1.0 }.map(\.1)
    }
    return (merged, others)
  }

  private static func sample(of link: Link<Target>) -> Target? {
    var draw = LinkDraw(replaying: [])
    return link.sample(&draw)
  }
}

extension LinkTable {
  /// Prints a value behind what is written already.
  func write(_ target: Target, into writing: inout LinkWriting) throws(LinkPrintError) {
    var refusal: LinkPrintError?
    for index in printers.candidates(target) {
      let before = writing
      do throws(LinkPrintError) {
        guard try links[index].write(target, &writing) else { continue }
        if links[index].accepts?(target) != false { return }
        refusal = refusal ?? .guarded(links[index].id)
      } catch {
        refusal = refusal ?? error
      }
      writing = before
    }
    throw refusal ?? .noPattern("\(target)")
  }
}
