import ComposableNavigation

/// A link into which the parts of a pattern write in turn.
///
/// It records which values readers will take, to refuse a value that another reader would get.
struct LinkWriting {
  private(set) var path: [String] = []
  private(set) var query: [LinkURL.QueryItem] = []
  private var names: [Name] = []
  /// The indices of names; empty while there are so few that a search is faster.
  private var places: [String: Int] = [:]
  /// The number of names before the mark, and the changes of these names since the mark.
  private var marked = 0
  private var changes: [Change] = []
  /// A bit for each optional component since the mark, as in ``LinkReading``.
  private(set) var choice: UInt64 = 0
  private var optionals: UInt64 = 0

  private struct Name {
    let name: String
    /// The values that have been written, in order.
    var values: [String] = []
    /// The number of values that readers will have taken.
    var taken = 0
    /// A Boolean value that indicates whether a reader requires that there are no further values.
    var isClosed = false
  }

  /// The contents of a name before a change.
  private struct Change {
    let index: Int
    let count: Int
    let taken: Int
    let isClosed: Bool
  }

  /// A position to go back to.
  struct Mark {
    fileprivate let path: Int
    fileprivate let query: Int
    fileprivate let names: Int
  }

  private static let fewNames = 8

  /// The stacks in the link that was written last; nil if they are not kept.
  private let earlier: [PrintedStack]?
  private(set) var printed: [PrintedStack] = []

  init() {
    earlier = nil
    path.reserveCapacity(6)
  }

  /// Begins a link that has much in common with an earlier one.
  init(after earlier: [PrintedStack]) { self.earlier = earlier }

  var url: LinkURL { LinkURL(path: path, query: query) }

  // MARK: Going back

  /// Begins a part that can be undone; everything before the mark becomes permanent.
  mutating func mark() -> Mark {
    marked = names.count
    changes.removeAll(keepingCapacity: true)
    (choice, optionals) = (0, 0)
    return Mark(path: path.count, query: query.count, names: names.count)
  }

  /// Undoes all writing since the last mark, in time proportional to that.
  mutating func goBack(to mark: Mark) {
    path.removeSubrange(mark.path...)
    query.removeSubrange(mark.query...)
    (choice, optionals) = (0, 0)
    while let change = changes.popLast() {
      names[change.index].values.removeSubrange(change.count...)
      names[change.index].taken = change.taken
      names[change.index].isClosed = change.isClosed
    }
    if !places.isEmpty {
      for name in names[mark.names...] { places[name.name] = nil }
    }
    names.removeSubrange(mark.names...)
  }

  /// Returns the part since a mark, with the query values that its readers will find.
  func part(since mark: Mark) -> LinkURL {
    guard mark.path > 0 || mark.query > 0 else { return url }
    var taken: [Int: Int] = [:]
    for change in changes where taken[change.index] == nil { taken[change.index] = change.taken }
    var items: [LinkURL.QueryItem] = []
    for (index, name) in names.enumerated() {
      let before = index < mark.names ? taken[index] ?? name.taken : 0
      for value in name.values.dropFirst(before) {
        items.append(LinkURL.QueryItem(name.name, value))
      }
    }
    return LinkURL(path: Array(path[mark.path...]), query: items)
  }

  // MARK: Stacks

  /// Writes a stack's screens, and only those above the screens that were written last time.
  ///
  /// A screen's components depend only on the screen and the one below it, unless there is a query.
  ///
  /// - Parameters:
  ///   - items: The screens, from the root on, which is not written.
  ///   - table: The identity of the screens' table.
  ///   - write: Writes the screen at a position.
  /// - Throws: The error of `write`.
  mutating func writeStack<Item: Equatable & Sendable>(
    _ items: [Item],
    of table: LinkTableID,
    _ write: (Int, inout LinkWriting) throws(LinkPrintError) -> Void
  ) throws(LinkPrintError) {
    let start = path.count
    var ends: [Int] = []
    if names.isEmpty, let last = earlier?.first(where: { $0.table === table }),
      let before = last.items as? [Item]
    {
      let common = min(items.commonPrefixCount(with: before) - 1, last.ends.count)
      if common > 0 {
        ends = Array(last.ends[..<common])
        path += last.path[..<ends[common - 1]]
      }
    }
    // Pairs of an unknown type are looked up at each step (benchmark “link history idle”).
    for position in (ends.count + 1)..<max(items.count, ends.count + 1) {
      try write(position, &self)
      if names.isEmpty { ends.append(path.count - start) }
    }
    if earlier != nil {
      printed.append(
        PrintedStack(table: table, items: items, path: Array(path[start...]), ends: ends)
      )
    }
  }

  // MARK: Writing

  /// Records whether the next optional component is present.
  mutating func chooseOptional(_ isThere: Bool) {
    if isThere { choice |= 1 << optionals }
    optionals += 1
  }

  mutating func append(literal: String) { path.append(literal) }

  mutating func append(_ text: String, for parameter: String) throws(LinkPrintError) {
    if text.isEmpty { throw .emptyComponent(parameter) }
    path.append(text)
  }

  /// Writes the value for the next reader of a name.
  mutating func query(_ name: String, _ value: String, isShared: Bool) throws(LinkPrintError) {
    let index = index(of: name)
    if names[index].taken < names[index].values.count {
      // An earlier reader has left a value.
      if names[index].values[names[index].taken] != value { throw .sharedName(name) }
    } else {
      try append(value, at: index)
    }
    if !isShared { names[index].taken += 1 }
  }

  /// Writes the values for the next reader that takes all values of a name.
  mutating func queryAll(_ name: String, _ values: [String]) throws(LinkPrintError) {
    let index = index(of: name)
    let left = names[index].values.count - names[index].taken
    guard left <= values.count,
      names[index].values.suffix(left).elementsEqual(values.prefix(left))
    else { throw .sharedName(name) }
    for value in values.dropFirst(left) { try append(value, at: index) }
    names[index].taken = names[index].values.count
    names[index].isClosed = true
  }

  /// Records that the next reader of a name finds no value.
  mutating func queryNothing(_ name: String) throws(LinkPrintError) {
    try queryAll(name, [])
  }

  private mutating func append(_ value: String, at index: Int) throws(LinkPrintError) {
    if names[index].isClosed { throw .sharedName(names[index].name) }
    names[index].values.append(value)
    query.append(LinkURL.QueryItem(names[index].name, value))
  }

  /// Returns the index of a name, and prepares the name for a change.
  private mutating func index(of name: String) -> Int {
    let known = places.isEmpty ? names.firstIndex(where: { $0.name == name }) : places[name]
    if let known {
      if known < marked { note(known) }
      return known
    }
    names.append(Name(name: name))
    if !places.isEmpty {
      places[name] = names.count - 1
    } else if names.count > Self.fewNames {
      for (index, name) in names.enumerated() { places[name.name] = index }
    }
    return names.count - 1
  }

  private mutating func note(_ index: Int) {
    let name = names[index]
    changes.append(
      Change(
        index: index,
        count: name.values.count,
        taken: name.taken,
        isClosed: name.isClosed
      )
    )
  }
}
