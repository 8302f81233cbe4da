public import ComposableNavigation

/// Makes the views of environments and alerts for a modal's handler, and reuses existing views.
public struct EnvironmentViews<Provider: ScreenViewProviding>: EntryViewProviding,
  SharedViewProviding
{
  let cache: EnvironmentCache<Provider>

  package var keeper: any ViewKeeper { cache.views }

  /// Returns the view of an alert, or of the environment that starts with a screen.
  public func makePresentable(
    for entry: Entry<ScreenNavigation<Provider.Screen>.Presented>
  ) -> Provider.Presentable {
    cache.view(of: entry)
  }

  /// The reason why an environment must stay: that of the frontmost screen in it or above it.
  public var leaveGuard:
    (@MainActor (Entry<ScreenNavigation<Provider.Screen>.Presented>) -> LeaveBlocker?)?
  {
    guard let leaveGuard = cache.provider.leaveGuard else { return nil }
    return { [cache] in cache.blocker(of: $0, by: leaveGuard) }
  }
}
