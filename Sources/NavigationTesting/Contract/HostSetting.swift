/// The place of a host while its contract is checked.
public enum HostSetting: Hashable, Sendable {
  /// In its own window, on screen.
  case window
  /// In a window that already shows these views. They must stay below the handler's views.
  case above([String])
  /// In a view that another handler shows: `isAttached` is false.
  case nested
}

extension HostSetting {
  /// The titles of the views that the host already shows.
  public var previous: [String] { if case .above(let titles) = self { titles } else { [] } }

  /// A Boolean value that indicates whether the host is in another handler's view.
  public var isNested: Bool { self == .nested }
}

extension HostSetting: CustomStringConvertible {
  /// The place, as failures print it.
  public var description: String {
    switch self {
    case .window: "in a window"
    case .above(let titles): "above \(titles.joined(separator: " "))"
    case .nested: "in another handler's view"
    }
  }
}
