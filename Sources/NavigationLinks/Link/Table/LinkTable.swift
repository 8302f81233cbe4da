/// The links of an app: patterns that read a link into a value and print the value as a link.
///
/// Build a table once, with a pattern for each screen that links can open. Building checks it.
///
/// ```swift
/// let table = try LinkTable<Screen> {
///   Link(/Screen.home) { "home" }
///   Link(/Screen.person) { "person"; Segment.value("id", Int.self) }
///   Redirect("people/:id", to: "person/:id")
/// }
/// try table.parse("people/7")                         // .person(7)
/// try table.print(.person(7))                         // person/7
/// ```
///
/// If several patterns match a link, the most specific one wins, regardless of their order in the
/// table. The higher priority comes first. Then the components are compared from the left: a
/// literal comes before a value, a type with fewer texts before one with more, a value before all
/// remaining components. Then a pattern with a guard comes before one without, and more required
/// query values come before fewer. If that does not determine the order, building the table fails
/// with a link that shows the conflict. Query items that no part reads are ignored.
///
/// A value whose link another pattern would read is refused with
/// ``LinkPrintError/readByAnother(_:_:)``: beside `person/new`, the text “new” of `person/:name`
/// has no link. ``check(also:seed:runs:)`` finds such patterns; ``Link/where(_:)`` leaves a value
/// to the other pattern.
///
/// ## Laws
/// - what was printed is read as what it was
/// - what was read is printed in one way
/// - any bytes give a value or an error with its position
/// - redirects end
/// - a match costs the length of the link, not the number of patterns
///
/// - Complexity: Reading costs O(length of the link) for each pattern that agrees with its
///   beginning. Printing costs O(length) for each pattern of the value's case, and the cost of
///   reading if another pattern may read the link. A pattern with custom conversions is assumed to
///   be of the case of its samples; if no pattern of the value's case prints it, the others are
///   tried.
public struct LinkTable<Target: Sendable>: Sendable {
  /// The scheme and host of the links.
  public let base: LinkBase

  @usableFromInline let links: [Link<Target>]
  @usableFromInline let redirects: [Redirect]
  @usableFromInline let trie: LinkTrie
  let printers: LinkPrinters<Target>
  /// For each pattern, whether another one may read its links.
  let isContested: [Bool]
  let id = LinkTableID()

  /// Builds a table and checks it.
  ///
  /// - Throws: ``LinkTableError`` with all faults, each with a link that shows it.
  public init(
    base: LinkBase = .none,
    @LinkTableBuilder<Target> _ rules: () -> Rules
  ) throws(LinkTableError) {
    try self.init(base: base, rules()) { LinkPrinters($0) }
  }

  /// Builds a table that finds the patterns of a value by a key, and checks it.
  ///
  /// Use it for thousands of patterns whose targets are not enum cases, or all of the same case.
  /// Without a key, printing tries such patterns one by one; a check lists them in
  /// ``LinkCheck/keyless``.
  ///
  /// - Parameters:
  ///   - base: The scheme and host of the links.
  ///   - key: Returns the key that all targets of a pattern share. A target whose key differs from
  ///     that of its pattern's first sample has no link.
  ///   - rules: The patterns.
  /// - Throws: ``LinkTableError`` with all faults, each with a link that shows it.
  public init<Key: Hashable & Sendable>(
    base: LinkBase = .none,
    key: @escaping @Sendable (Target) -> Key,
    @LinkTableBuilder<Target> _ rules: () -> Rules
  ) throws(LinkTableError) {
    try self.init(base: base, rules()) { LinkPrinters($0, key: key) }
  }

  private init(
    base: LinkBase,
    _ rules: Rules,
    printers: ([Link<Target>]) -> LinkPrinters<Target>
  ) throws(LinkTableError) {
    self.base = base
    links = Link.named(rules.links, besides: rules.redirects.map(\.id))
    redirects = rules.redirects
    let shapes =
      links.map {
        LinkShape(id: $0.id, steps: $0.steps, priority: $0.importance, isGuarded: $0.accepts != nil)
      }
      + redirects.map { LinkShape(id: $0.id, steps: $0.steps, priority: 0, isGuarded: false) }
    try LinkTableError.throwing(LinkShape.problems(in: shapes))
    trie = LinkTrie(shapes)
    isContested = trie.contests(count: shapes.count)
    self.printers = printers(links)
    try LinkTableError.throwing(trie.overlaps() + trie.shadows())
    try LinkTableError.throwing(redirectProblems())
  }

  /// Reads a link.
  ///
  /// - Throws: ``LinkError`` with the position of the fault and the expected text.
  @inlinable  // link, parse, 100 patterns: × 1.5
  public func parse(_ text: String) throws(LinkError) -> Target {
    var reading = LinkReading(try LinkURL(text, base: base))
    return try match(&reading, isWhole: true).target
  }

  /// Reads a link from bytes, which may be invalid.
  public func parse(bytes: [UInt8]) throws(LinkError) -> Target {
    try match(try LinkURL(bytes: bytes, base: base)).target
  }

  /// Reads a parsed link, and returns how it was matched.
  @inlinable  // link, parse, 100 patterns: × 1.5
  public func match(_ url: LinkURL) throws(LinkError) -> LinkMatch<Target> {
    var reading = LinkReading(url)
    return try match(&reading, isWhole: true)
  }

  /// Prints the link of a value.
  ///
  /// - Throws: ``LinkPrintError`` if the value has no link.
  public func print(_ target: Target) throws(LinkPrintError) -> String {
    try url(of: target).text(base: base)
  }

  /// Returns the link of a value, without the base.
  public func url(of target: Target) throws(LinkPrintError) -> LinkURL {
    var writing = LinkWriting()
    try write(target, into: &writing, isWhole: true)
    return writing.url
  }
}

/// The identity of a table: equal screens have equal links in the same table.
final class LinkTableID: Sendable {}
