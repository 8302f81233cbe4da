/// The links of an app: patterns, declared once, that read a link into a value and print it.
///
/// Build it once, of what the app can open; building checks it.
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
/// Where several patterns match a link, the one wins that says more, whatever their order is: the
/// higher priority; then, component by component from the left, a literal before a value, a type
/// with fewer texts before one with more, a value before all that is left; then a guard before none;
/// then more required query values before fewer. What that cannot decide is refused when the table is
/// built, with a link that shows it. Query items that no part reads are passed over.
///
/// A value that another pattern would read is not printed but refused, with
/// ``LinkPrintError/readByAnother(_:_:)``: beside `person/new`, the text “new” of `person/:name` has no
/// link. ``check(also:seed:runs:)`` finds such patterns; ``Link/where(_:)`` says that a value is left
/// to the other.
///
/// ## Laws
/// - what was printed is read as what it was
/// - what was read is printed in one way
/// - any bytes give a value or an error with its position
/// - redirects end
/// - a match costs the length of the link, not the number of patterns
///
/// - Complexity: Reading is O(length of the link) for each pattern that agrees with the link up to
///   where they part; printing, O(length) for each pattern of the value's case, and that of reading
///   where another pattern may read the link. A pattern by closures
///   is taken to be of the case of its samples; where none of the value's case prints it, the others
///   are asked too.
public struct LinkTable<Target: Sendable>: Sendable {
  /// The scheme and the host in front of its links.
  public let base: LinkBase

  @usableFromInline let links: [Link<Target>]
  @usableFromInline let redirects: [Redirect]
  @usableFromInline let trie: LinkTrie
  let printers: LinkPrinters<Target>
  /// For each pattern whether another one may read its links.
  let isContested: [Bool]

  /// Builds a table and checks it.
  ///
  /// - Throws: ``LinkTableError`` with all that is wrong, each with a link that shows it.
  public init(
    base: LinkBase = .none,
    @LinkTableBuilder<Target> _ rules: () -> Rules
  ) throws(LinkTableError) {
    try self.init(base: base, rules()) { LinkPrinters($0) }
  }

  /// Builds a table that finds the patterns of a value by a key, and checks it.
  ///
  /// For thousands of patterns whose targets are no cases of an enum, or all of one case: without a
  /// key, printing asks them one by one. A check names them, ``LinkCheck/keyless``.
  ///
  /// - Parameters:
  ///   - base: Where links stand.
  ///   - key: The common key of all targets of one pattern. A target whose key is not that of its
  ///     pattern's first sample has no link.
  ///   - rules: The patterns.
  /// - Throws: ``LinkTableError`` with all that is wrong, each with a link that shows it.
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
      + redirects.map {
        LinkShape(id: $0.id, steps: $0.steps, priority: $0.importance, isGuarded: false)
      }
    try LinkTableError.throwing(LinkShape.problems(in: shapes))
    trie = LinkTrie(shapes)
    isContested = trie.contests(count: shapes.count)
    self.printers = printers(links)
    try LinkTableError.throwing(trie.overlaps() + trie.shadows())
    try LinkTableError.throwing(redirectProblems())
  }

  /// Reads a link.
  ///
  /// - Throws: ``LinkError`` with the position and what was expected there.
  @inlinable  // link, parse, 100 patterns: × 1.5
  public func parse(_ text: String) throws(LinkError) -> Target {
    var reading = LinkReading(try LinkURL(text, base: base))
    return try match(&reading, isWhole: true).target
  }

  /// Reads a link from bytes, whatever they are.
  public func parse(bytes: [UInt8]) throws(LinkError) -> Target {
    try match(try LinkURL(bytes: bytes, base: base)).target
  }

  /// Reads a link that is taken apart already, and says how.
  @inlinable  // link, parse, 100 patterns: × 1.5
  public func match(_ url: LinkURL) throws(LinkError) -> LinkMatch<Target> {
    var reading = LinkReading(url)
    return try match(&reading, isWhole: true)
  }

  /// Prints the link of a value.
  ///
  /// - Throws: ``LinkPrintError`` for a value that has none.
  public func print(_ target: Target) throws(LinkPrintError) -> String {
    try url(of: target).text(base: base)
  }

  /// The link of a value, taken apart.
  public func url(of target: Target) throws(LinkPrintError) -> LinkURL {
    var writing = LinkWriting()
    try write(target, into: &writing, isWhole: true)
    return writing.url
  }
}
