/// The parts of a pattern that match components of the path, besides literals.
///
/// ```swift
/// Link(/Screen.file) { "file"; Segment.repeated("path", String.self) }    // file/a/b
/// ```
///
/// A component is never empty. A value with an empty text can only be printed in the query.
public enum Segment {
  /// One component.
  public static func value<Value: LinkParameter>(
    _ name: String,
    _ type: Value.Type = Value.self
  ) -> LinkPart<Value> {
    LinkPart(
      steps: [.value(LinkKind(name, type))],
      read: { reading throws(LinkError) in try reading.read(name) },
      write: { value, writing throws(LinkPrintError) in
        try writing.append(value.linkText, for: name)
      },
      sample: { $0.sample(type) }
    )
  }

  /// One component or none.
  ///
  /// The following segments must distinguish the two cases, which building the table checks.
  public static func optional<Value: LinkParameter>(
    _ name: String,
    _ type: Value.Type = Value.self
  ) -> LinkPart<Value?> {
    LinkPart(
      steps: [.optional(LinkKind(name, type))],
      read: { reading throws(LinkError) in
        guard reading.takeOptional() else { return nil }
        return try reading.read(name) as Value
      },
      write: { value, writing throws(LinkPrintError) in
        writing.chooseOptional(value != nil)
        if let value { try writing.append(value.linkText, for: name) }
      },
      sample: { draw in .some(draw.choose(below: 2) == 0 ? nil : draw.sample(type)) }
    )
  }

  /// All remaining components, possibly none; this must be the last part of a path.
  public static func repeated<Value: LinkParameter>(
    _ name: String,
    _ type: Value.Type = Value.self
  ) -> LinkPart<[Value]> {
    LinkPart(
      steps: [.rest(LinkKind(name, type))],
      read: { reading throws(LinkError) in
        var values: [Value] = []
        while reading.component < reading.end { values.append(try reading.read(name)) }
        return values
      },
      write: { values, writing throws(LinkPrintError) in
        for value in values { try writing.append(value.linkText, for: name) }
      },
      sample: { $0.samples(type) }
    )
  }

  /// All remaining components, as strings; this must be the last part of a path.
  public static func wildcard(_ name: String = "*") -> LinkPart<[String]> { repeated(name) }
}
