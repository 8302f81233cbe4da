extension JSONValue {
  /// The value of an object under a name; nil if there is none, or if the value is not an object.
  ///
  /// ```swift
  /// value["list"]?["sorting"] = .string("name")
  /// ```
  ///
  /// Writing nil removes the name. Writing to a value that is not an object changes nothing.
  public subscript(_ name: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members[name]
    }
    set {
      guard case .object(var members) = self else { return }
      // Releases the storage, so that the members are not copied when they change.
      self = .null
      members[name] = newValue
      self = .object(members)
    }
  }

  /// The elements of a list, in order; empty for other values.
  ///
  /// Writing replaces any value by a list.
  public var elements: [JSONValue] {
    get { if case .array(let elements) = self { elements } else { [] } }
    set { self = .array(newValue) }
  }

  /// Renames a field of an object.
  ///
  /// If the field does not exist, nothing changes; a value under the new name is replaced.
  public mutating func rename(_ name: String, to newName: String) {
    guard let value = self[name] else { return }
    self[name] = nil
    self[newName] = value
  }

  /// Changes each element of a list, or each value of an object.
  ///
  /// ```swift
  /// value["items"]?.changeEach { item in item["isRead"] = .bool(false) }
  /// ```
  ///
  /// A value that is neither a list nor an object stays as it is.
  ///
  /// - Throws: The error of `change`; nothing is changed then.
  /// - Complexity: O(*n*) for a list, O(*n* log *n*) for an object, whose names are sorted.
  public mutating func changeEach(_ change: (inout JSONValue) throws -> Void) rethrows {
    switch self {
    case .array(var elements):
      for index in elements.indices { try change(&elements[index]) }
      self = .array(elements)
    case .object(var members):
      for name in members.keys.sorted() {
        guard var value = members[name] else { continue }
        try change(&value)
        members[name] = value
      }
      self = .object(members)
    case .null, .bool, .number, .string:
      break
    }
  }
}
