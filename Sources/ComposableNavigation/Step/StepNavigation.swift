/// The steps of one screen: a value, such as a wizard's page or a filter, with a history of its own.
///
/// Use it if going back should undo a step within a screen before it leaves the screen. It is React
/// Navigation's `pushParams`: a push keeps the screen, its visit and its view, and back restores
/// the value before. Put it into the screen's feature; back then asks it before the screen
/// (``Reducer/backAction(in:)``):
///
/// ```swift
/// struct Search: Reducer {
///   struct State: Equatable { var filter = StepNavigation<Filter>.State(.all) }
///   enum Action { case filter(StepNavigation<Filter>.Action) }
///
///   var body: some Reducer<State, Action> {
///     StepNavigation<Filter>().pullback(state: \.filter, action: /Action.filter)
///   }
/// }
/// ```
///
/// The screen has no handler for them: pass the handler that shows it the store of
/// ``Store/goingBack(by:in:)``, so that the back of the host undoes a step too.
///
/// The history is that of ``ForwardHistory``: bounded, part of the state, and saved with it.
///
/// ## Laws
/// - steps go back and forward as in a list with a cursor
/// - a step to the value that is there changes nothing
public struct StepNavigation<Value: Equatable & Sendable>: Reducer {
  /// A change of the value, with or without a way back.
  public enum Action: Equatable, Sendable {
    /// Takes a step to a value, and forgets the steps ahead. An equal value changes nothing, so a
    /// double tap takes one step.
    case push(Value)

    /// Replaces the value without a step: React Navigation's `setParams`.
    case set(Value)

    /// Goes back to an earlier value. Refused if there are fewer steps than exactly that number.
    case goBack(ForwardSteps)

    /// Goes forward to a value from which the user has gone back.
    case goForward(ForwardSteps)

    /// Goes back one step.
    public static func goBack() -> Self { .goBack(.exactly(1)) }

    /// Goes forward one step.
    public static func goForward() -> Self { .goForward(.exactly(1)) }
  }

  /// Makes the reducer.
  public init() {}

  /// Carries out an action, or reports the reason why it cannot be carried out.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let refusal = Self.refusal(of: action, in: state) { return .refused(refusal) }
    switch action {
    case .push(let value): state.push(value)
    case .set(let value): state.value = value
    case .goBack(let steps): state.move(steps, from: \.past, to: \.ahead)
    case .goForward(let steps): state.move(steps, from: \.ahead, to: \.past)
    }
    return .none
  }

  /// Returns the reason why an action cannot be carried out; nil exactly when it can.
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .push, .set: nil
    case .goForward(let steps): steps.refusal(there: state.ahead?.nearestLast.count ?? 0)
    case .goBack(let steps):
      switch steps.refusal(there: state.past?.nearestLast.count ?? 0) {
      case .notAhead(_, there: 0): .empty
      case .notAhead(let asked, let there): .tooMany(asked: asked, there: there)
      case let other: other
      }
    }
  }
}

extension StepNavigation: BackNavigable, ForwardNavigable {
  /// Returns the action that goes back one step; nil at the first value that is kept.
  public func backAction(in state: State) -> Action? {
    state.past?.nearestLast.isEmpty == false ? .goBack() : nil
  }

  /// Returns the action that goes forward one step; nil if the user has not gone back.
  public func forwardAction(in state: State) -> Action? {
    state.ahead?.nearestLast.isEmpty == false ? .goForward() : nil
  }
}

extension StepNavigation.Action: Hashable where Value: Hashable {}
extension StepNavigation.Action: Encodable where Value: Encodable {}
extension StepNavigation.Action: Decodable where Value: Decodable {}
