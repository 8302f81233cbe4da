extension LinkTable where Target: Equatable {
  /// Builds a table and checks it; an error while building is the first failure.
  ///
  /// - Parameters:
  ///   - base: The base of links.
  ///   - targets: Values to try besides those that the patterns make.
  ///   - seed: The seed of the random cases.
  ///   - runs: The number of random values, and of invalid links, to try for each pattern.
  ///   - rules: The patterns.
  /// - Returns: The first failure, and the values without a link.
  public static func check(
    base: LinkBase = .none,
    also targets: [Target] = [],
    seed: UInt64 = 1,
    runs: Int = 200,
    @LinkTableBuilder<Target> _ rules: () -> Rules
  ) -> LinkCheck {
    do throws(LinkTableError) {
      return try LinkTable(base: base, rules).check(also: targets, seed: seed, runs: runs)
    } catch {
      let problem = error.problems[0]
      return LinkCheck(
        failure: .init(
          law: .building,
          id: problem.ids[0],
          witness: problem.witness,
          detail: error.description
        )
      )
    }
  }

  /// Checks the laws with values made of the table's parameters, and with invalid links.
  ///
  /// Each parameter takes each of its samples and each literal of the table; the other values are
  /// random. No value of a pattern is tried twice. A failure is shrunk as far as the samples permit.
  ///
  /// - Parameters:
  ///   - targets: Values to try in addition.
  ///   - seed: The seed of the random cases.
  ///   - runs: The number of random values, and of invalid links, to try for each pattern.
  /// - Returns: The first failure, and the values without a link.
  /// - Complexity: O(patterns × (samples + runs)).
  public func check(
    also targets: [Target] = [],
    seed: UInt64 = 1,
    runs: Int = 200
  ) -> LinkCheck {
    var checker = LinkChecker(table: self, seed: seed)
    checker.run(targets: targets, runs: runs)
    return checker.check
  }
}

/// One run of the checks.
struct LinkChecker<Target: Sendable & Equatable> {
  let table: LinkTable<Target>
  var check = LinkCheck()
  private let seed: UInt64
  private let texts: [String]
  private var reasons: Set<String> = []

  init(table: LinkTable<Target>, seed: UInt64) {
    self.table = table
    self.seed = seed
    let literals = table.trie.nodes.flatMap(\.literals.keys)
    texts = Array(Set(literals).sorted().prefix(100))
  }

  mutating func run(targets: [Target], runs: Int) {
    for target in targets where check.failure == nil {
      check.failure = failure(of: target, printedBy: nil, id: "\(target)")
    }
    for link in table.links.indices where check.failure == nil { checkLink(link, runs) }
    if check.failure == nil { checkHostile(runs) }
    check.unrepresentable = reasons.sorted()
    check.unordered = table.trie.unorderedTypes()
    let crowd = table.printers.crowd
    if crowd.count > Self.handful { check.keyless = crowd.map { table.links[$0].id } }
  }

  /// The number of patterns that printing can try one by one and be as fast as reading.
  private static var handful: Int { 8 }

  // MARK: Values

  private mutating func checkLink(_ link: Int, _ runs: Int) {
    if let kind = table.links[link].steps.compactMap(\.kind).first(where: lacksSamples) {
      check.failure = .init(
        law: .samples,
        id: table.links[link].id,
        witness: table.links[link].id,
        detail: "no text of the check is a \(kind.expectation): declare linkSamples in it"
      )
      return
    }
    var hasWon = false
    for choices in plan(link, runs) {
      let failure = tried(link, choices, &hasWon)
      guard let failure else { continue }
      check.failure = shrunk(failure, link, choices)
      return
    }
    guard !hasWon else { return }
    let witness = table.trie.variants.first { $0.link == link }?.witness() ?? ""
    check.failure = .init(
      law: .reachable,
      id: table.links[link].id,
      witness: witness,
      detail: "no value that it makes is read by it"
    )
  }

  private func lacksSamples(_ kind: LinkKind) -> Bool {
    kind.samples().isEmpty && !texts.contains(where: kind.accepts)
  }

  /// Returns choices: each option of each of the first choices alone, then random ones; none twice.
  private func plan(_ link: Int, _ runs: Int) -> [[Int]] {
    let pattern = table.links[link]
    var first = LinkDraw(replaying: [], texts: texts)
    _ = pattern.sample(&first)
    let each = first.options.prefix(4).enumerated().flatMap { position, count in
      (0..<count).map { Array(repeating: 0, count: position) + [$0] }
    }
    let random = (0..<runs).map { run in
      var draw = LinkDraw(seed: seed &+ UInt64(link) << 32 &+ UInt64(run), texts: texts)
      _ = pattern.sample(&draw)
      return draw.choices
    }
    var seen: Set<[Int]> = []
    // Missing choices are the first option, so the last zeros change nothing.
    return ([[]] + each + random).filter {
      seen.insert($0.reversed().drop { $0 == 0 }.map(\.self)).inserted
    }
  }

