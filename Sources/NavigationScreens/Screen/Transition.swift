public import ComposableNavigation

extension ScreenNavigation {
  /// A further content of a screen, shown in place of the one before.
  ///
  /// The view of the screen draws it. What the screen itself shows is the root of its contents, and
  /// cannot be dismissed by itself.
  ///
  /// ```swift
  /// .showTransition(.trailing, .page(2))
  /// ```
  public struct Transition: Nameable, Equatable, Sendable {
    /// The screen whose content is shown.
    public var screen: Screen

    /// The way in which it comes.
    public var option: TransitionOption

    /// Tells whether a person can swipe it away; only one that comes from the side.
    public var allowsSwipeBack: Bool

    /// The name that the developer has given it; nil for none.
    public internal(set) var name: String?

    /// Describes a content.
    public init(
      _ option: TransitionOption = .trailing,
      _ screen: Screen,
      name: String? = nil,
      allowsSwipeBack: Bool = false
    ) {
      self.screen = screen
      self.option = option
      self.name = name
      self.allowsSwipeBack = allowsSwipeBack
    }
  }

  /// A change of the contents of one screen.
  public enum TransitionAction: Equatable, Sendable {
    /// Shows contents one after the other.
    case show([Transition])
    /// Goes back from a content and those after it. Refused when it is not there, and for `.root`,
    /// what the screen itself shows, which stays; what lies on it goes by ``dismissAll``.
    case dismiss(ScreenTarget = .top)
    /// Goes back to a content, `.root` for what the screen itself shows; the newest already, nothing.
    /// Refused when it is not there.
    case dismissUpTo(ScreenTarget)
    /// Goes back by a number of contents. Refused below zero and above the number that there is.
    case dismissCount(Int)
    /// Goes back to what the screen itself shows.
    case dismissAll
    /// Says that a person swiped back from a content. Refused when it is not the newest, or cannot
    /// be swiped away.
    case swipeBack(EntryID)
    /// Puts contents at the end of the screen's queue.
    case addToQueue([Transition])
    /// Takes all contents of these names out of the queue; unknown names are passed over.
    case removeFromQueue([String])
    /// Takes all contents out of the queue.
    case clearQueue
    /// Shows the first content of the queue and takes it out. Refused when none waits.
    case showNext
  }
}

extension ScreenNavigation.Transition: Hashable where Screen: Hashable {}
extension ScreenNavigation.Transition: Encodable where Screen: Encodable {}
extension ScreenNavigation.Transition: Decodable where Screen: Decodable {}
extension ScreenNavigation.TransitionAction: Hashable where Screen: Hashable {}
