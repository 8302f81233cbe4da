import ComposableNavigation

/// Returns a step as code, with the numbers of containers: `.userRemoves(2, 1)`.
func code(_ value: Any) -> String {
  if let id = value as? MemberID { return "\(id.number)" }
  let mirror = Mirror(reflecting: value)
  let parts = mirror.children.map { part in
    (part.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? "") + code(part.value)
  }
  switch mirror.displayStyle {
  case .tuple: return "(\(parts.joined(separator: ", ")))"
  case .enum:
    guard let payload = mirror.children.first else { return ".\(value)" }
    let text = code(payload.value)
    return ".\(payload.label ?? "")" + (text.hasPrefix("(") ? text : "(\(text))")
  default: return "\(value)"
  }
}
