/// A link from which the parts of a pattern read in turn.
@usableFromInline
struct LinkReading {
  @usableFromInline let url: LinkURL
  /// The index of the next component.
  var component: Int
  /// The end of the pattern in the path.
  var end: Int
  /// A bit for each optional component that is present, the first in the lowest bit.
  var present: UInt64
  /// The same bits, before any component was read.
  var choice: UInt64 = 0
  /// The index of the last literal of the pattern.
  var literal: Int?
  /// A bit for each query item that has been taken, the first in the lowest bit.
  private var taken: UInt64 = 0
  /// The record for a query with more items; `lines` is the number of lines for this reading.
  private let record: LinkQueryRecord?
  private var lines = 0

  @usableFromInline
  init(_ url: LinkURL) {
    self.url = url
    component = 0
    end = 0
    present = 0
    record = url.query.count > UInt64.bitWidth ? LinkQueryRecord(url.query) : nil
  }

  mutating func takeOptional() -> Bool {
    defer { present >>= 1 }
    return present & 1 == 1
  }

  mutating func read<Value: LinkParameter>(_ name: String) throws(LinkError) -> Value {
    let text = component < url.path.count ? url.path[component] : ""
    guard let value = Value(linkText: text) else {
      let expected = "\(Value.self) for “\(name)”"
      throw url.error(.noPattern, ofComponent: component, expected: expected)
    }
    component += 1
    return value
  }

  /// Reads the first value of a name that has not been taken, and takes it unless it is shared.
  mutating func query<Value: LinkParameter>(
    _ name: String,
    isShared: Bool
  ) throws(LinkError) -> Value? {
    if let record {
      record.turnBack(to: lines)
      guard let index = record.left(of: name).first else { return nil }
      if !isShared { lines = record.take(1, of: name) }
      return try value(at: index)
    }
    for (index, item) in url.query.enumerated() where item.name == name && !isTaken(index) {
      if !isShared { taken |= 1 << UInt64(index) }
      return try value(at: index)
    }
    return nil
  }

  /// Reads and takes all values of a name that have not been taken.
  mutating func queryAll<Value: LinkParameter>(_ name: String) throws(LinkError) -> [Value] {
    var values: [Value] = []
    if let record {
      record.turnBack(to: lines)
      let left = record.left(of: name)
      lines = record.take(left.count, of: name)
      for index in left { values.append(try value(at: index)) }
      return values
    }
    for (index, item) in url.query.enumerated() where item.name == name && !isTaken(index) {
      taken |= 1 << UInt64(index)
      values.append(try value(at: index))
    }
    return values
  }

  private func isTaken(_ index: Int) -> Bool { taken & (1 << UInt64(index)) != 0 }

  private func value<Value: LinkParameter>(at index: Int) throws(LinkError) -> Value {
    let item = url.query[index]
    guard let value = Value(linkText: item.value) else {
      let parameter = LinkError.Parameter(component: name, name: item.name, type: "\(Value.self)")
      throw url.error(.badValue, ofItem: index, parameter)
    }
    return value
  }

  func missing(_ name: String, _ type: String) -> LinkError {
    let parameter = LinkError.Parameter(component: self.name, name: name, type: type)
    return url.error(.missingValue, ofItem: url.query.count, parameter)
  }

  /// The name of the pattern in the link: its last literal.
  private var name: String? { literal.map { url.path[$0] } }
}
