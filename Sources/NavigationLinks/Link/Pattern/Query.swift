/// The parts of a pattern that are read from the query and written into it.
///
/// Values keep their order: the n-th reader of a name gets its n-th value. A reader takes the value
/// unless it is shared; the next reader of the name then gets the same value. SUINavigation calls
/// the two `pop` and `get`.
///
/// ```swift
/// Link(/Screen.list) {
///   "list"
///   Query.value("page", Int.self, default: 1)         // list, list?page=2
///   Query.repeated("tag", String.self)                // list?tag=a&tag=b
/// }
/// ```
///
/// A default value is not printed. A value that another reader would get is refused with
/// ``LinkPrintError/sharedName(_:)``.
public enum Query {
  /// A required value.
  public static func value<Value: LinkParameter>(
    _ name: String,
    _ type: Value.Type = Value.self,
    shared: Bool = false
  ) -> LinkPart<Value> {
    LinkPart(
      steps: [step(name, type, isRequired: true, isShared: shared)],
      read: { reading throws(LinkError) in
        guard let value: Value = try reading.query(name, isShared: shared) else {
          throw reading.missing(name, "\(type)")
        }
        return value
      },
      write: { value, writing throws(LinkPrintError) in
        try writing.query(name, text(of: value, name), isShared: shared)
      },
      sample: { $0.sample(type) }
    )
  }

  /// An optional value.
  public static func optional<Value: LinkParameter>(
    _ name: String,
    _ type: Value.Type = Value.self,
    shared: Bool = false
  ) -> LinkPart<Value?> {
    LinkPart(
      steps: [step(name, type, isRequired: false, isShared: shared)],
      read: { reading throws(LinkError) in try reading.query(name, isShared: shared) },
      write: { value, writing throws(LinkPrintError) in
        if let value {
          try writing.query(name, text(of: value, name), isShared: shared)
        } else {
          try writing.queryNothing(name)
        }
      },
      sample: { draw in .some(draw.choose(below: 2) == 0 ? nil : draw.sample(type)) }
    )
  }

  /// A value with a default.
  public static func value<Value: LinkParameter & Equatable>(
    _ name: String,
    _ type: Value.Type = Value.self,
    default standard: Value,
    shared: Bool = false
  ) -> LinkPart<Value> {
    let part = optional(name, type, shared: shared)
      .map {
        $0 ?? standard
      } back: {
        $0 == standard ? nil : $0
      }
    let text = standard.linkText
    return LinkPart(
      steps: [step(name, type, isRequired: false, isShared: shared, standard: text)],
      read: part.read,
      write: part.write,
      sample: part.sample
    )
  }

  /// All remaining values of a name, in order.
  public static func repeated<Value: LinkParameter>(
    _ name: String,
    _ type: Value.Type = Value.self
  ) -> LinkPart<[Value]> {
    LinkPart(
      steps: [step(name, type, isRequired: false, isShared: false)],
      read: { reading throws(LinkError) in try reading.queryAll(name) },
      write: { values, writing throws(LinkPrintError) in
        let texts = try values.map { value throws(LinkPrintError) in try text(of: value, name) }
        try writing.queryAll(name, texts)
      },
      sample: { $0.samples(type) }
    )
  }

  private static func text<Value: LinkParameter>(
    of value: Value,
    _ name: String
  ) throws(LinkPrintError) -> String {
    let text = value.linkText
    if text.isEmpty, Value(linkText: "") == nil { throw .unreadable(name) }
    return text
  }

  private static func step<Value: LinkParameter>(
    _ name: String,
    _ type: Value.Type,
    isRequired: Bool,
    isShared: Bool,
    standard: String? = nil
  ) -> LinkStep {
    .query(
      LinkQueryStep(
        name: name,
        isRequired: isRequired,
        isShared: isShared,
        kind: LinkKind(name, type),
        standard: standard
      )
    )
  }
}
