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

  /// Reads the part of a state.
  package func read(_ state: State, _ body: Body) {
    withUnsafePointer(to: state) { read(at: $0, body) }
  }

  /// Reads the part of the state at an address.
  package func read(at state: UnsafeRawPointer, _ body: Body) {
    if let offset { return body((state + offset).assumingMemoryBound(to: Part.self)) }
    withUnsafePointer(to: state.assumingMemoryBound(to: State.self).pointee[keyPath: path], body)
  }

  /// Returns a Boolean value that indicates whether the part is surely the same in both states.
  ///
  /// Equal bytes refer to the same lists, which do not change while both states refer to them.
  package func isUntouched(_ before: State, _ after: State) -> Bool {
    guard let offset else { return false }
    return withUnsafePointer(to: before) { before in
      withUnsafePointer(to: after) { after in
        Self.areEqual(UnsafeRawPointer(before) + offset, UnsafeRawPointer(after) + offset)
      }
    }
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
