// Dismissals by a feature that does not know how it is presented.
extension Effect {
  /// Removes the entry whose feature returns the effect: a screen of a stack, a sheet, a screen of
  /// a list of screens, an entry of a custom shape.
  ///
  /// Use it in a feature that is shown both as a sheet and in a stack:
  ///
  /// ```swift
  /// case .saved:
  ///   return .dismiss
  /// ```
  ///
  /// The container sends its own action, which names the entry, so its parents, guards and traces
  /// see that action. The dismissal applies to this visit only. A part of a feature dismisses the
  /// entry that contains the feature, unless its parent names an action that removes the part
  /// (``Reducer/ifLet(_:action:dismiss:child:)``). Tabs, and roots that stay
  /// (``Refusal/root(_:)``), are not dismissed: the enclosing entry is dismissed instead. The
  /// dismissal is refused if the feature is not presented (``Refusal/notPresentable``), or if the
  /// entry was already removed (``Refusal/gone(_:)``, or the reason of the container).
  ///
  /// ## Laws
  /// - a dismissal takes away the visit that asked for it and no other
  public static var dismiss: Effect { dismiss(animated: true) }

  /// Removes the entry whose feature returns the effect, as ``dismiss`` does.
  ///
  /// - Parameter animated: True if the dismissal is animated.
  /// - Returns: The effect.
  public static func dismiss(animated: Bool) -> Effect { Effect(.dismiss(animated: animated)) }

  /// Chooses an effect by whether the feature can be dismissed.
  ///
  /// The answer is true if ``dismiss`` would succeed, at the moment when the reducer returns this
  /// effect. Use it for a close button in a feature that is a sheet in one place and the window's
  /// own content in another:
  ///
  /// ```swift
  /// case .closeTapped:
  ///   return .isPresented { $0 ? .dismiss : .send(.startedAnew) }
  /// ```
  ///
  /// A view that shows the button only in a sheet reads the answer from its state, which an action
  /// sets: `.isPresented { .send(.isPresented($0)) }`. SwiftUI and TCA have a value of this name.
  ///
  /// - Parameter choose: Returns the effect for each answer; called for both immediately.
  /// - Returns: The effect.
  public static func isPresented(_ choose: (_ isPresented: Bool) -> Effect) -> Effect {
    let choices = [choose(true), choose(false)]
    return Effect(.isPresented, choices.map { $0.erased ?? AnyEffect(.merge) })
  }
}
