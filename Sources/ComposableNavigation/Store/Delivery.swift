/// The circumstances of a sent action: its sender, its gate, and those who wait for its end.
@usableFromInline
struct Delivery {
  /// The sender of the action.
  var source = ActionSource.program

  /// The gate of the action; nil lets every action in.
  ///
  /// It is asked right before the action would be reduced, which may be later than it was sent.
  /// It is told the reason for which an outer gate has refused, nil for none.
  private(set) var gate: (@MainActor (Refusal?) -> Turn)?

  /// The end of the action that somebody waits for.
  var end = End.none

  /// An end of an action, with the callback for when it has come.
  ///
  /// One value, for every action of a scoped store carries it (benchmark “scoped store, send”).
  enum End {
    /// Nobody waits for the action.
    case none
    /// The action has been reduced and observers told, or was not let in.
    case reduced(@MainActor () -> Void)
    /// All that its effect has sent at once has been reduced as well.
    ///
    /// That is part of what a reducer answers to the action.
    case settled(@MainActor () -> Void)
  }

  @usableFromInline
  init() {}

  init(source: ActionSource, end: End = .none) {
    self.source = source
    self.end = end
  }

  /// The delivery of another action in its place: whoever waits for this one waits for that.
  func handedOn(by source: ActionSource) -> Delivery { Delivery(source: source, end: end) }

  /// The decision about an action whose turn has come.
  enum Turn {
    case reduce
    /// It changes nothing, for a reason.
    case refuse(Refusal)
    /// It changes nothing, as what it belongs to has been refused.
    case drop
  }

  /// The same, through one more gate, which is asked before the others: that of an outer store.
  ///
  /// - Parameter outer: Returns the reason to refuse the action; nil lets it in.
  /// - Returns: The delivery.
  func through(_ outer: @escaping @MainActor () -> Refusal?) -> Delivery {
    var delivery = self
    delivery.gate = { [gate] refused in
      let refused = refused ?? outer()
      return gate?(refused) ?? Turn(refused)
    }
    return delivery
  }

  /// The same, for an action that belongs to another one: unless that was carried out, it comes to
  /// nothing, and is not refused, as the other one was.
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
  /// Says that the end has come.
  @MainActor @inline(__always)
  func tell() {
    switch self {
    case .none: break
    case .reduced(let tell), .settled(let tell): tell()
    }
  }

  /// Both ends, for an action that two wait for.
  ///
  /// The other one as it is where nobody waits: wrapped once for each action, the end of a long
  /// chain would lie deeper than the call stack is.
  @MainActor
  func followed(by other: Delivery.End) -> Delivery.End {
    if case .none = self { return other }
    return .settled {
      tell()
      other.tell()
    }
  }
}
