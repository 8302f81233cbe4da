import ComposableNavigation

extension ScreenNavigation.Action: Decodable where Screen: Decodable {
  /// Reads an action, also in the older encoding that Swift synthesized.
  ///
  /// - Throws: A `DecodingError` if no action has the name.
  public init(from decoder: any Decoder) throws {
    let written = try WrittenAction(from: decoder)
    let animated = try written.value("animated", orElse: true)
    func caller() throws -> ScreenTarget? { try written.optional("by") }
    func asking() throws -> ScreenTarget { try written.value("by", orElse: .top) }
    func from() throws -> EntryID? { try written.optional("from") }
    func showing() throws -> EntryID? { try written.optional("showing") }
    func of() throws -> ScreenTarget { try written.value("of", orElse: .top) }
    func on() throws -> ScreenTarget { try written.value("on", orElse: .top) }
    func cause() throws -> Cause { try written.value("cause", orElse: .program) }
    func screens() throws -> [ScreenNavigation.Destination] {
      try written.value("screens", was: "_0")
    }
    func fallback() throws -> ScreenFallback { try written.value("otherwise", orElse: .nothing) }
    switch try written.name(ScreenActionName.self) {
    case .showScreens:
      self = .showScreens(
        try screens(),
        by: try asking(),
        from: try from(),
        animated: animated
      )
    case .dismissScreen, .dismissScreens, .dismissPushStack, .dismissEnvironment,
      .dismissAllScreens, .dismissScreensUpToTarget, .dismissScreensOfCount,
      .dismissScreensUpToCount:
      self = .dismiss(
        try ScreenNavigation.Dismissal(written),
        by: try caller(),
        animated: animated
      )
    case .remove:
      self = .remove(try written.value("ids", was: "_0"), cause: try cause(), animated: animated)
    case .replaceTop:
      self = .replaceTop(
        with: try written.value("screen", was: "_0"),
        name: try written.optional("name"),
        by: try caller(),
        from: try from(),
        animated: animated
      )
    case .replaceAll:
      self = .replaceAll(
        with: try written.value("screen", was: "_0"),
        name: try written.optional("name"),
        by: try caller(),
        from: try from(),
        animated: animated
      )
    case .addToQueue:
      self = .addToQueue(try screens(), by: try caller())
    case .removeFromQueue, .removeFromQueueAt, .removeFromQueueID:
      self = .removeFromQueue(try ScreenNavigation.QueueTarget(written), by: try caller())
    case .clearQueue:
      self = .removeFromQueue(.all, by: try caller())
    case .showNextScreen:
      self = .showNextScreen(
        otherwise: try fallback(),
        by: try asking(),
        from: try from(),
        animated: animated
      )
    case .enterFlow:
      self = .enterFlow(
        try screens(),
        showsAll: try written.value("showsAll", orElse: false),
        by: try asking(),
        from: try from(),
        animated: animated
      )
    case .showNextOfFlow:
      self = .showNextOfFlow(
        otherwise: try fallback(),
        by: try asking(),
        from: try from(),
        animated: animated
      )
    case .configureSheet:
      self = .configureSheet(
        try written.value("sheet", was: "_0"),
        of: try of(),
        by: try caller(),
        animated: animated
      )
    case .selectDetent:
      self = .selectDetent(
        try written.value("detent", was: "_0"),
        of: try of(),
        by: try caller(),
        animated: animated
      )
    case .alert:
      self = .alert(
        try written.value("alert", was: "_0"),
        on: try on(),
        by: try caller(),
        from: try from(),
        animated: animated
      )
    case .dismissAlert:
      self = .dismissAlert(
        try written.value("target", was: "_0"),
        by: try caller(),
        animated: animated
      )
    case .dismissAllAlerts:
      self = .dismissAllAlerts(by: try caller(), animated: animated)
    case .answered:
      self = .answered(try written.value("text", was: "_0"))
    case .openURL:
      self = .openURL(try written.value("url", was: "_0"), by: try caller())
    case .overlay:
      self = .overlay(
        try written.value("overlay", was: "_0"),
        on: try on(),
        by: try caller(),
        from: try from(),
        animated: animated
      )
    case .transition:
      self = .transition(
        try written.value("transition", was: "_0"),
        on: try on(),
        by: try caller(),
        from: try from(),
        showing: try showing(),
        animated: animated
      )
    case .dismissTransitionOrScreen:
      self = .dismissTransitionOrScreen(of: try of(), by: try caller(), animated: animated)
    case .showNextTransitionOrScreen:
      self = .showNextTransitionOrScreen(
        by: try asking(),
        from: try from(),
        showing: try showing(),
        animated: animated
      )
    case .stack:
      self = .stack(of: try written.optional("of"), try written.value("stack", was: "_1"))
    case .modal:
      self = .modal(over: try written.optional("over"), try written.value("modal", was: "_1"))
    case .dismissed:
      self = .dismissed(try written.value("entry", was: "_0"), cause: try cause())
    case .alertDismissed:
      self = .alertDismissed(
        try written.value("entry", was: "_0"),
        of: try written.value("of"),
        cause: try cause()
      )
    case .overlayDismissed:
      self = .overlayDismissed(
        try written.value("entry", was: "_0"),
        of: try written.value("of"),
        cause: try cause()
      )
    case .transitionDismissed:
      self = .transitionDismissed(
        try written.value("entry", was: "_0"),
        of: try written.value("of"),
        cause: try cause()
      )
    }
  }
}

