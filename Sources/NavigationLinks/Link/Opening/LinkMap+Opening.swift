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

  /// The link of the open screens, taken apart; nil when something open has no link.
  private func url(of state: State) -> LinkURL? {
    var writing = LinkWriting()
    return (try? write(state, &writing)).map { writing.url }
  }

  /// Opens a link on top of the open screens; an empty link changes nothing.
  ///
  /// It stays in the open tab: a link of another tab is refused, with
  /// ``LinkError/Kind/otherTab``. ``find(_:in:policy:base:guardedBy:)`` and
  /// ``replace(with:in:policy:base:guardedBy:)`` change tabs.
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
  /// A screen that is open before and after keeps its identity, and so its view, and what it carries
  /// besides its link: a draft, a feature's state. Screens are told apart by their links. All else is
  /// closed, also in other tabs; but the link that is open already changes nothing. SUINavigation
  /// calls it `replace(with:)`, and builds all of it anew.
  ///
  /// ```swift
  /// // open: the list, note 1 with a draft, note 2
  /// _ = try map.replace(with: "note/1", in: &state)     // the list, note 1 with its draft
  /// ```
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
  /// A screen is open already when its link is, whatever else it carries.
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
    let current = mode == .push ? nil : self.url(of: state)
    if let current, current.isSamePlace(as: url) { return .opened(dropped: nil) }
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
    // Another text for the link that is open.
    if let current, self.url(of: then)?.isSamePlace(as: current) == true {
      return .opened(dropped: dropped)
    }
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
