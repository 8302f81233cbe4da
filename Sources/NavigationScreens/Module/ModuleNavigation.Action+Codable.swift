import ComposableNavigation

extension ModuleNavigation.Action: Encodable where Screen: Encodable {
  /// Writes the action by name, with its parts: `{"action":"dismissModules","count":2}`.
  ///
  /// Omits default values: animated, caused by the program, from no entry, the module in front.
  public func encode(to encoder: any Encoder) throws {
    var action = try ActionWriter(name, to: encoder)
    switch self {
    case .screens(let screens):
      try action.write(screens, "screens")
    case .show(let modules, let id, let animated):
      try action.write(modules, "modules")
      try action.writeIfPresent(id, "from")
      try action.write(animated, "animated", unless: true)
    case .dismiss(let dismissal, let animated):
      switch dismissal {
      case .one(let target): try action.write(target, "target", unless: .top)
      case .upTo(let target): try action.write(target, "upTo")
      case .exactly(let count): try action.write(count, "count")
      case .all: break
      }
      try action.write(animated, "animated", unless: true)
    case .remove(let ids, let cause, let animated):
      try action.write(ids, "ids")
      try action.write(cause, "cause", unless: .program)
      try action.write(animated, "animated", unless: true)
    case .dismissed(let entry, let cause):
      try action.write(entry, "entry")
      try action.write(cause, "cause")
    }
  }

  private var name: ModuleActionName {
    switch self {
    case .screens: .screens
    case .show: .showModules
    case .dismiss(.one, animated: _): .dismissModule
    case .dismiss(.all, animated: _): .dismissAllModules
    case .dismiss: .dismissModules
    case .remove: .remove
    case .dismissed: .dismissed
    }
  }
}

extension ModuleNavigation.Action: Decodable where Screen: Decodable {
  /// Reads an action, also in the older encoding that Swift synthesized.
  ///
  /// - Throws: A `DecodingError` if no action has the name.
  public init(from decoder: any Decoder) throws {
    let written = try WrittenAction(from: decoder)
    let animated = try written.value("animated", orElse: true)
    func cause() throws -> Cause { try written.value("cause", orElse: .program) }
    switch try written.name(ModuleActionName.self) {
    case .screens:
      self = .screens(try written.value("screens", was: "_0"))
    case .showModules, .show:
      self = .show(
        try written.value("modules", was: "_0"),
        from: try written.optional("from"),
        animated: animated
      )
    case .dismissModule, .dismiss:
      let target: ScreenTarget = try written.value("target", was: "_0", orElse: .top)
      self = .dismiss(.one(target), animated: animated)
    case .dismissModules:
      if let target: ScreenTarget = try written.optional("upTo") {
        self = .dismiss(.upTo(target), animated: animated)
      } else {
        self = .dismiss(.exactly(try written.value("count")), animated: animated)
      }
    case .dismissUpTo:
      self = .dismiss(.upTo(try written.value("upTo", was: "_0")), animated: animated)
    case .dismissCount:
      self = .dismiss(.exactly(try written.value("count", was: "_0")), animated: animated)
    case .dismissAllModules, .dismissAll:
      self = .dismiss(.all, animated: animated)
    case .remove:
      self = .remove(try written.value("ids"), cause: try cause(), animated: animated)
    case .dismissEntry:
      let id: EntryID = try written.value("id", was: "_0")
      self = .remove([id], cause: try cause(), animated: animated)
    case .dismissed:
      self = .dismissed(try written.value("entry", was: "_0"), cause: try cause())
    }
  }
}

/// The written names; the last line has names that are only read.
private enum ModuleActionName: String {
  case screens, showModules, dismissModule, dismissModules, dismissAllModules, remove, dismissed
  case show, dismiss, dismissUpTo, dismissCount, dismissAll, dismissEntry
}
