/// The manner in which something is presented over what is already there.
///
/// All of UIKit's styles under their own names, sheets with detents, and styles of a host's own. A
/// host that does not know a style shows it as it best can.
///
/// ```swift
/// .set(.init(item: .filter, style: .sheet(Sheet(detents: [.medium, .large]))))
/// ```
public enum PresentationStyle: Hashable, Sendable, Codable {
  /// The host's own choice.
  case automatic
  /// In place, without any presentation of its own.
  case none
  /// Over everything; what lies below is taken away.
  case fullScreen
  /// A sheet that can be swiped down.
  // In a box, as the other one that holds something: so a style, and whatever has one, is small, and
  // copied by one retain (benchmark “handler, push and pop”).
  indirect case sheet(Sheet)
  /// A smaller sheet, centred where there is room.
  case formSheet
  /// Over the presenting part of the screen; what lies below is taken away.
  case currentContext
  /// Over everything; what lies below stays visible.
  case overFullScreen
  /// Over the presenting part of the screen; what lies below stays visible.
  case overCurrentContext
  /// A bubble that points at its cause.
  case popover
  /// An alert: a small box in the middle, which goes by its buttons. See ``AlertState``.
  case alert
  /// A choice at the edge, which goes by its buttons or is swiped away. See
  /// ``ConfirmationDialogState``.
  case confirmationDialog
  /// A style of the host's own, by name.
  indirect case custom(String)

  /// UIKit's name for a sheet that is as high as it can be.
  public static let pageSheet = PresentationStyle.sheet(Sheet())
}

extension PresentationStyle: CustomStringConvertible {
  /// The name, as trees print it: `sheet`, `full screen`.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .none: "in place"
    case .fullScreen: "full screen"
    case .sheet: "sheet"
    case .formSheet: "form sheet"
    case .currentContext: "current context"
    case .overFullScreen: "over full screen"
    case .overCurrentContext: "over current context"
    case .popover: "popover"
    case .alert: "alert"
    case .confirmationDialog: "confirmation dialog"
    case .custom(let name): name
    }
  }
}
