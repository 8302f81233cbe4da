public import ComposableNavigation

extension ScreenNavigation {
  /// Something that lies over one screen, inside its view: a hint, a card, a menu.
  ///
  /// Several can lie over each other. The view of the screen draws them, so a push covers them and a
  /// dismissal of the screen takes them with it. SwiftfulRouting calls it a modal.
  ///
  /// ```swift
  /// .showOverlay(.hint, style: .bottom)
  /// ```
  public struct Overlay: Nameable, Equatable, Sendable {
    /// The screen that is shown.
    public var screen: Screen

    /// The way in which it lies there.
    public var style: OverlayStyle

    /// The name that the developer has given it; nil for none.
    public internal(set) var name: String?

    /// Describes an overlay.
    public init(_ screen: Screen, name: String? = nil, style: OverlayStyle = OverlayStyle()) {
      self.screen = screen
      self.name = name
      self.style = style
    }
  }

  /// A change of the overlays of one screen.
  public enum OverlayAction: Equatable, Sendable {
    /// Puts overlays over those that are there, the last one topmost.
    case show([Overlay])
    /// Takes one away, also from underneath others. Refused when there is none.
    case dismiss(ScreenTarget = .top)
    /// Takes away all that lie over one; on top already, nothing. Refused when it is not there.
    case dismissUpTo(ScreenTarget)
    /// Takes away so many, top first. Refused below zero and above the number that there is.
    case dismissCount(Int)
    /// Takes all away.
    case dismissAll
    /// Says that a person tapped beside an overlay, which goes then. Refused when it has no
    /// background to tap, or does not go by it.
    case tapBackground(EntryID)
  }
}

/// The style in which an overlay lies over its screen, as comparable data.
public struct OverlayStyle: Hashable, Sendable, Codable {
  /// The edge from which it comes.
  public var transition: TransitionOption

  /// The place where it lies.
  public var alignment: Alignment

  /// The background between it and the screen.
  public var background: Background {
    didSet { background = background.usable }
  }

  /// Tells whether a tap on the background takes it away.
  public var dismissesOnBackgroundTap: Bool

  /// Tells whether it may lie under what the host keeps free, such as a bar.
  public var ignoresSafeArea: Bool

  /// The place where an overlay lies.
  public enum Alignment: String, Hashable, Sendable, Codable {
    /// The middle.
    case center
    /// One of the edges.
    case top, bottom, leading, trailing
  }

  /// The background between an overlay and its screen.
  public enum Background: Hashable, Sendable, Codable {
    /// Nothing: the screen can be used, and there is nothing to tap.
    case none
    /// A colour of the host's by name, so opaque; what is not a number stands for 1 in a style.
    case color(String, opacity: Double)
    /// An effect of the host's, by name.
    case effect(String)

    /// The same background, in a number that there is: else a style would differ from itself.
    fileprivate var usable: Self {
      guard case .color(let name, let opacity) = self, !opacity.isFinite else { return self }
      return .color(name, opacity: opacity == -.infinity ? 0 : 1)
    }
  }

  /// Describes how an overlay lies.
  public init(
    transition: TransitionOption = .identity,
    alignment: Alignment = .center,
    background: Background = .none,
    dismissesOnBackgroundTap: Bool = true,
    ignoresSafeArea: Bool = true
  ) {
    self.transition = transition
    self.alignment = alignment
    self.background = background.usable
    self.dismissesOnBackgroundTap = dismissesOnBackgroundTap
    self.ignoresSafeArea = ignoresSafeArea
  }

  /// Reads a style as it was written; an opacity that is none is made one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      transition: try container.decode(TransitionOption.self, forKey: .transition),
      alignment: try container.decode(Alignment.self, forKey: .alignment),
      background: try container.decode(Background.self, forKey: .background),
      dismissesOnBackgroundTap: try container.decode(Bool.self, forKey: .dismissesOnBackgroundTap),
      ignoresSafeArea: try container.decode(Bool.self, forKey: .ignoresSafeArea)
    )
  }

  private enum CodingKeys: String, CodingKey {
    case transition, alignment, background, dismissesOnBackgroundTap, ignoresSafeArea
  }

  /// The middle, over a dimmed screen: SwiftfulRouting's `showBasicModal`.
  public static let basic = OverlayStyle(background: .color("black", opacity: 0.3))

  /// The bottom edge: SwiftfulRouting's `showBottomModal`.
  public static let bottom = OverlayStyle(transition: .bottom, alignment: .bottom)
}

extension ScreenNavigation.Overlay: Hashable where Screen: Hashable {}
extension ScreenNavigation.Overlay: Encodable where Screen: Encodable {}
extension ScreenNavigation.Overlay: Decodable where Screen: Decodable {}
extension ScreenNavigation.OverlayAction: Hashable where Screen: Hashable {}
