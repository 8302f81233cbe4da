public import ComposableNavigation

/// Makes the views of screens, for a stack's handler.
public struct ScreenViews<Provider: ScreenViewProviding>: EntryViewProviding {
  let provider: Provider

  /// Makes the view of a screen.
  public func makePresentable(
    for entry: Entry<ScreenNavigation<Provider.Screen>.OpenScreen>
  ) -> Provider.Presentable {
    provider.makePresentable(for: entry)
  }

  /// The provider's reason why a screen cannot be dismissed.
  public var leaveGuard:
    (@MainActor (Entry<ScreenNavigation<Provider.Screen>.OpenScreen>) -> LeaveBlocker?)?
  {
    guard let leaveGuard = provider.leaveGuard else { return nil }
    return { leaveGuard(Entry(id: $0.id, item: $0.item.screen)) }
  }
}
