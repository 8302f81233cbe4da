import ComposableNavigation

/// The patterns that may print a target, found by its enum case or by a key.
struct LinkPrinters<Target: Sendable>: Sendable {
  /// Returns the patterns to try for a target, in order.
  let candidates: @Sendable (Target) -> LinkCandidates

  /// The largest set of patterns that printing may try one by one, for lack of a case or key.
  let crowd: [Int]

  /// Finds patterns by the case of their targets.
  ///
  /// A pattern with custom conversions is found by the case of its samples. It is tried for targets
  /// of other cases if no other pattern prints them. If its priority is above the lowest, it is
  /// always tried in its order.
  init(_ links: [Link<Target>]) {
    let all = Self.ordered(links)
    guard let tag = CaseTag<Target>() else {
      let candidates = LinkCandidates(all: all, others: Array(all.indices))
      self.candidates = { _ in candidates }
      crowd = all
      return
    }
    let lowest = links.map(\.importance).min()
    let groups = LinkGroups<UInt32>(all) { index in
      let link = links[index]
      if link.isOfOneCase {
        guard let sample = Self.sample(of: link) else { return .unknown }
        return .known(tag.of(sample))
      }
      guard link.importance == lowest else { return .unknown }
      let tags = Set(Self.samples(of: link).map { tag.of($0) })
      guard tags.count == 1, let only = tags.first else { return .unknown }
      return .guessed(only)
    }
    candidates = { groups.candidates(tag.of($0)) }
    crowd = groups.crowd
  }

  /// Finds patterns by a key.
  init<Key: Hashable & Sendable>(_ links: [Link<Target>], key: @escaping @Sendable (Target) -> Key)
  {
    let groups = LinkGroups<Key>(Self.ordered(links)) { index in
      guard let sample = Self.sample(of: links[index]) else { return .unknown }
      return .known(key(sample))
    }
    candidates = { groups.candidates(key($0)) }
    crowd = groups.crowd
  }

  private static func ordered(_ links: [Link<Target>]) -> [Int] {
    links.indices.sorted {
      (-links[$0].importance, links[$0].id) < (-links[$1].importance, links[$1].id)
    }
  }

  /// Returns a few samples: the simplest one, and random ones.
  private static func samples(of link: Link<Target>) -> [Target] {
    var samples = [sample(of: link)].compactMap { $0 }
    for seed in 1...3 {
      var draw = LinkDraw(seed: UInt64(seed))
      if let sample = link.sample(&draw) { samples.append(sample) }
    }
    return samples
  }

  private static func sample(of link: Link<Target>) -> Target? {
    var draw = LinkDraw(replaying: [])
    return link.sample(&draw)
  }
}

extension LinkTable {
  /// Prints a value after the existing part of a link, which a failure leaves unchanged.
  ///
  /// - Parameters:
  ///   - target: The value.
  ///   - writing: The existing part of the link.
  ///   - isWhole: True if the result has to be read as a whole link, possibly by redirects; false
  ///     for a part of a map's link.
  /// - Throws: ``LinkPrintError`` of the first pattern that failed.
  func write(
    _ target: Target,
    into writing: inout LinkWriting,
    isWhole: Bool = false
  ) throws(LinkPrintError) {
    var refusal: LinkPrintError?
    let mark = writing.mark()
    for index in printers.candidates(target) {
      do throws(LinkPrintError) {
        guard try links[index].write(target, &writing) else { continue }
        if links[index].accepts?(target) == false {
          refusal = refusal ?? .guarded(links[index].id)
        } else if isContested[index],
          let other = reader(of: writing, since: mark, for: target, not: index, isWhole)
        {
          refusal = refusal ?? .readByAnother(links[index].id, other)
        } else {
          return
        }
      } catch {
        refusal = refusal ?? error
      }
      writing.goBack(to: mark)
    }
    throw refusal ?? .noPattern("\(target)")
  }

  /// Returns the id of the pattern or redirect that reads the link as another value than the
  /// printed one, or nil if there is none.
  ///
  /// If no pattern reads the link, the pattern itself has a fault, which the check finds.
  private func reader(
    of writing: LinkWriting,
    since mark: LinkWriting.Mark,
    for target: Target,
    not link: Int,
    _ isWhole: Bool
  ) -> String? {
    var reading = LinkReading(writing.part(since: mark))
    guard let match = try? match(&reading, isWhole: isWhole) else { return nil }
    let isRead = reading.component == reading.url.path.count
    if isRead, match.redirects.isEmpty, match.id == links[link].id,
      reading.choice == writing.choice
    {
      return nil
    }
    if isRead, let value = match.target as? any Equatable, Self.isEqual(value, target) {
      return nil
    }
    return match.redirects.first ?? match.id
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: Target) -> Bool {
    other as? Value == value
  }
}
