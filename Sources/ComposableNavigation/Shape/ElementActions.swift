/// The case paths from a parent's actions to the actions of its elements.
@usableFromInline
package enum ElementActions<Action: Sendable, ElementAction: Sendable>: Sendable {
  /// The actions of `forEach`, each of which names its entry.
  case named(CasePath<Action, (EntryID, ElementAction)>)
  /// The actions of `ifLet`, which are for the entry in front.
  case front(CasePath<Action, ElementAction>)
}

extension ElementActions {
  /// A Boolean value that indicates whether the actions are for the entry in front, such as a
  /// sheet.
  var areOfFront: Bool { if case .front = self { true } else { false } }

  /// Returns the element's action and the entry that it names; nil for any other action.
  func extract(_ action: Action) -> (named: EntryID?, action: ElementAction)? {
    switch self {
    case .named(let path):
      guard let payload = path.extract(action) else { return nil }
      return (payload.0, payload.1)
    case .front(let path):
      guard let payload = path.extract(action) else { return nil }
      return (nil, payload)
    }
  }

  /// Returns a function that wraps an entry's actions in the parent's.
  func embedding(_ id: EntryID) -> @Sendable (ElementAction) -> Action {
    switch self {
    case .named(let path): return { action in path.embed((id, action)) }
    case .front(let path): return path.wrap
    }
  }

  /// Returns the entry that a payload in memory names.
  func entry(at payload: UnsafeMutableRawPointer) -> EntryID? {
    switch self {
    case .named: payload.assumingMemoryBound(to: (EntryID, ElementAction).self).pointee.0
    case .front: nil
    }
  }

  var route: CaseRoute {
    switch self {
    case .named(let path): path.route
    case .front(let path): path.route
    }
  }

  /// Returns the known problems of the case path.
  func issues() -> [NavigationIssue] {
    switch self {
    case .named(let path): path.issues()
    case .front(let path): path.issues()
    }
  }

  /// Returns the issue of a case path that has turned out to be unusable, or no effect.
  func lateIssue() -> Effect<Action> {
    switch self {
    case .named(let path): path.lateIssue()
    case .front(let path): path.lateIssue()
    }
  }
}
