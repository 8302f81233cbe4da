/// A variable component: its name, its type, and the default that completes a path without it.
struct RouteParameter: Sendable {
  let name: String
  let type: String
  let defaultText: String?
  let converts: @Sendable (String) -> Bool

  init<Value: LosslessStringConvertible & SendableMetatype>(
    _ name: String,
    _ type: Value.Type,
    _ value: Value?
  ) {
    self.name = name
    self.type = "\(type)"
    // A path cannot contain an empty component, so an empty default completes nothing.
    defaultText = value.map(\.description).flatMap { $0.isEmpty ? nil : $0 }
    converts = { Value($0) != nil }
  }
}