extension ScreenNavigation.Dismissal {
  fileprivate init(_ written: WrittenAction) throws {
    switch try written.name(ScreenActionName.self) {
    case .dismissScreen: self = .one(try written.value("target", was: "_0", orElse: .top))
    case .dismissPushStack: self = .pushStack(of: try written.value("of", orElse: .top))
    case .dismissEnvironment: self = .environment(of: try written.value("of", orElse: .top))
    case .dismissAllScreens: self = .all
    case .dismissScreensUpToTarget: self = .upTo(try written.value("upTo", was: "_0"))
    case .dismissScreensOfCount: self = .exactly(try written.value("count", was: "_0"))
    case .dismissScreensUpToCount: self = .upToCount(try written.value("upToCount", was: "_0"))
    default:
      if let target: ScreenTarget = try written.optional("upTo") {
        self = .upTo(target)
      } else if let count: Int = try written.optional("upToCount") {
        self = .upToCount(count)
      } else {
        self = .exactly(try written.value("count"))
      }
    }
  }
}

extension ScreenNavigation.QueueTarget {
  fileprivate init(_ written: WrittenAction) throws {
    switch try written.name(ScreenActionName.self) {
    case .removeFromQueueAt: self = .at(try written.value("at", was: "_0"))
    case .removeFromQueueID: self = .entry(try written.value("id", was: "_0"))
    default:
      if let place: Int = try written.optional("at") {
        self = .at(place)
      } else if let id: EntryID = try written.optional("id") {
        self = .entry(id)
      } else {
        self = .named(try written.value("names", was: "_0"))
      }
    }
  }
}

/// The written names of actions; the names in the last two lines are only read.
enum ScreenActionName: String {
  case showScreens, dismissScreen, dismissScreens, dismissPushStack, dismissEnvironment
  case dismissAllScreens, remove, replaceTop, replaceAll, addToQueue, removeFromQueue, clearQueue
  case showNextScreen, enterFlow, showNextOfFlow, configureSheet, selectDetent, alert, dismissAlert
  case dismissAllAlerts, answered, openURL, overlay, transition, dismissTransitionOrScreen
  case showNextTransitionOrScreen, stack, modal, dismissed, alertDismissed, overlayDismissed
  case transitionDismissed
  case dismissScreensUpToTarget, dismissScreensOfCount, dismissScreensUpToCount
  case removeFromQueueAt, removeFromQueueID
}
