public import ComposableNavigation

/// Makes the views of modules, for a stack's handler.
public struct ModuleViews<Provider: ScreenViewProviding>: EntryViewProviding {
  let cache: ModuleCache<Provider>

  /// Makes the view of the module in front, once for each visit.
  public func makePresentable(
    for entry: Entry<ModuleNavigation<Provider.Screen>.Module>
  ) -> Provider.Presentable {
    cache.makeView(of: entry.id)
  }

  /// The reason why a module cannot be dismissed: that of the frontmost of its screens.
  public var leaveGuard:
    (@MainActor (Entry<ModuleNavigation<Provider.Screen>.Module>) -> LeaveBlocker?)?
  {
    guard let leaveGuard = cache.provider.leaveGuard else { return nil }
    return { [cache] in cache.blocker(of: $0.id, by: leaveGuard) }
  }
}
