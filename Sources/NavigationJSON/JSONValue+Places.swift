extension JSONValue {
  /// Returns the value at a place; nil if there is none.
  package func value(at place: some Sequence<JSONStep>) -> JSONValue? {
    var here = self
    for step in place {
      switch (step, here) {
      case (.name(let name), .object(let members)):
        guard let next = members[name] else { return nil }
        here = next
      case (.index(let index), .array(let elements)) where elements.indices.contains(index):
        here = elements[index]
      default:
        return nil
      }
    }
    return here
  }

  /// Changes the value at a place, from the inside out.
  ///
  /// nil stands for no value: it removes a member of an object, and is null in a list.
  ///
  /// - Returns: False if the place does not exist.
  package mutating func change(at place: ArraySlice<JSONStep>, _ change: (inout JSONValue?) -> Void)
    -> Bool
  {
    var way = [self]
    for step in place.dropLast() {
      guard let next = way.last?.value(at: [step]) else { return false }
      way.append(next)
    }
    var value = way.last.flatMap { last in place.last.map { last.value(at: [$0]) } ?? last }
    change(&value)
    for (step, parent) in zip(place, way).reversed() {
      switch (step, parent) {
      case (.name(let name), .object(var members)):
        members[name] = value
        value = .object(members)
      case (.index(let index), .array(var elements)) where elements.indices.contains(index):
        elements[index] = value ?? .null
        value = .array(elements)
      default:
        return false
      }
    }
    guard let value else { return false }
    self = value
    return true
  }
}
