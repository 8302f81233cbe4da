extension LinkMap {
  /// The link of the open screens; empty for the root alone.
  ///
  /// SUINavigation calls it `currentUrl`.
  ///
  /// - Parameters:
  ///   - state: The state of what is open.
  ///   - base: Where links stand; `.none` for where the tables say.
  /// - Returns: The link.
  /// - Throws: ``LinkPrintError`` when something open has no link.
  public func currentURL(
    of state: State,
    base: LinkBase = .none
  ) throws(LinkPrintError) -> String {
    var writing = LinkWriting()
    try write(state, &writing)
    return writing.url.text(base: self.base(or: base))
  }

  /// Opens a link on top of the open screens; an empty link changes nothing.
  ///
  /// One that begins at the root, by a slash or a base, is not appended:
  /// ``replace(with:in:policy:base:guardedBy:)`` opens it.
  ///
  /// - Returns: The outcome.
  /// - Throws: ``LinkError``, and nothing has changed.
  public func append(
    from text: String,
    to state: inout State,
    policy: LinkPolicy = .strict,
    base: LinkBase = .none,
    guardedBy guards: LinkGuard<State>...
  ) throws(LinkError) -> LinkOutcome {
    try open(text, in: &state, .push, policy, base, guards)
  }

  /// Opens a link in place of everything that the map governs; an empty one leads to the root.
  ///
  /// A screen that is open before and after keeps its identity, and so its view. SUINavigation
  /// calls it `replace(with:)`, and builds all of it anew.
  ///
  /// - Returns: The outcome.
  /// - Throws: ``LinkError``, and nothing has changed.
  public func replace(
    with text: String,
    in state: inout State,
    policy: LinkPolicy = .strict,
    base: LinkBase = .none,
    guardedBy guards: LinkGuard<State>...
  ) throws(LinkError) -> LinkOutcome {
    try open(text, in: &state, .replace, policy, base, guards)
  }

  /// Goes back to the link's screens that are open already, and builds the missing ones.
  ///
  /// - Returns: The outcome.
  /// - Throws: ``LinkError``, and nothing has changed.
  public func find(
    _ text: String,
    in state: inout State,
    policy: LinkPolicy = .strict,
    base: LinkBase = .none,
    guardedBy guards: LinkGuard<State>...
  ) throws(LinkError) -> LinkOutcome {
    try open(text, in: &state, .findOrBuild, policy, base, guards)
  }

  /// Opens a link that was held back, as it was meant; nil opens nothing.
  ///
  /// - Returns: The outcome; it may be held again.
  /// - Throws: ``LinkError``, and nothing has changed.
  public func resume(
    _ link: PendingLink?,
    in state: inout State,
    base: LinkBase = .none,
    guardedBy guards: LinkGuard<State>...
  ) throws(LinkError) -> LinkOutcome {
    guard let link else { return .opened(dropped: nil) }
    let base = base == LinkBase.none ? link.base : base
    return try open(link.text, in: &state, link.mode, link.policy, base, guards)
  }

  func open(
    _ text: String,
    in state: inout State,
    _ mode: LinkMode,
    _ policy: LinkPolicy,
    _ base: LinkBase,
    _ guards: [LinkGuard<State>]
  ) throws(LinkError) -> LinkOutcome {
    let base = self.base(or: base)
    let given = try LinkURL(text, base: base)
    if given.isAbsolute, mode == .push {
      let start = given.pathStart > 0 ? base.prefix : "/"
      throw LinkError(.absolute, at: 0, found: start, expected: "a link from where one is")
    }
    let url = try redirect(given)
    var opening = LinkOpening(reading: LinkReading(url), mode: mode)
    var then = state
    if mode == .replace { reset(&then) }
    read(&then, &opening)
    if mode == .replace {
      var kept = state
      carry(then, &kept)
      then = kept
    }
    let dropped = opening.isAtEnd ? nil : opening.error ?? opening.trailing
    if let dropped, policy == .strict { throw dropped }
    for decision in guards {
      guard let reason = decision.reason(state, then) else { continue }
      return .held(
        PendingLink(text: text, base: base, mode: mode, policy: policy, reason: reason)
      )
    }
    state = then
    return .opened(dropped: dropped)
  }
}
