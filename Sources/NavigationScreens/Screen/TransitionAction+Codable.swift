extension ScreenNavigation.TransitionAction: Encodable where Screen: Encodable {
  /// Writes the action by name, with its parts: `{"action":"dismissUpTo","target":{"name":"card"}}`.
  public func encode(to encoder: any Encoder) throws {
    var action = try ActionWriter(name, to: encoder)
    switch self {
    case .show(let transitions), .addToQueue(let transitions):
      try action.write(transitions, "transitions")
    case .dismiss(let target): try action.write(target, "target", unless: .top)
    case .dismissUpTo(let target): try action.write(target, "target")
    case .dismissCount(let count): try action.write(count, "count")
    case .swipeBack(let id), .back(let id): try action.write(id, "id")
    case .removeFromQueue(let names): try action.write(names, "names")
    case .dismissAll, .clearQueue, .showNext: break
    }
  }

  private var name: TransitionActionName {
    switch self {
    case .show: .show
    case .dismiss: .dismiss
    case .dismissUpTo: .dismissUpTo
    case .dismissCount: .dismissCount
    case .dismissAll: .dismissAll
    case .swipeBack: .swipeBack
    case .back: .back
    case .addToQueue: .addToQueue
    case .removeFromQueue: .removeFromQueue
    case .clearQueue: .clearQueue
    case .showNext: .showNext
    }
  }
}

extension ScreenNavigation.TransitionAction: Decodable where Screen: Decodable {
  /// Reads an action, also in the older encoding that Swift synthesized.
  ///
  /// - Throws: A `DecodingError` if no action has the name.
  public init(from decoder: any Decoder) throws {
    let written = try WrittenAction(from: decoder)
    switch try written.name(TransitionActionName.self) {
    case .show: self = .show(try written.value("transitions", was: "_0"))
    case .dismiss: self = .dismiss(try written.value("target", was: "_0", orElse: .top))
    case .dismissUpTo: self = .dismissUpTo(try written.value("target", was: "_0"))
    case .dismissCount: self = .dismissCount(try written.value("count", was: "_0"))
    case .dismissAll: self = .dismissAll
    case .swipeBack: self = .swipeBack(try written.value("id", was: "_0"))
    case .back: self = .back(try written.value("id", was: "_0"))
    case .addToQueue: self = .addToQueue(try written.value("transitions", was: "_0"))
    case .removeFromQueue: self = .removeFromQueue(try written.value("names", was: "_0"))
    case .clearQueue: self = .clearQueue
    case .showNext: self = .showNext
    }
  }
}

private enum TransitionActionName: String {
  case show, dismiss, dismissUpTo, dismissCount, dismissAll, swipeBack, back, addToQueue
  case removeFromQueue, clearQueue, showNext
}
