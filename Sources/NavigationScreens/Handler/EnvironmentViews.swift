public import ComposableNavigation

/// Makes the views of environments and of alerts, for a modal's handler; existing views are kept.
public struct EnvironmentViews<Provider: ScreenViewProviding>: EntryViewProviding,
  SharedViewProviding
{
  let cache: EnvironmentCache<Provider>

  package var keeper: any ViewKeeper { cache.views }

  /// Makes the view of the environment that a screen begins, or of an alert.
  public func makePresentable(
    for entry: Entry<ScreenNavigation<Provider.Screen>.Presented>
  ) -> Provider.Presentable {
    cache.view(of: entry)
  }

  /// The reason why an environment stays: that of the frontmost screen in it or over it.
  public var leaveGuard: (@MainActor (Entry<ScreenNavigation<Provider.Screen>.Presented>) -> Stay?)?
  {
    guard let leaveGuard = cache.provider.leaveGuard else { return nil }
    return { [cache] in cache.stay(of: $0, by: leaveGuard) }
  }
}
