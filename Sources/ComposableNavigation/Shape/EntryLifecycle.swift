/// A visible entry and its lifecycle while its container is not covered.
///
/// See ``ElementState/lifecycles``.
///
/// ```swift
/// let tabs = TabNavigation<String>.State(items: ["a", "b"])
/// tabs.lifecycles.map(\.lifecycle)                   // [.front]
/// ```
public struct EntryLifecycle: Hashable, Sendable {
  /// The entry.
  public let id: EntryID

  /// Its lifecycle.
  public let lifecycle: Lifecycle

  /// Makes the description of a visible entry.
  public init(_ id: EntryID, _ lifecycle: Lifecycle) {
    self.id = id
    self.lifecycle = lifecycle
  }
}

extension [EntryLifecycle] {
  /// Makes the lifecycles of the topmost entries of containers that cover each other; the last
  /// entry is in front, unless something else covers it.
  package init(topmost ids: [EntryID], isCovered: Bool = false) {
    self = ids.enumerated().map { index, id in
      EntryLifecycle(id, index == ids.count - 1 && !isCovered ? .front : .covered)
    }
  }
}

extension ElementState {
  /// The entry in front, which is ``frontID``.
  public var lifecycles: [EntryLifecycle] {
    frontID.map { [EntryLifecycle($0, .front)] } ?? []
  }

  /// The entry in front; without a ``frontID``, as in a split, each visible entry, the front one last.
  var frontIDs: [EntryID] {
    frontID.map { [$0] } ?? lifecycles.filter { $0.lifecycle != .there }.map(\.id)
  }

  /// Returns the lifecycle of an entry while the container is not covered; nil if there is no such
  /// entry.
  ///
  /// - Complexity: That of finding the entry, and of ``lifecycles``.
  public func lifecycle(of id: EntryID) -> Lifecycle? {
    guard let id = resolved(id) else { return nil }
    return lifecycles.first { $0.id.isSame(as: id) }?.lifecycle ?? .there
  }
}
