/// How something is presented over what is already there.
///
/// All of UIKit's styles under their own names, sheets with detents, and styles of a host's own. A
/// host that does not know a style shows it as it best can.
///
/// ```swift
/// .set(.init(item: .filter, style: .sheet(Sheet(detents: [.medium, .large]))))
/// ```
public enum PresentationStyle: Hashable, Sendable, Codable {
  /// What the host thinks best.
  case automatic
  /// In place, without any presentation of its own.
  case none
  /// Over everything; what lies below is taken away.
  case fullScreen
  /// A sheet that can be swiped down.
  // In a box, so that every other style, and whatever holds one, is small.
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
  case custom(String)

  /// UIKit's name for a sheet that is as high as it can be.
  public static let pageSheet = PresentationStyle.sheet(Sheet())
}

/// How a sheet stands.
public struct Sheet: Hashable, Sendable, Codable {
  /// The heights at which it rests, lowest first.
  public var detents: [Detent]

  /// The height at which it rests now; nil for the first.
  public var selectedDetent: Detent?

  /// Whether a grabber shows that it can be dragged.
  public var showsGrabber: Bool

  /// A height at which a sheet rests.
  public enum Detent: Hashable, Sendable, Codable {
    /// About half of the screen.
    case medium
    /// As high as it can be.
    case large
    /// A part of the height, 0 to 1; a host takes what is outside for the nearest end.
    case fraction(Double)
    /// A height in the host's units.
    case height(Double)
    /// A detent of the host's own, by name.
    case custom(String)
  }

  /// Describes a sheet; without detents it is as high as it can be.
  public init(
    detents: [Detent] = [.large],
    selectedDetent: Detent? = nil,
    showsGrabber: Bool = false
  ) {
    self.detents = detents
    self.selectedDetent = selectedDetent
    self.showsGrabber = showsGrabber
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
