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
}
