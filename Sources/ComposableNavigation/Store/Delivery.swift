/// The delivery of a sent action: its sender, its gate, and the callback for its end.
@usableFromInline
struct Delivery {
  var source = ActionSource.program

  /// Decides whether the action is reduced; nil admits it.
  ///
  /// The gate is asked right before the action would be reduced, which may be later than it was
  /// sent. Its argument is the refusal of an outer gate, if any.
  private(set) var gate: (@MainActor (Refusal?) -> Turn)?

  /// The end that a caller waits for.
  var end = End.none

  /// An end of an action, with the callback for it.
  ///
  /// One value, because every action of a scoped store carries it (benchmark “scoped store, send”).
  enum End {
    /// No caller waits for the action.
    case none
    /// The action has been reduced and observers have been called, or it was not admitted.
    case reduced(@MainActor () -> Void)
    /// The actions that its effect sent at once have been reduced as well.
    ///
    /// They belong to the reducer's answer to the action.
    case settled(@MainActor () -> Void)
  }

  @usableFromInline
  init() {}

  init(source: ActionSource, end: End = .none) {
    self.source = source
    self.end = end
  }

  /// Returns the delivery of an action that replaces this one and has the same waiting caller.
  func handedOn(by source: ActionSource) -> Delivery { Delivery(source: source, end: end) }

  /// The decision about an action that would be reduced next.
  enum Turn {
    case reduce
    /// The action changes nothing, for this reason.
    case refuse(Refusal)
    /// The action changes nothing, because the action that it belongs to was refused.
    case drop
  }

  /// Returns the delivery with one more gate, of an outer store, which is asked before the others.
  ///
  /// - Parameter outer: Returns the reason to refuse the action; nil admits it.
  /// - Returns: The delivery.
  func through(_ outer: @escaping @MainActor () -> Refusal?) -> Delivery {
    var delivery = self
    delivery.gate = { [gate] refused in
      let refused = refused ?? outer()
      return gate?(refused) ?? Turn(refused)
    }
    return delivery
  }

  /// Returns the delivery for an action that belongs to another one.
  ///
  /// If the other one was not carried out, this action is dropped without a refusal of its own.
  func following(_ wasCarriedOut: @escaping @MainActor () -> Bool) -> Delivery {
    var delivery = self
    delivery.gate = { wasCarriedOut() ? Turn($0) : .drop }
    return delivery
  }
}

extension Delivery.Turn {
  fileprivate init(_ refusal: Refusal?) {
    self = refusal.map { .refuse($0) } ?? .reduce
  }
}

extension Delivery.End {
  /// Calls the callback.
  @MainActor @inline(__always)
  func tell() {
    switch self {
    case .none: break
    case .reduced(let tell), .settled(let tell): tell()
    }
  }

  /// Returns both ends as one, for an action that two callers wait for.
  ///
  /// If this end has no caller, the other one is returned unwrapped: wrapping it at each action of
  /// a long chain would overflow the call stack.
  @MainActor
  func followed(by other: Delivery.End) -> Delivery.End {
    if case .none = self { return other }
    return .settled {
      tell()
      other.tell()
    }
  }
}