  private mutating func tried(
    _ link: Int,
    _ choices: [Int],
    _ hasWon: inout Bool
  ) -> LinkCheck.Failure? {
    var draw = LinkDraw(replaying: choices, texts: texts)
    let pattern = table.links[link]
    guard let target = pattern.sample(&draw) else { return nil }
    check.cases += 1
    guard pattern.accepts?(target) != false else {
      reasons.insert(LinkPrintError.guarded(pattern.id).description)
      return nil
    }
    if let failure = failure(of: target, printedBy: link, id: pattern.id) { return failure }
    if let url = own(target, link), (try? table.match(url))?.id == pattern.id { hasWon = true }
    return failure(of: target, printedBy: nil, id: pattern.id)
  }

  /// Returns the link that a pattern prints, even if the table uses another pattern for the value.
  private func own(_ target: Target, _ link: Int) -> LinkURL? {
    var writing = LinkWriting()
    guard (try? table.links[link].write(target, &writing)) == true else { return nil }
    return writing.url
  }

  private mutating func failure(
    of target: Target,
    printedBy link: Int?,
    id: String
  ) -> LinkCheck.Failure? {
    let text: String
    do throws(LinkPrintError) {
      if let link {
        var writing = LinkWriting()
        guard try table.links[link].write(target, &writing) else {
          let detail = "\(target) was read by “\(id)”, which is not for it when it prints"
          return .init(law: .roundTrip, id: id, witness: id, detail: detail)
        }
        text = writing.url.text(base: table.base)
      } else {
        text = try table.print(target)
      }
    } catch {
      reasons.insert(error.description)
      return nil
    }
    func broken(_ law: LinkCheck.Failure.Law, _ detail: String) -> LinkCheck.Failure {
      .init(law: law, id: id, witness: text, detail: detail)
    }
    do throws(LinkError) {
      let read = try table.parse(text)
      guard read == target else { return broken(.roundTrip, "\(target) is read as \(read)") }
    } catch {
      return broken(.roundTrip, "\(target) is printed and not read: \(error)")
    }
    guard link == nil else { return nil }
    for form in LinkForms.all(of: text) {
      check.cases += 1
      guard let same = try? table.parse(form), same == target else { continue }
      let printed = (try? table.print(same)) ?? "nothing"
      guard printed == text else {
        return broken(.canonical, "\(form) is read as \(target) too and printed as \(printed)")
      }
    }
    return nil
  }

  /// Returns the same failure with simpler choices.
  private mutating func shrunk(
    _ failure: LinkCheck.Failure,
    _ link: Int,
    _ choices: [Int]
  ) -> LinkCheck.Failure {
    var (smallest, best) = (choices, failure)
    var position = 0
    while position < smallest.count {
      var shorter = smallest
      let simpler = shorter[position] > 0 ? Array(0..<min(shorter[position], 200)) : []
      for choice in simpler {
        shorter[position] = choice
        var ignored = false
        guard let found = tried(link, shorter, &ignored), found.law == failure.law else { continue }
        (smallest, best) = (shorter, found)
        break
      }
      position += 1
    }
    return best
  }

  // MARK: Invalid links

  private mutating func checkHostile(_ runs: Int) {
    var hostile = LinkHostility(seed: seed, texts: texts + table.links.map(\.id))
    for _ in 0..<(runs * 10) where check.failure == nil {
      check.cases += 1
      check.failure = failure(of: hostile.next())
    }
  }

  private func failure(of bytes: [UInt8]) -> LinkCheck.Failure? {
    let text = String(decoding: bytes, as: UTF8.self)
    func broken(_ law: LinkCheck.Failure.Law, _ detail: String) -> LinkCheck.Failure {
      .init(law: law, id: "", witness: text, detail: detail)
    }
    do throws(LinkError) {
      let url = try LinkURL(bytes: bytes, base: table.base)
      let (cost, limit) = (table.trie.cost(of: url), table.trie.limit(for: url))
      guard cost <= limit else { return broken(.linear, "\(cost) steps, \(limit) are the most") }
      let target = try table.match(url).target
      guard let printed = try? table.print(target) else { return nil }
      let again = try? table.parse(printed)
      guard again == target else {
        return broken(.roundTrip, "it is \(target), printed as \(printed), which is not")
      }
      return nil
    } catch {
      guard 0...bytes.count ~= error.position else {
        return broken(.position, "\(error), but the text has \(bytes.count) bytes")
      }
      return nil
    }
  }
}
