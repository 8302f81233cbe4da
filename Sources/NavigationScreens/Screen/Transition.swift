public import ComposableNavigation

extension ScreenNavigation {
  /// Another content of a screen, shown in place of the one before.
  ///
  /// The view of the screen draws it. The screen's own content is the root of its contents, and
  /// cannot be dismissed.
  ///
  /// ```swift
  /// .showTransition(.trailing, .page(2))
  /// ```
  public struct Transition: Nameable, Equatable, Sendable {
    /// The content.
    public var screen: Screen

    /// The way in which the content is shown.
    public var option: TransitionOption

    /// A Boolean value that indicates whether the user can swipe away a content from the side.
    public var allowsSwipeBack: Bool

    /// The developer's name for the content; nil for none.
    public internal(set) var name: String?

    /// Creates a transition to a content.
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
    /// Shows contents in order.
    case show([Transition])
    /// Goes back from a content and from all after it. Refused if the content is not there, and for
    /// `.root`, the screen's own content; use ``dismissAll`` to dismiss all others.
    case dismiss(ScreenTarget = .top)
    /// Goes back to a content, or with `.root` to the screen's own; does nothing if it is the
    /// newest. Refused if the content is not there.
    case dismissUpTo(ScreenTarget)
    /// Goes back by a number of contents. Refused if negative, or greater than their number.
    case dismissCount(Int)
    /// Goes back to the screen's own content.
    case dismissAll
    /// Reports that the user swiped back from a content. Refused if the content is not the newest,
    /// or cannot be swiped away.
    case swipeBack(EntryID)
    /// Goes back from a content, as the user does by a back button, also if it cannot be swiped
    /// away. Refused if the content is not the newest.
    case back(EntryID)
    /// Adds contents to the end of the screen's queue.
    case addToQueue([Transition])
    /// Removes all contents with these names from the queue; ignores names that are not there.
    case removeFromQueue([String])
    /// Removes all contents from the queue.
    case clearQueue
    /// Shows the first content of the queue and removes it. Refused if the queue is empty.
    case showNext
  }
}

extension ScreenNavigation.Transition: Hashable where Screen: Hashable {}
extension ScreenNavigation.Transition: Encodable where Screen: Encodable {}
extension ScreenNavigation.Transition: Decodable where Screen: Decodable {}
extension ScreenNavigation.TransitionAction: Hashable where Screen: Hashable {}
