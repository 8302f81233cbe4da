public import ComposableNavigation

extension ScreenNavigation {
  /// A view over one screen, inside the screen's view: a hint, a card, a menu.
  ///
  /// A screen can have several overlays above each other. The screen's view draws them, so a push
  /// covers them, and dismissing the screen dismisses them. In SwiftfulRouting they are modals.
  ///
  /// ```swift
  /// .showOverlay(.hint, style: .bottom)
  /// ```
  public struct Overlay: Nameable, Equatable, Sendable {
    /// The content of the overlay.
    public var screen: Screen

    /// The appearance of the overlay.
    public var style: OverlayStyle

    /// The developer's name for the overlay; nil for none.
    public internal(set) var name: String?

    /// Creates an overlay.
    public init(_ screen: Screen, name: String? = nil, style: OverlayStyle = OverlayStyle()) {
      self.screen = screen
      self.name = name
      self.style = style
    }
  }

  /// A change of the overlays of one screen.
  public enum OverlayAction: Equatable, Sendable {
    /// Adds overlays above the existing ones, the last one topmost.
    case show([Overlay])
    /// Dismisses an overlay, also from below others. Refused if it is not there.
    case dismiss(ScreenTarget = .top)
    /// Dismisses all overlays above one; does nothing if it is topmost. Refused if it is not there.
    case dismissUpTo(ScreenTarget)
    /// Dismisses a number of overlays, the topmost first. Refused if negative or too large.
    case dismissCount(Int)
    /// Dismisses all overlays.
    case dismissAll
    /// Reports that the user tapped beside an overlay, which dismisses it. Refused if the overlay
    /// has no background to tap, or a tap does not dismiss it.
    case tapBackground(EntryID)
  }
}

/// The appearance of an overlay over its screen, as a comparable value.
public struct OverlayStyle: Hashable, Sendable, Codable {
  /// The edge from which the overlay moves in.
  public var transition: TransitionOption

  /// The position of the overlay.
  public var alignment: Alignment

  /// The background between the overlay and the screen.
  public var background: Background {
    didSet { background = background.usable }
  }

  /// A Boolean value that indicates whether a tap on the background dismisses the overlay.
  public var dismissesOnBackgroundTap: Bool

  /// A Boolean value that indicates whether the overlay may extend under the host's bars.
  public var ignoresSafeArea: Bool

  /// The position of an overlay over its screen.
  public enum Alignment: String, Hashable, Sendable, Codable {
    /// The center.
    case center
    /// One of the edges.
    case top, bottom, leading, trailing
  }

  /// The background between an overlay and its screen.
  public enum Background: Hashable, Sendable, Codable {
    /// No background: the user can use the screen, and there is nothing to tap.
    case none
    /// A color of the host by name, and its opacity; a style replaces a value that is not finite.
    case color(String, opacity: Double)
    /// An effect of the host, by name.
    case effect(String)

    /// The same background with a finite opacity: otherwise a style could be unequal to itself.
    fileprivate var usable: Self {
      guard case .color(let name, let opacity) = self, !opacity.isFinite else { return self }
      return .color(name, opacity: opacity == -.infinity ? 0 : 1)
    }
  }

  /// Creates a style.
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

  /// Reads a style; replaces an opacity that is not finite.
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

  /// Centered, over a dimmed screen: SwiftfulRouting's `showBasicModal`.
  public static let basic = OverlayStyle(background: .color("black", opacity: 0.3))

  /// At the bottom edge: SwiftfulRouting's `showBottomModal`.
  public static let bottom = OverlayStyle(transition: .bottom, alignment: .bottom)
}

extension ScreenNavigation.Overlay: Hashable where Screen: Hashable {}
extension ScreenNavigation.Overlay: Encodable where Screen: Encodable {}
extension ScreenNavigation.Overlay: Decodable where Screen: Decodable {}
extension ScreenNavigation.OverlayAction: Hashable where Screen: Hashable {}
