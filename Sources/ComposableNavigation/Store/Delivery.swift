/// The circumstances of a sent action: its sender, its gate, and those who wait for its end.
@usableFromInline
struct Delivery {
  /// The sender of the action.
  var source = ActionSource.program

  /// The gate of the action; nil lets every action in.
  ///
  /// It is asked right before the action would be reduced, which may be later than it was sent.
  private(set) var gate: (@MainActor () -> Turn)?

  /// The callback for when the action has been reduced and observers told, or was not let in.
  var whenReduced: (@MainActor () -> Void)?

  /// The callback for when what its effect has sent at once has been reduced as well.
  ///
  /// That is part of what a reducer answers to the action.
  var whenSettled: (@MainActor () -> Void)?

  @usableFromInline
  init() {}

  init(source: ActionSource, whenSettled: (@MainActor () -> Void)? = nil) {
    self.source = source
    self.whenSettled = whenSettled
  }

  /// Leaves it to another action to say when what was sent is done.
  mutating func isWaitedForNoMore() {
    whenReduced = nil
    whenSettled = nil
  }

  /// The delivery of another action in its place: whoever waits for this one waits for that.
  func handedOn(by source: ActionSource) -> Delivery {
    var delivery = Delivery(source: source, whenSettled: whenSettled)
    delivery.whenReduced = whenReduced
    return delivery
  }

  /// The decision about an action whose turn has come.
  enum Turn {
    case reduce
    /// It changes nothing, for a reason.
    case refuse(Refusal)
    /// It changes nothing, as what it belongs to has been refused.
    case drop
  }

  /// The same, through one more gate, which is asked before the others: that of an outer store.
  func through(_ outer: @escaping @MainActor () -> Turn) -> Delivery {
    var delivery = self
    delivery.gate = { [gate] in
      let turn = outer()
      guard case .reduce = turn, let gate else { return turn }
      return gate()
    }
    return delivery
  }
}
