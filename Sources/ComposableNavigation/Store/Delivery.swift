/// How an action is sent: who sends it, what is asked when its turn has come, who wants to know.
@usableFromInline
struct Delivery {
  /// Who sends it.
  var source = ActionSource.program

  /// Asked right before the action would be reduced, which may be later than it was sent; nil lets
  /// every action in.
  private(set) var gate: (@MainActor () -> Turn)?

  /// Called when the action, and what its effect has sent at once, has been reduced and observers
  /// told, or when it was not let in.
  var whenReduced: (@MainActor () -> Void)?

  @usableFromInline
  init() {}

  init(source: ActionSource, whenReduced: (@MainActor () -> Void)? = nil) {
    self.source = source
    self.whenReduced = whenReduced
  }

  /// What becomes of an action whose turn has come.
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
