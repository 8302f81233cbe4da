/// The lower bound of sending: a program without any library.
///
/// It is the one in the design's page of numbers. It must not change, so that figures of different
/// days remain comparable.
struct Leaf { var count = 0 }
struct Level<Child> { var child: Child; var taps = 0 }
enum LevelAction<Action> { case child(Action), tap }

final class BoundStore<State, Action> {
  var state: State
  let reduce: (inout State, Action) -> Void
  init(_ state: State, _ reduce: @escaping (inout State, Action) -> Void) {
    self.state = state
    self.reduce = reduce
  }
  @inline(never) func send(_ action: Action) { reduce(&state, action) }
}

extension Leaf: Equatable {}
extension Level: Equatable where Child: Equatable {}
extension Leaf: Sendable {}
extension Level: Sendable where Child: Sendable {}
extension LevelAction: Sendable where Action: Sendable {}
