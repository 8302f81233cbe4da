import ComposableNavigation

/// The command that leads from one list of ids to another.
@MainActor
enum DifferenceSubjects {
  private static let sizes = [10, 100, 1_000, 10_000, 100_000]

  static var all: [Subject] {
    Naming.allCases.flatMap(stack) + Pattern.allCases.flatMap(reusing) + tabs
  }

  /// Returns the promised ratio.
  private static func target(_ pattern: Pattern) -> Double { pattern == .pushOne ? 5 : 1 }

  /// Half the instructions of `difference(from:)`.
  private static let half = [10: 8_372, 1_000: 73_713, 100_000: 6_600_000]

  private static func stack(_ naming: Naming) -> [Subject] {
    Pattern.allCases.flatMap { pattern in
      sizes.map { size in
        let family = "stack difference, \(naming.rawValue), \(pattern.rawValue)"
        let most = naming == .named && pattern == .pushOne ? half[size] : nil
        return Subject(
          name: "\(family), \(size)",
          growth: Growth(family: family, size: size, kind: .linear),
          against: pattern == .pushOne ? .copy : .hashed,
          target: target(pattern),
          instructions: most,
          peer: most.map { Peer("the standard library", 2 * $0) }
        ) {
          // The root stays. Lists without a common entry would be passed on unchanged at any
          // length; the items above a root are copied.
          let positions = pattern.positions(size, above: 1)
          let (old, new) = (naming.ids(positions.old), naming.ids(positions.new))
          let sink = Sink<StackCommand<EntryID>>()
          return (
            differing(pattern, size, naming),
            Work { count in
              for _ in 0..<count { sink.value = StackCommand.command(from: old, to: new) }
              blackHole(sink)
            }
          )
        }
      }
    }
  }

  /// The difference as computed by a handler: each entry's element is looked up, so that views are
  /// reused.
  ///
  /// The handler knows all entries and shows the old list.
  private static func reusing(_ pattern: Pattern) -> [Subject] {
    [10, 100, 1_000, 10_000].map { size in
      let family = "stack difference, elements to reuse, \(pattern.rawValue)"
      // Making views takes longer than everything else.
      let makesViews = pattern == .replaceAll
      let bound = pattern == .pushOne ? Bound.copy : .hashed
      return Subject(
        name: "\(family), \(size)",
        growth: Growth(family: family, size: size, kind: .linear),
        against: makesViews ? .comparisonAndViews : bound,
        target: makesViews ? 2 : 2 * target(pattern)
      ) {
        let positions = pattern.positions(size)
        let (old, new) = (
          Naming.counted.ids(positions.old), Naming.counted.ids(positions.new)
        )
        var record = MemberRecord()
        for entries in [old, new, old] { _ = record.want(DesiredContent(entries: entries)) }
        record.attach(showing: Showing(record.desiredElements))
        let rules = StackRules(capabilities: .all)
        let sink = Sink<StackCommand<ElementID>>()
        var current = record
        let shelf = Shelf(size)
        return (
          makesViews ? comparing(size, replacingOn: Shelf(size)) : differing(pattern, size),
          // To the new list and back to the old one, in place, as in a handler.
          Work(batch: 2) { count in
            for _ in 0..<count {
              for entries in [new, old] {
                _ = current.want(DesiredContent(entries: entries))
                sink.value = rules.command(from: current.shown, to: current.target)
                if makesViews { shelf.replace(sink.value) }
              }
            }
            blackHole(sink)
          }
        )
      }
    }
  }

  private static var tabs: [Subject] {
    let targets: [Int: Double] = [10: 120, 100: 80, 1_000: 110, 10_000: 250]
    return Pattern.allCases.flatMap { pattern in
      [10, 100, 1_000, 10_000].map { size in
        let family = "tab difference, \(pattern.rawValue)"
        return Subject(
          name: "\(family), \(size)",
          growth: Growth(family: family, size: size, kind: .linear),
          against: .comparison,
          target: targets[size],
          boundLimit: 1.5 * Double(size)
        ) {
          let positions = pattern.positions(size)
          // A handler compares the numbers that it has given to entries.
          let (old, new) = (positions.old.map(ElementID.init), positions.new.map(ElementID.init))
          let sink = Sink<TabCommand<ElementID>>()
          return (
            comparing(size),
            Work { count in
              for _ in 0..<count { sink.value = TabCommand.command(from: old, to: new) }
              blackHole(sink)
            }
          )
        }
      }
    }
  }
}
