import ComposableNavigation

extension ScreenNavigation.State {
  /// Creates a state with several open screens, for a test, a preview or a link.
  ///
  /// ```swift
  /// let state = ScreenNavigation<String>.State(
  ///   root: "home",
  ///   showing: [.init(.push, "list"), .init(.sheet, "filter", name: "filter")]
  /// )
  /// state.screens                                      // ["home", "list", "filter"]
  /// ```
  ///
  /// Each screen is shown from the one before, the first one from the root. If a destination names
  /// a screen that is not open, all are shown in front of each other instead, so that none is lost.
  ///
  /// - Parameters:
  ///   - root: The first screen.
  ///   - name: The developer's name for it; nil for none.
  ///   - destinations: The screens to show.
  ///   - areAnimationsEnabled: The initial value of the flag.
  /// - Complexity: O(*n*) in the number of screens; O(*n*²) if each names another screen.
  public init(
    root: Screen,
    name: String? = nil,
    showing destinations: [ScreenNavigation.Destination],
    areAnimationsEnabled: Bool = true
  ) {
    self.init(root: root, name: name, areAnimationsEnabled: areAnimationsEnabled)
    let alone = self
    do throws(Refusal) {
      _ = try show(destinations, by: rootID)
    } catch {
      self = alone
      for destination in destinations {
        let open = ScreenNavigation.OpenScreen(destination)
        entries.insert(open, at: entries.count)
      }
    }
  }
}
