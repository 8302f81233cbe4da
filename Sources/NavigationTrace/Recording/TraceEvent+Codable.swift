import ComposableNavigation
import NavigationJSON

extension TraceEvent: Codable {
  /// Encodes the event's name and its fields.
  public func encode(to encoder: any Encoder) throws {
    try TraceFields(self).encode(to: encoder)
  }

  /// Decodes an event; an unknown name or a missing field is an error.
  public init(from decoder: any Decoder) throws { self = try TraceFields(from: decoder).read }

  /// The names of all events.
  enum Name: String, CaseIterable, Codable {
    case note, act, tree
    case action, dropped, state, began, ended, cancelled, refusal, issue
    case joined, left, wants, coalesced, asked, done, refused, misused, attached, report, waits
  }
}

extension TraceEvent {
  /// The event as JSON, with all digits of the numbers in its action.
  var json: JSONValue {
    get throws {
      var fields = TraceFields(self)
      let action = fields.action
      fields.action = nil
      var value = try JSONValue(writing: fields)
      if let action { value["action"] = action }
      return value
    }
  }
}

extension KeyedDecodingContainer {
  /// Reads an action, which may be `null`; nil only if the event has no action.
  fileprivate func decodeIfPresent(
    _ type: JSONValue.Type,
    forKey key: Key
  ) throws -> JSONValue? {
    contains(key) ? try decode(type, forKey: key) : nil
  }
}

/// The union of the fields of all events.
private struct TraceFields: Codable {
  var event: TraceEvent.Name
  var text: String?
  var action: JSONValue?
  var from: String?
  var work: Int?
  var kind: String?
  var lane: Int?
  var host: String?
  var shape: String?
  var inside: String?
  var element: Int?
  var detent: Sheet.Detent?
  var entries: [String]?
  var selected: String?
  var style: String?
  var command: String?
  var animated: Bool?
  var shows: [Int]?
  var expanded: Bool?
  var reason: String?
  var elements: [Int]?
}

// MARK: Writing

extension TraceFields {
  fileprivate init(_ event: TraceEvent) {
    switch event {
    case .note(let text): self.init(.note, text: text)
    case .act(let text): self.init(.act, text: text)
    case .tree(let text): self.init(.tree, text: text)
    case .state(let text): self.init(.state, text: text)
    case .action(let action, let from): self.init(.action, action, from)
    case .dropped(let action, let from): self.init(.dropped, action, from)
    case .began(let work): self.init(.began, work: work)
    case .ended(let work, let error): self.init(.ended, text: error, work: work)
    case .cancelled(let work): self.init(.cancelled, work: work)
    case .refusal(let reason): self.init(.refusal, reason: reason)
    case .issue(let kind, let message): self.init(.issue, text: message, kind: kind)
    case .joined(let host, let shape, let outer, let element):
      self.init(.joined, host)
      (self.shape, inside, self.element) = (shape, outer?.description, element)
    case .left(let host): self.init(.left, host)
    case .wants(let host, let content): self.init(.wants, host, content)
    case .coalesced(let host, let content, let reason): self.init(.coalesced, host, content, reason)
    case .asked(let host, let command, let isAnimated):
      self.init(.asked, host)
      (self.command, animated) = (command, isAnimated ? nil : false)
    case .done(let host, let showing): self.init(.done, host, showing)
    case .refused(let host, let command, let reason):
      self.init(.refused, host)
      (self.command, self.reason) = (command, reason)
    case .misused(let lane): self.init(.misused, lane: lane)
    case .attached(let host, let showing): self.init(.attached, host, showing)
    case .report(let host, let report):
      self.init(.report, host)
      text = report
    case .waits(let host, let reason):
      self.init(.waits, host)
      self.reason = reason
    }
  }

  private init(
    _ event: TraceEvent.Name,
    text: String? = nil,
    work: Int? = nil,
    kind: String? = nil,
    reason: String? = nil,
    lane: Int? = nil
  ) {
    self.event = event
    (self.text, self.work, self.kind, self.reason, self.lane) = (text, work, kind, reason, lane)
  }

  private init(_ event: TraceEvent.Name, _ action: TraceAction, _ source: TraceSource) {
    self.event = event
    switch action {
    case .value(let value): self.action = value
    case .text(let text): self.text = text
    }
    switch source {
    case .program: from = "program"
    case .host: from = "host"
    case .effect: from = "effect"
    case .work(let number): (from, work) = ("work", number)
    }
  }

