/// An entry that its container shows, and its lifecycle while nothing lies over the container.
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

  /// Describes an entry that is shown.
  public init(_ id: EntryID, _ lifecycle: Lifecycle) {
    self.id = id
    self.lifecycle = lifecycle
  }
}

extension [EntryLifecycle] {
  /// The topmost entries of containers that cover one another; that of the last is in front, unless
  /// something else lies over it.
  package init(topmost ids: [EntryID], isCovered: Bool = false) {
    self = ids.enumerated().map { index, id in
      EntryLifecycle(id, index == ids.count - 1 && !isCovered ? .front : .covered)
    }
  }
}

extension ElementState {
  /// The entry in front, as ``frontID`` has it.
  public var lifecycles: [EntryLifecycle] {
    frontID.map { [EntryLifecycle($0, .front)] } ?? []
  }

  /// Returns the lifecycle of an entry while nothing lies over the container; nil when the entry is
  /// not there.
  ///
  /// - Complexity: That of finding the entry, and of ``lifecycles``.
  public func lifecycle(of id: EntryID) -> Lifecycle? {
    guard let id = bound(id) else { return nil }
    return lifecycles.first { $0.id.isSame(as: id) }?.lifecycle ?? .there
  }
}
