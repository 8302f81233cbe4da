extension Dump {
  /// Makes a dump of any value.
  ///
  /// Sets and dictionaries are sorted by their text. A cyclic object is written once.
  init(_ value: Any) { self.init(value, inside: []) }

  private init(_ value: Any, inside objects: Set<ObjectIdentifier>) {
    if let byHand = value as? any DumpedByHand {
      self = byHand.dump
      return
    }
    let mirror = Mirror(reflecting: value)
    func parts() -> [Part] {
      mirror.children.map { Part(label: $0.label, value: Dump($0.value, inside: objects)) }
    }
    func unlabelled() -> [Part] { parts().map { Part(label: nil, value: $0.value) } }

    switch mirror.displayStyle {
    case .optional:
      self = mirror.children.first.map { Dump($0.value, inside: objects) } ?? .text("nil")
    case .enum:
      self = Self.enumCase(value, mirror.children.first, inside: objects)
    case .tuple:
      self = .group(open: "(", parts: parts().map(Self.withoutPosition), close: ")")
    case .collection:
      self = .group(open: "[", parts: unlabelled(), close: "]")
    case .set:
      let sorted = unlabelled().sorted { $0.value.inline < $1.value.inline }
      self = .group(open: "Set([", parts: sorted, close: "])")
    case .dictionary:
      self = Self.dictionary(mirror, inside: objects)
    case .struct where !TypeName.isOfTheSystem(value):
      self = .group(open: "\(TypeName.of(value))(", parts: parts(), close: ")")
    case .class where !TypeName.isOfTheSystem(value):
      let object = ObjectIdentifier(value as AnyObject)
      guard !objects.contains(object) else {
        self = .text("\(TypeName.of(value))(…)")
        return
      }
      let fields = mirror.children.map {
        Part(label: $0.label, value: Dump($0.value, inside: objects.union([object])))
      }
      self = .group(open: "\(TypeName.of(value))(", parts: fields, close: ")")
    default:
      self = .text(Self.text(of: value))
    }
  }

  private static func text(of value: Any) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let text as Substring: String(text).debugDescription
    case let character as Character: character.debugDescription
    default: "\(value)"
    }
  }

  private static func enumCase(
    _ value: Any,
    _ child: Mirror.Child?,
    inside objects: Set<ObjectIdentifier>
  ) -> Dump {
    guard let child else {
      // A custom description need not be the name of the case.
      let name = "\(value)"
      return .text(name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? ".\(name)" : name)
    }
    let payload = Mirror(reflecting: child.value)
    let parts =
      payload.displayStyle == .tuple
      ? payload.children.map {
        withoutPosition(Part(label: $0.label, value: Dump($0.value, inside: objects)))
      }
      : [Part(label: nil, value: Dump(child.value, inside: objects))]
    return .group(open: ".\(child.label ?? "")(", parts: parts, close: ")")
  }

  private static func dictionary(_ mirror: Mirror, inside objects: Set<ObjectIdentifier>) -> Dump {
    let parts = mirror.children.map { pair -> Part in
      let both = Mirror(reflecting: pair.value).children.map { Dump($0.value, inside: objects) }
      guard both.count == 2 else { return Part(label: nil, value: Dump(pair.value)) }
      return Part(label: both[0].inline, value: both[1])
    }
    guard !parts.isEmpty else { return .text("[:]") }
    let sorted = parts.sorted { ($0.label ?? "") < ($1.label ?? "") }
    return .group(open: "[", parts: sorted, close: "]")
  }

  /// Removes the position that tuples use as a label of unlabeled elements.
  private static func withoutPosition(_ part: Part) -> Part {
    part.label?.hasPrefix(".") == true ? Part(label: nil, value: part.value) : part
  }
}
