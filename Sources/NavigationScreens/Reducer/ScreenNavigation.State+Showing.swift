import ComposableNavigation

extension ScreenNavigation.State {
  /// Makes a state with several open screens, as they come when they are shown: for a test, a
  /// preview or a link.
  ///
  /// ```swift
  /// let state = ScreenNavigation<String>.State(
  ///   root: "home",
  ///   showing: [.init(.push, "list"), .init(.sheet, "filter", name: "filter")]
  /// )
  /// state.screens                                      // ["home", "list", "filter"]
  /// ```
  ///
  /// Each is shown from the one before, the first one from the root. Should one be to come after a
  /// screen that is not there, all come in front of each other instead: none is lost.
  ///
  /// - Parameters:
  ///   - root: The first screen.
  ///   - name: The developer's name for it; nil for none.
  ///   - destinations: The screens shown from it.
  ///   - areAnimationsEnabled: The flag to begin with.
  /// - Complexity: O(*n*) in the number of screens; O(*n*²) when each is to come after another that
  ///   is named.
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
