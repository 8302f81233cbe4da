/// Where the state of a child lies in that of its parent.
///
/// A stored property is a distance in memory. A computed one, or one with observers, is read once
/// and written once for each action that is the child's.
@usableFromInline
struct StatePlace<Root, Value>: Sendable {
  @usableFromInline typealias Body = (UnsafeMutableRawPointer) -> AnyEffect?
  @usableFromInline typealias Access = @Sendable (UnsafeMutableRawPointer, Body) -> AnyEffect?

  @usableFromInline let path: any WritableKeyPath<Root, Value> & Sendable
  @usableFromInline let raw: RawPlace

  // Inlinable because the closure must be made where the types are known. Benchmark: computed
  // pullback.
  @inlinable
  init(_ path: any WritableKeyPath<Root, Value> & Sendable) {
    self.path = path
    if let offset = MemoryLayout<Root>.offset(of: path) {
      raw = .stored(offset)
    } else {
      raw = .computed { root, body in
        withUnsafeMutablePointer(
          to: &root.assumingMemoryBound(to: Root.self).pointee[keyPath: path]
        ) { body(UnsafeMutableRawPointer($0)) }
      }
    }
  }
}

/// A ``StatePlace`` without its types.
@usableFromInline
enum RawPlace: Sendable {
  @usableFromInline typealias Body = (UnsafeMutableRawPointer) -> AnyEffect?

  case stored(Int)
  case computed(@Sendable (UnsafeMutableRawPointer, Body) -> AnyEffect?)

  /// Runs a body on the child's state.
  @inlinable @inline(__always)
  func access(_ root: UnsafeMutableRawPointer, _ body: Body) -> AnyEffect? {
    switch self {
    case .stored(let offset): body(root + offset)
    case .computed(let access): access(root, body)
    }
  }
}
