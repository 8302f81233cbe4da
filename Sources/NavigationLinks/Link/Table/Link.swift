public import ComposableNavigation

/// A pattern of links and the value that it stands for: one declaration to read and to print.
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
/// Where several patterns match, the table takes the one that says more: see ``LinkTable``. For
/// another order give a ``priority(_:)``; to leave values to other patterns, a ``where(_:)``.
public struct Link<Target: Sendable>: Sendable {
  /// The name of the pattern: what was given, or the pattern as text.
  ///
  /// In a table with several patterns of one text the types are in it: `note/:id(Int)`.
  public private(set) var id: String
  /// The pattern as text with its types; nil for one that has a name.
  private let typedID: String?

  let steps: [LinkStep]
  @usableFromInline let read: @Sendable (inout LinkReading) throws(LinkError) -> Target?
  /// False for a value that this pattern is not for.
  let write: @Sendable (Target, inout LinkWriting) throws(LinkPrintError) -> Bool
  let sample: @Sendable (inout LinkDraw) -> Target?
  /// Tells whether all its targets are of one case, if the target is an enum.
  let isOfOneCase: Bool
  private(set) var importance = 0
  @usableFromInline private(set) var accepts: (@Sendable (Target) -> Bool)?

  /// A pattern for one case; by `CasePath.whole`, for every value.
  ///
  /// - Parameters:
  ///   - path: The case; its payload is what the parts read.
  ///   - id: The name; nil for the pattern as text, as in `person/:id`.
  ///   - parts: The parts, in order.
  public init<Output>(
    _ path: CasePath<Target, Output>,
    id: String? = nil,
    @LinkPartBuilder _ parts: () -> LinkPart<Output>
  ) {
    self.init(id, parts(), isOfOneCase: path.isOfOneCase, read: path.embed, write: path.extract)
  }

  /// A pattern for targets that are told by hand.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - read: Makes the target of what was read; nil leaves it to other patterns.
  ///   - write: Takes a target apart; nil for one that the pattern is not for.
  ///   - parts: The parts, in order.
  public init<Output>(
    id: String? = nil,
    read: @escaping @Sendable (Output) -> Target?,
    write: @escaping @Sendable (Target) -> Output?,
    @LinkPartBuilder _ parts: () -> LinkPart<Output>
  ) {
    self.init(id, parts(), isOfOneCase: false, read: read, write: write)
  }

  /// A pattern for one value.
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

  /// The same pattern, before all with a lower priority; zero where nothing is said.
  public func priority(_ priority: Int) -> Link {
    var link = self
    link.importance = priority
    return link
  }

  /// The same pattern, for the targets alone that a guard accepts; others are left to other
  /// patterns, and have no link in this one.
  public func `where`(_ accepts: @escaping @Sendable (Target) -> Bool) -> Link {
    var link = self
    let former = self.accepts
    link.accepts = { former?($0) != false && accepts($0) }
    return link
  }

  /// Patterns whose names tell them apart: where several have one text, their types are in it.
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

  /// The pattern as text: `person/:id?tab`.
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
