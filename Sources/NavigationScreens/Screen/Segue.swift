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
  /// A push on top of the screen that it comes from, in the same environment.
  case push
  /// A sheet, with a push stack of its own.
  case sheet(Sheet)
  /// Over everything, with a push stack of its own.
  case fullScreenCover(FullScreenCover)
  /// A presentation in any other style that a host knows, with a push stack of its own.
  case presented(PresentationStyle)

  /// A sheet that is as high as it can be.
  public static let sheet = Segue.sheet(Sheet())

  /// A cover as the host thinks best.
  public static let fullScreenCover = Segue.fullScreenCover(FullScreenCover())

  /// A cover with a background of its own.
  public static func fullScreenCover(background: Backdrop) -> Segue {
    .fullScreenCover(FullScreenCover(background: background))
  }

  /// The segue that leads to a presentation.
  public init(_ style: PresentationStyle) {
    switch style {
    case .sheet(let sheet): self = .sheet(sheet)
    case .fullScreen: self = .fullScreenCover
    default: self = .presented(style)
    }
  }

  /// Tells whether the screen begins an environment; SwiftfulRouting's `presentsNewEnvironment`.
  public var presentsEnvironment: Bool { if case .push = self { false } else { true } }

  /// Tells whether it is a sheet with more than one height, or with one that is not the largest.
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
  /// A segue of each kind that SwiftfulRouting has, as a list to choose from.
  public static var allCases: [Segue] { [.push, .sheet, .fullScreenCover] }

  /// The kind as it is written in code: `.push`.
  public var codeString: String {
    if case .presented(let style) = self { ".presented(\(style))" } else { ".\(self)" }
  }
}

extension Segue: CustomStringConvertible {
  /// The kind, as dumps print it: `push`, `sheet`, `fullScreenCover`.
  public var description: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .fullScreenCover: "fullScreenCover"
    case .presented(let style): style.description
    }
  }
}