  private init(_ event: TraceEvent.Name, _ host: TraceHost) {
    self.event = event
    self.host = host.description
  }

  private init(
    _ event: TraceEvent.Name,
    _ host: TraceHost,
    _ content: TraceDesiredContent,
    _ reason: String? = nil
  ) {
    self.init(event, host)
    (entries, selected, style, self.reason) = (
      content.entries, content.selected, content.style, reason
    )
  }

  private init(_ event: TraceEvent.Name, _ host: TraceHost, _ showing: Showing) {
    self.init(event, host)
    (shows, element) = (showing.elements.map(\.number), showing.selected?.number)
    expanded = showing.hasExpanded ? true : nil
  }
}

// MARK: Reading

extension TraceFields {
  fileprivate var read: TraceEvent {
    get throws {
      switch event {
      case .note: .note(try need(\.text, "text"))
      case .act: .act(try need(\.text, "text"))
      case .tree: .tree(try need(\.text, "text"))
      case .state: .state(try need(\.text, "text"))
      case .action: .action(try readAction, from: try source)
      case .dropped: .dropped(try readAction, from: try source)
      case .began: .began(work: try need(\.work, "work"))
      case .ended: .ended(work: try need(\.work, "work"), error: text)
      case .cancelled: .cancelled(work: try need(\.work, "work"))
      case .refusal: .refusal(try need(\.reason, "reason"))
      case .issue: .issue(kind: try need(\.kind, "kind"), message: try need(\.text, "text"))
      case .joined:
        .joined(
          try readHost,
          shape: try need(\.shape, "shape"),
          in: try inside.map(Self.host),
          element: element
        )
      case .left: .left(try readHost)
      case .wants: .wants(try readHost, try content)
      case .coalesced: .coalesced(try readHost, try content, reason: try need(\.reason, "reason"))
      case .asked:
        .asked(
          try readHost,
          command: try need(\.command, "command"),
          isAnimated: animated ?? true
        )
      case .done: .done(try readHost, try showing)
      case .refused:
        .refused(
          try readHost,
          command: try need(\.command, "command"),
          reason: try need(\.reason, "reason")
        )
      case .misused: .misused(lane: try need(\.lane, "lane"))
      case .attached: .attached(try readHost, try showing)
      case .report: .report(try readHost, try report)
      case .waits: .waits(try readHost, for: reason)
      }
    }
  }

  private var readAction: TraceAction {
    get throws {
      if let action { return .value(action) }
      return .text(try need(\.text, "action"))
    }
  }

  private var source: TraceSource {
    get throws {
      switch try need(\.from, "from") {
      case "program": .program
      case "host": .host
      case "effect": .effect
      case "work": .work(try need(\.work, "work"))
      case let other: throw Self.wrong("no sender is called “\(other)”")
      }
    }
  }

  private var readHost: TraceHost { get throws { try Self.host(need(\.host, "host")) } }

  private static func host(_ text: String) throws -> TraceHost {
    guard let host = TraceHost(text) else { throw wrong("“\(text)” is no host, as 1.2 is") }
    return host
  }

  private var content: TraceDesiredContent {
    get throws {
      TraceDesiredContent(entries: try need(\.entries, "entries"), selected: selected, style: style)
    }
  }

  private var showing: Showing {
    get throws {
      let elements = try need(\.shows, "shows").map { ElementID($0) }
      return Showing(
        elements,
        selected: element.map { ElementID($0) },
        hasExpanded: expanded ?? false
      )
    }
  }

  /// The words of a report, which earlier recorders wrote as several fields.
  private var report: String {
    get throws {
      guard let kind else { return try need(\.text, "text") }
      let verb =
        switch kind {
        case "attempted": element == nil ? "attempted removed" : "attempted selected"
        case "taken": "taken by"
        default: kind
        }
      let named = (elements ?? element.map { [$0] } ?? []).map { "e\($0)" }
      let rest = [detent.map { "\($0)" }, text].compactMap { $0 }
      return ([verb] + named + rest).joined(separator: " ")
    }
  }

  private func need<Value>(_ field: KeyPath<TraceFields, Value?>, _ name: String) throws -> Value {
    guard let value = self[keyPath: field] else {
      throw Self.wrong("\(event.rawValue) needs “\(name)”")
    }
    return value
  }

  private static func wrong(_ message: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: message))
  }
}
