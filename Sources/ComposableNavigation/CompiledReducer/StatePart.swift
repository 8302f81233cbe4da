/// A part of a state that is only read, at its own address if it is a stored property.
///
/// An operator that reads a part after each action copies neither the state nor the part
/// (benchmarks “guards idle” and “lifecycles idle”).
package struct StatePart<State, Part>: Sendable {
  package typealias Body = (UnsafePointer<Part>) -> Void

  private let path: any KeyPath<State, Part> & Sendable
  /// The offset of a stored property; nil for a computed one.
  private let offset: Int?

  package init(_ path: any KeyPath<State, Part> & Sendable) {
    self.path = path
    offset = MemoryLayout<State>.offset(of: path)
  }

  /// Returns the offset of a property of the part; nil if the part or the property is computed.
  package func offset(of property: Int?) -> Int? {
    guard let offset, let property else { return nil }
    return offset + property
  }

  package func read(_ state: State, _ body: Body) {
    withUnsafePointer(to: state) { read(at: $0, body) }
  }

  /// Reads the part of the state at an address.
  package func read(at state: UnsafeRawPointer, _ body: Body) {
    if let offset { return body((state + offset).assumingMemoryBound(to: Part.self)) }
    withUnsafePointer(to: state.assumingMemoryBound(to: State.self).pointee[keyPath: path], body)
  }

  /// Returns a Boolean value that indicates whether the part is surely the same as it was.
  ///
  /// Equal bytes refer to the same lists, which do not change while a copy of the state before refers
  /// to them. The bytes between properties are compared too, so they must be those of the state
  /// itself and not of a copy, which has others there.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the state before.
  ///   - state: The state, at the place where it was before.
  /// - Returns: False also for a computed part.
  package func isUntouched(_ bytes: UnsafeRawPointer, _ state: UnsafeRawPointer) -> Bool {
    guard let offset else { return false }
    return Self.areEqual(bytes + offset, state + offset)
  }

  private static func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let size = MemoryLayout<Part>.size
    var next = 0
    while next + 8 <= size {
      let word = one.loadUnaligned(fromByteOffset: next, as: UInt64.self)
      guard word == other.loadUnaligned(fromByteOffset: next, as: UInt64.self) else { return false }
      next += 8
    }
    while next < size {
      guard
        one.load(fromByteOffset: next, as: UInt8.self)
          == other.load(fromByteOffset: next, as: UInt8.self)
      else { return false }
      next += 1
    }
    return true
  }
}
