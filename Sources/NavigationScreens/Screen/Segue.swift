public import ComposableNavigation

/// The way to show a screen: pushed, or presented as the first screen of a new environment.
///
/// ```swift
/// .showScreen(.push, .detail(7))
/// .showScreen(.sheet(Sheet(detents: [.medium, .large])), .filter)
/// .showScreen(.fullScreenCover(), .camera)
/// ```
///
/// SwiftfulRouting's `SegueOption`, with its configurations as data.
public enum Segue: Hashable, Sendable, Codable {
  /// A push on top of the calling screen, in the same environment.
  case push
  /// A sheet, with a separate push stack.
  case sheet(Sheet)
  /// A presentation over everything, with a separate push stack.
  case fullScreenCover(FullScreenCover)
  /// A presentation in any other style of the host, with a separate push stack.
  case presented(PresentationStyle)

  /// A sheet at its largest height.
  public static let sheet = Segue.sheet(Sheet())

  /// A cover with the host's default background.
  public static let fullScreenCover = Segue.fullScreenCover(FullScreenCover())

  /// Returns a cover with a background.
  public static func fullScreenCover(background: Backdrop) -> Segue {
    .fullScreenCover(FullScreenCover(background: background))
  }

  /// Creates the segue of a presentation style.
  public init(_ style: PresentationStyle) {
    switch style {
    case .sheet(let sheet): self = .sheet(sheet)
    case .fullScreen: self = .fullScreenCover
    default: self = .presented(style)
    }
  }

  /// A Boolean value that indicates whether the screen begins an environment; SwiftfulRouting's
  /// `presentsNewEnvironment`.
  public var presentsEnvironment: Bool { if case .push = self { false } else { true } }

  /// A Boolean value that indicates whether the segue is a sheet with other detents than `.large`.
  public var isResizableSheet: Bool {
    if case .sheet(let sheet) = self { sheet.detents != [.large] } else { false }
  }

  /// The style in which a modal host presents it; nil for a push.
  public var style: PresentationStyle? {
    switch self {
    case .push: nil
    case .sheet(let sheet): .sheet(sheet)
    case .fullScreenCover(let cover): cover.background == .automatic ? .fullScreen : .overFullScreen
    case .presented(let style): style
    }
  }
}

extension Segue: CaseIterable {
  /// A segue of each of SwiftfulRouting's kinds, as a list of choices.
  public static var allCases: [Segue] { [.push, .sheet, .fullScreenCover] }

  /// The kind in source code: `.push`.
  public var codeString: String {
    if case .presented(let style) = self { ".presented(\(style))" } else { ".\(self)" }
  }
}

extension Segue: CustomStringConvertible {
  /// The kind in dumps: `push`, `sheet`, `fullScreenCover`.
  public var description: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .fullScreenCover: "fullScreenCover"
    case .presented(let style): style.description
    }
  }
}
