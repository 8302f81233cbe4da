/// The place of a host while its contract is checked.
public enum HostSetting: Hashable, Sendable {
  /// In a window of its own, on screen.
  case window
  /// In a window, where it shows these views already; they are to stay below the handler's.
  case above([String])
  /// In a view that another handler shows: its `isAttached` says false.
  case nested
}

extension HostSetting {
  /// The titles of the views that the host shows already.
  public var previous: [String] { if case .above(let titles) = self { titles } else { [] } }

  /// Tells whether the host lies in another handler's view: then it says that it is not attached.
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
