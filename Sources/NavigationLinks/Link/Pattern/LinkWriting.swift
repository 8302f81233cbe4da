/// What the parts of a pattern write into, one after another.
///
/// It keeps the book that a reader will keep, so that a value that would be read by somebody else is
/// refused instead of printed.
struct LinkWriting {
  private(set) var path: [String] = []
  private(set) var query: [LinkURL.QueryItem] = []
  private var names: [Name] = []

  private struct Name {
    let name: String
    /// What has been written, in order.
    var values: [String] = []
    /// How many of them readers will have taken.
    var taken = 0
    /// Whether somebody reads that nothing more is there.
    var isClosed = false
  }

  init() { path.reserveCapacity(6) }

  var url: LinkURL { LinkURL(path: path, query: query) }

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
    let left = names[index].values[names[index].taken...]
    guard left.isEmpty || Array(left.prefix(values.count)) == Array(values.prefix(left.count)),
      left.count <= values.count
    else { throw .sharedName(name) }
    for value in values.dropFirst(left.count) { try append(value, at: index) }
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

  private mutating func index(of name: String) -> Int {
    if let index = names.firstIndex(where: { $0.name == name }) { return index }
    names.append(Name(name: name))
    return names.count - 1
  }
}
