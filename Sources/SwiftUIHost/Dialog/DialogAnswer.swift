/// Records that the user has answered a dialog by a button.
@MainActor
final class DialogAnswer {
  /// A Boolean value that indicates whether a button has been tapped.
  var hasCome = false

  /// Calls a closure unless a button is tapped by the end of this turn: SwiftUI may report the
  /// dismissal before the tap that caused it.
  func isLeft(by leave: @escaping @MainActor () -> Void) {
    Task { @MainActor in
      if !hasCome { leave() }
    }
  }
}
