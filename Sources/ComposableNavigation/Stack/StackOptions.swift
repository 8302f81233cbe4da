/// The options of a stack's behaviour and look, as data: a host takes from them what it can.
///
/// Reach for it where a screen decides about the bar above it. Each option that is nil leaves the
/// decision to what lies outside, and at last to the host. No command depends on any of them, so they
/// are no part of a stack's state: store them beside it, or in ``SplitOptions/stack``.
///
/// ```swift
/// let app = StackOptions(isSwipeEnabled: true, barTint: "accent")
/// let editor = StackOptions(isSwipeEnabled: false, hidesBarWhenKeyboardAppears: true)
/// app.overridden(by: editor)         // no swipe, the accent colour, no bar above the keyboard
/// ```
///
/// They are SwiftDux Navigation's `enableSwipeNavigation`, `hideNavigationBar` and
/// `stackNavigationBarTintColor`.
public struct StackOptions: Hashable, Sendable, Codable {
  /// Tells whether a swipe goes back.
  public var isSwipeEnabled: Bool?

  /// Tells whether a tap hides the bar.
  public var hidesBarOnTap: Bool?

  /// Tells whether a swipe along the content hides the bar.
  public var hidesBarOnSwipe: Bool?

  /// Tells whether the bar hides where there is little height.
  public var hidesBarWhenVerticallyCompact: Bool?

  /// Tells whether the bar hides while a keyboard is there.
  public var hidesBarWhenKeyboardAppears: Bool?

  /// The colour of what can be tapped in the bar, by the name that the host knows it by.
  public var barTint: String?

  /// Makes options; what is left out is left to what lies outside.
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

  /// The options with those in their place that what lies inside has decided.
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
