// Dismissals by a feature that does not know how it is shown.
extension Effect {
  /// Takes away the entry whose feature asks for it: a screen of a stack, a sheet, a screen of a
  /// list of screens, an entry of a shape of your own.
  ///
  /// For a feature that is shown here as a sheet and there in a stack:
  ///
  /// ```swift
  /// case .saved:
  ///   return .dismiss
  /// ```
  ///
  /// The container sends its own action for it, which names the entry, so its parents, guards and
  /// traces see that one. It concerns this visit and no other. A part of a feature dismisses the
  /// entry that the feature is in, unless its parent names an action that takes it away
  /// (``Reducer/ifLet(_:action:dismiss:child:)``). Tabs, and roots that stay (``Refusal/root(_:)``), are not
  /// dismissed: there it is the entry around them that goes. In a feature that nobody presents it
  /// is refused (``Refusal/notPresentable``), and so it is when the entry has gone already
  /// (``Refusal/gone(_:)``, or the reason of the container).
  ///
  /// ## Laws
  /// - a dismissal takes away the visit that asked for it and no other
  public static var dismiss: Effect { dismiss(animated: true) }

  /// Takes away the entry whose feature asks for it, as ``dismiss`` does.
  ///
  /// - Parameter animated: True if it is to be animated.
  /// - Returns: The effect.
  public static func dismiss(animated: Bool) -> Effect { Effect(.dismiss(animated: animated)) }

  /// Chooses an effect by the answer to the question if the feature can be dismissed.
  ///
  /// The question is the one that ``dismiss`` answers, and its answer is that of the moment in which
  /// the reducer asks. For a button that closes what is a sheet here and the window's own content
  /// there:
  ///
  /// ```swift
  /// case .closeTapped:
  ///   return .isPresented { $0 ? .dismiss : .send(.startedAnew) }
  /// ```
  ///
  /// A view that shows the button only in a sheet has it in its state, by an action:
  /// `.isPresented { .send(.isPresented($0)) }`. SwiftUI and TCA have a value of this name.
  ///
  /// - Parameter choose: The effect for yes and that for no; asked for both, at once.
  /// - Returns: The effect.
  public static func isPresented(_ choose: (_ isPresented: Bool) -> Effect) -> Effect {
    let choices = [choose(true), choose(false)]
    return Effect(.isPresented, choices.map { $0.asked ?? AnyEffect(.merge) })
  }
}
