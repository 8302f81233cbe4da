/// A link that the parts of a pattern write into, one after another.
///
/// It keeps the book that a reader will keep, so that a value that would be read by somebody else is
/// refused instead of printed.
struct LinkWriting {
  private(set) var path: [String] = []
  private(set) var query: [LinkURL.QueryItem] = []
  private var names: [Name] = []
  /// The places of names, from so many on that looking through them takes longer.
  private var places: [String: Int] = [:]
  /// The number of names before the mark, and what was changed of those since.
  private var marked = 0
  private var changes: [Change] = []
  /// A bit for each optional component that was written since the mark, as in ``LinkReading``.
  private(set) var choice: UInt64 = 0
  private var optionals: UInt64 = 0

  private struct Name {
    let name: String
    /// The values that have been written, in order.
    var values: [String] = []
    /// The number of those that readers will have taken.
    var taken = 0
    /// Tells whether somebody reads that nothing more is there.
    var isClosed = false
  }

  /// A name as it was before it was changed.
  private struct Change {
    let index: Int
    let count: Int
    let taken: Int
    let isClosed: Bool
  }

  /// A place to go back to.
  struct Mark {
    fileprivate let path: Int
    fileprivate let query: Int
    fileprivate let names: Int
  }

  private static let fewNames = 8

  init() { path.reserveCapacity(6) }

  var url: LinkURL { LinkURL(path: path, query: query) }

  // MARK: Going back

  /// Begins something that may have to be taken back; what was written before stays for good.
  mutating func mark() -> Mark {
    marked = names.count
    changes.removeAll(keepingCapacity: true)
    (choice, optionals) = (0, 0)
    return Mark(path: path.count, query: query.count, names: names.count)
  }

  /// Takes back what was written since the last mark, at the cost of that alone.
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

  /// Returns the part that was written since a mark, with the values of the query that its readers
  /// will find.
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

  // MARK: Writing

  /// Notes whether the next optional component is there.
  mutating func chooseOptional(_ isThere: Bool) {
    if isThere { choice |= 1 << optionals }
    optionals += 1
  }

  mutating func append(literal: String) { path.append(literal) }

  mutating func append(_ text: String, for parameter: String) throws(LinkPrintError) {
    if text.isEmpty { throw .emptyComponent(parameter) }
    path.append(text)
  }

  /// Writes what the next reader of a name is to get.
  mutating func query(_ name: String, _ value: String, isShared: Bool) throws(LinkPrintError) {
    let index = index(of: name)
    if names[index].taken < names[index].values.count {
      // A reader that did not take it has left one.
      if names[index].values[names[index].taken] != value { throw .sharedName(name) }
    } else {
      try append(value, at: index)
    }
    if !isShared { names[index].taken += 1 }
  }

  /// Writes what the next reader gets who takes all.
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

  /// Writes that the next reader of a name is to get nothing.
  mutating func queryNothing(_ name: String) throws(LinkPrintError) {
    try queryAll(name, [])
  }

  private mutating func append(_ value: String, at index: Int) throws(LinkPrintError) {
    if names[index].isClosed { throw .sharedName(names[index].name) }
    names[index].values.append(value)
    query.append(LinkURL.QueryItem(names[index].name, value))
  }

  /// The place of a name, which is going to be changed.
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
