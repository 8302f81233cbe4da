/// The actions of a parent that are those of an element.
@usableFromInline
package enum ElementActions<Action: Sendable, ElementAction: Sendable>: Sendable {
  /// The actions of `forEach`, each of which names its entry.
  case named(CasePath<Action, (EntryID, ElementAction)>)
  /// The actions of `ifLet`, which are for what is in front.
  case front(CasePath<Action, ElementAction>)
}

extension ElementActions {
  /// Tells whether the actions are for what is in front, as those of a sheet are.
  var areOfFront: Bool { if case .front = self { true } else { false } }

  /// The element's action, and the entry that it names; nil when it is none.
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

  /// Makes an entry's actions the parent's.
  func embedding(_ id: EntryID) -> @Sendable (ElementAction) -> Action {
    switch self {
    case .named(let path): return { action in path.embed((id, action)) }
    case .front(let path): return path.wrap
    }
  }

  /// The entry that is named in the memory of a payload.
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

  /// The known mistakes in the path.
  func issues() -> [NavigationIssue] {
    switch self {
    case .named(let path): path.issues()
    case .front(let path): path.issues()
    }
  }

  /// The news that the path turned out to be unusable, or no effect.
  func lateIssue() -> Effect<Action> {
    switch self {
    case .named(let path): path.lateIssue()
    case .front(let path): path.lateIssue()
    }
  }
}
