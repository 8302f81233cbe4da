public import ComposableNavigation

/// A pattern of links and the value that it represents: one declaration for reading and printing.
///
/// ```swift
/// enum Screen: Equatable { case home, person(Int), search(text: String, tags: [String]) }
///
/// Link(/Screen.home) { "home" }
/// Link(/Screen.person) { "person"; Segment.value("id", Int.self) }
/// Link(/Screen.search) {
///   "search"
///   Query.value("text", String.self)
///   Query.repeated("tag", String.self)
/// }
/// ```
///
/// If several patterns match, the table uses the most specific one; see ``LinkTable``. To change
/// the order, set a ``priority(_:)``. To leave values to other patterns, add a ``where(_:)``.
public struct Link<Target: Sendable>: Sendable {
  /// The name of the pattern: the given name, or the pattern as text.
  ///
  /// If several patterns of a table have the same text, the name includes the types:
  /// `note/:id(Int)`.
  public private(set) var id: String
  /// The pattern as text with its types; nil if the pattern was given a name.
  private let typedID: String?

  let steps: [LinkStep]
  @usableFromInline let read: @Sendable (inout LinkReading) throws(LinkError) -> Target?
  /// Returns false for a value that the pattern does not represent.
  let write: @Sendable (Target, inout LinkWriting) throws(LinkPrintError) -> Bool
  let sample: @Sendable (inout LinkDraw) -> Target?
  /// A Boolean value that indicates whether all targets of the pattern are of the same enum case.
  let isOfOneCase: Bool
  private(set) var importance = 0
  @usableFromInline private(set) var accepts: (@Sendable (Target) -> Bool)?

  /// Makes a pattern for one case or, with `CasePath.whole`, for every value.
  ///
  /// - Parameters:
  ///   - path: The case. Its payload is the output of the parts.
  ///   - id: The name; nil for the pattern as text, as in `person/:id`.
  ///   - parts: The parts, in order.
  public init<Output>(
    _ path: CasePath<Target, Output>,
    id: String? = nil,
    @LinkPartBuilder _ parts: () -> LinkPart<Output>
  ) {
    self.init(id, parts(), isOfOneCase: path.isOfOneCase, read: path.embed, write: path.extract)
  }

  /// Makes a pattern with custom conversions.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - read: Makes the target from the output of the parts; returns nil to leave it to other
  ///     patterns.
  ///   - write: Makes the output from a target; returns nil if the pattern does not represent it.
  ///   - parts: The parts, in order.
  public init<Output>(
    id: String? = nil,
    read: @escaping @Sendable (Output) -> Target?,
    write: @escaping @Sendable (Target) -> Output?,
    @LinkPartBuilder _ parts: () -> LinkPart<Output>
  ) {
    self.init(id, parts(), isOfOneCase: false, read: read, write: write)
  }

  /// Makes a pattern for one value.
  public init(
    _ target: Target,
    id: String? = nil,
    @LinkPartBuilder _ parts: () -> LinkPart<Void>
  ) where Target: Equatable {
    self.init(
      id,
      parts(),
      isOfOneCase: true,
      read: { _ in target },
      write: { $0 == target ? () : nil }
    )
  }

  private init<Output>(
    _ id: String?,
    _ part: LinkPart<Output>,
    isOfOneCase: Bool,
    read: @escaping @Sendable (Output) -> Target?,
    write: @escaping @Sendable (Target) -> Output?
  ) {
    self.id = id ?? Self.text(of: part.steps) { $0.parameter }
    typedID = id == nil ? Self.text(of: part.steps) { "\($0.parameter)(\($0.typeName))" } : nil
    self.isOfOneCase = isOfOneCase
    steps = part.steps
    self.read = { reading throws(LinkError) in read(try part.read(&reading)) }
    self.write = { target, writing throws(LinkPrintError) in
      guard let output = write(target) else { return false }
      try part.write(output, &writing)
      return true
    }
    sample = { part.sample(&$0).flatMap(read) }
  }

  /// Returns the same pattern with a priority over patterns with lower ones; the default is zero.
  public func priority(_ priority: Int) -> Link {
    var link = self
    link.importance = priority
    return link
  }

  /// Returns the same pattern restricted to the targets that a guard accepts.
  ///
  /// Other targets are left to other patterns, and cannot be printed by this one.
  public func `where`(_ accepts: @escaping @Sendable (Target) -> Bool) -> Link {
    var link = self
    let former = self.accepts
    link.accepts = { former?($0) != false && accepts($0) }
    return link
  }

  /// Returns the patterns with unique names, which include types if several have the same text.
  static func named(_ links: [Link], besides names: [String]) -> [Link] {
    var counts: [String: Int] = [:]
    for name in links.map(\.id) + names { counts[name, default: 0] += 1 }
    return links.map { link in
      guard let typed = link.typedID, counts[link.id, default: 0] > 1 else { return link }
      var named = link
      named.id = typed
      return named
    }
  }

  /// Returns the pattern as text: `note/:id?tab`.
  private static func text(of steps: [LinkStep], named name: (LinkKind) -> String) -> String {
    var path: [String] = []
    var query: [String] = []
    for step in steps {
      switch step {
      case .literal(let text): path.append(text)
      case .value(let kind): path.append(":\(name(kind))")
      case .optional(let kind): path.append("[:\(name(kind))]")
      case .rest(let kind): path.append("*\(name(kind))")
      case .query(let step):
        query.append(step.isRequired ? name(step.kind) : "[\(name(step.kind))]")
      }
    }
    return path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }
}
