/// The style in which something is presented over the existing content.
///
/// It has all of UIKit's styles under their own names, sheets with detents, and custom styles. A
/// host that does not know a style uses the closest one that it has.
///
/// ```swift
/// .set(.init(item: .filter, style: .sheet(Sheet(detents: [.medium, .large]))))
/// ```
public enum PresentationStyle: Hashable, Sendable, Codable {
  /// The host's default style.
  case automatic
  /// In place, without a presentation of its own.
  case none
  /// Covers everything; the content below is removed.
  case fullScreen
  /// A sheet that can be swiped down.
  // Indirect, like the other case with a value: a type that contains a style stays small, and a
  // copy costs one retain (benchmark “handler, push and pop”).
  indirect case sheet(Sheet)
  /// A smaller sheet, centred if there is room.
  case formSheet
  /// Covers the presenting part of the screen; the content below is removed.
  case currentContext
  /// Covers everything; the content below stays visible.
  case overFullScreen
  /// Covers the presenting part of the screen; the content below stays visible.
  case overCurrentContext
  /// A bubble that points at its source.
  case popover
  /// An alert: a small box in the middle, which its buttons dismiss. See ``AlertState``.
  case alert
  /// A choice at the edge, which its buttons or a swipe dismiss. See ``ConfirmationDialogState``.
  case confirmationDialog
  /// A custom style, which the host knows by name.
  indirect case custom(String)

  /// UIKit's name for a sheet that is as high as it can be.
  public static let pageSheet = PresentationStyle.sheet(Sheet())

  /// A Boolean value that indicates whether the user can swipe down a view in this style, or close
  /// it otherwise: it does not fill its area, and is no alert.
  package var canBeSwipedDown: Bool {
    switch self {
    case .automatic, .sheet, .formSheet, .popover, .confirmationDialog, .custom: true
    case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .alert: false
    }
  }
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
