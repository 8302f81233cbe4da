/// The options of a stack's behaviour and appearance, as data; a host applies those that it
/// supports.
///
/// Use it for a screen that configures the bar above it. An option that is nil leaves the decision
/// to the enclosing options, and finally to the host. No command depends on these options, so they
/// are not part of a stack's state: store them beside it, or in ``SplitOptions/stack``.
///
/// ```swift
/// let app = StackOptions(isSwipeEnabled: true, barTint: "accent")
/// let editor = StackOptions(isSwipeEnabled: false, hidesBarWhenKeyboardAppears: true)
/// app.overridden(by: editor)         // no swipe, the accent colour, no bar above the keyboard
/// ```
///
/// The options correspond to SwiftDux Navigation's `enableSwipeNavigation`, `hideNavigationBar` and
/// `stackNavigationBarTintColor`.
public struct StackOptions: Hashable, Sendable, Codable {
  /// A Boolean value that indicates whether a swipe goes back.
  public var isSwipeEnabled: Bool?

  /// A Boolean value that indicates whether a tap hides the bar.
  public var hidesBarOnTap: Bool?

  /// A Boolean value that indicates whether a swipe along the content hides the bar.
  public var hidesBarOnSwipe: Bool?

  /// A Boolean value that indicates whether the bar is hidden if there is little height.
  public var hidesBarWhenVerticallyCompact: Bool?

  /// A Boolean value that indicates whether the bar is hidden while the keyboard is shown.
  public var hidesBarWhenKeyboardAppears: Bool?

  /// The colour of the bar's buttons, by a name that the host knows.
  public var barTint: String?

  /// Makes options; an option that is left out is decided by the enclosing options.
  public init(
    isSwipeEnabled: Bool? = nil,
    hidesBarOnTap: Bool? = nil,
    hidesBarOnSwipe: Bool? = nil,
    hidesBarWhenVerticallyCompact: Bool? = nil,
    hidesBarWhenKeyboardAppears: Bool? = nil,
    barTint: String? = nil
  ) {
    self.isSwipeEnabled = isSwipeEnabled
    self.hidesBarOnTap = hidesBarOnTap
    self.hidesBarOnSwipe = hidesBarOnSwipe
    self.hidesBarWhenVerticallyCompact = hidesBarWhenVerticallyCompact
    self.hidesBarWhenKeyboardAppears = hidesBarWhenKeyboardAppears
    self.barTint = barTint
  }

  /// Returns these options, replaced by those that the inner options set.
  public func overridden(by inner: StackOptions) -> StackOptions {
    StackOptions(
      isSwipeEnabled: inner.isSwipeEnabled ?? isSwipeEnabled,
      hidesBarOnTap: inner.hidesBarOnTap ?? hidesBarOnTap,
      hidesBarOnSwipe: inner.hidesBarOnSwipe ?? hidesBarOnSwipe,
      hidesBarWhenVerticallyCompact: inner.hidesBarWhenVerticallyCompact
        ?? hidesBarWhenVerticallyCompact,
      hidesBarWhenKeyboardAppears: inner.hidesBarWhenKeyboardAppears ?? hidesBarWhenKeyboardAppears,
      barTint: inner.barTint ?? barTint
    )
  }
}
