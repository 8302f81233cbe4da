/// The note that a person has answered a dialog by one of its buttons.
@MainActor
final class DialogAnswer {
  /// Tells whether a button has been tapped.
  var hasCome = false

  /// Does something, unless a button has been tapped or is tapped in this turn: SwiftUI may say
  /// that the dialog goes before it says by which button.
  func isLeft(by leave: @escaping @MainActor () -> Void) {
    Task { @MainActor in
      if !hasCome { leave() }
    }
  }
}
