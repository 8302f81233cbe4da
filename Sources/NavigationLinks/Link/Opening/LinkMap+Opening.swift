extension LinkMap {
  /// Returns the link of the open screens; empty if only the root is open.
  ///
  /// SUINavigation calls it `currentUrl`.
  ///
  /// - Parameters:
  ///   - state: The state of the open screens.
  ///   - base: The base of links; `.none` for that of the tables.
  /// - Returns: The link.
  /// - Throws: ``LinkPrintError`` if an open screen has no link.
  public func currentURL(
    of state: State,
    base: LinkBase = .none
  ) throws(LinkPrintError) -> String {
    var writing = LinkWriting()
    try write(state, &writing)
    return writing.url.text(base: self.base(or: base))
  }

  /// Returns the link of the open screens, without what was written last time; nil if an open screen
  /// has no link.
  func currentURL(of state: State, in writing: inout LinkWriting) -> String? {
    guard (try? write(state, &writing)) != nil else { return nil }
    return writing.url.text(base: base)
  }

  /// Returns the parsed link of the open screens, or nil if an open screen has no link.
  private func url(of state: State) -> LinkURL? {
    var writing = LinkWriting()
    return (try? write(state, &writing)).map { writing.url }
  }

  /// Opens a link on top of the open screens.
  ///
  /// An empty link changes nothing. The link has to be in the open tab. For another tab it is
  /// refused with ``LinkError/Kind/otherTab``; use ``find(_:in:policy:base:guardedBy:)`` or
  /// ``replace(with:in:policy:base:guardedBy:)`` to change tabs.
  ///
  /// A link that begins at the root, with a slash or a base, is not appended; use
  /// ``replace(with:in:policy:base:guardedBy:)``.
  ///
  /// - Returns: The outcome.
  /// - Throws: ``LinkError``; the state has not changed.
  public func append(
    from text: String,
    to state: inout State,
    policy: LinkPolicy = .strict,
    base: LinkBase = .none,
    guardedBy guards: LinkGuard<State>...
  ) throws(LinkError) -> LinkOutcome {
    try open(text, in: &state, .push, policy, base, guards)
  }

  /// Opens a link in place of all screens that the map governs.
  ///
  /// An empty link leads to the root. A screen that is open before and after keeps its id,
  /// its view, and its content besides the link: a draft, a feature's state. Screens are compared
  /// by their links. All other screens are closed, also in other tabs. The link of the current
  /// state changes nothing. SUINavigation calls it `replace(with:)`, and builds all screens anew.
  ///
  /// ```swift
  /// // open: the list, note 1 with a draft, note 2
  /// _ = try map.replace(with: "note/1", in: &state)     // the list, note 1 with its draft
  /// ```
  ///
  /// - Returns: The outcome.
  /// - Throws: ``LinkError``; the state has not changed.
  public func replace(
    with text: String,
    in state: inout State,
    policy: LinkPolicy = .strict,
    base: LinkBase = .none,
    guardedBy guards: LinkGuard<State>...
  ) throws(LinkError) -> LinkOutcome {
    try open(text, in: &state, .replace, policy, base, guards)
  }

  /// Goes back to the link's screens that are already open, and builds the missing ones.
  ///
  /// A screen is open if its link is, regardless of its other content.
  ///
  /// - Returns: The outcome.
  /// - Throws: ``LinkError``; the state has not changed.
  public func find(
    _ text: String,
    in state: inout State,
    policy: LinkPolicy = .strict,
    base: LinkBase = .none,
    guardedBy guards: LinkGuard<State>...
  ) throws(LinkError) -> LinkOutcome {
    try open(text, in: &state, .findOrBuild, policy, base, guards)
  }

  /// Opens a link that was held back, in its original mode and policy; nil opens nothing.
  ///
  /// - Returns: The outcome. The link may be held back again.
  /// - Throws: ``LinkError``; the state has not changed.
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
    // The text is another form of the link that is already open.
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
