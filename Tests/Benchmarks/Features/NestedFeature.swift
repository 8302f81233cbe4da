import ComposableNavigation

/// A feature that can be nested, with the bound's switch for it.
protocol NestedFeature: Reducer
where State: SwitchedState, State.Action == Action, Action: InnermostAction & Sendable {
  /// The state of a new store.
  static var start: State { get }

  /// Makes the feature with paths by `/`, or by hand.
  init(byHand: Bool)
}

/// An action that can be for the innermost feature.
protocol InnermostAction {
  associatedtype Value

  static func innermost(_ value: Value) -> Self
}

extension LeafFeature.Action: InnermostAction {
  @inline(__always)
  static func innermost(_ value: Int) -> Self { .add(value) }
}

extension TextFeature.Action: InnermostAction {
  @inline(__always)
  static func innermost(_ value: String) -> Self { .write(value) }
}

extension LevelAction: InnermostAction where Action: InnermostAction {
  @inline(__always)
  static func innermost(_ value: Action.Value) -> Self { .child(.innermost(value)) }
}

extension LeafFeature: NestedFeature {
  static var start: State { State() }

  init(byHand: Bool) { self.init() }
}

extension TextFeature: NestedFeature {
  static var start: State { State() }

  init(byHand: Bool) { self.init() }
}

// The features between have no row of their own. A generic feature would not be the one of an app: the
// compiler does not specialize it.

extension Nest1: NestedFeature {
  static var start: State { level(LeafFeature.start) }
}

extension Nest5: NestedFeature {
  static var start: State { level(level(level(level(Nest1.start)))) }
}

extension Nest10: NestedFeature {
  static var start: State { level(level(level(level(level(Nest5.start))))) }
}

extension TextNest1: NestedFeature {
  static var start: State { level(TextFeature.start) }
}

extension TextNest5: NestedFeature {
  static var start: State { level(level(level(level(TextNest1.start)))) }
}

extension TextNest10: NestedFeature {
  static var start: State { level(level(level(level(level(TextNest5.start))))) }
}
