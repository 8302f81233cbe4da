/// Columns beside each other that become one stack if there is no room for them.
///
/// Use it for a list with a detail. Each column is a stack with all of a stack's actions; the
/// detail column's root is a placeholder, shown while nothing is selected.
///
/// ```swift
/// var state = SplitNavigation<String>.State(primary: ["notes"], detail: ["nothing"])
/// let split = SplitNavigation<String>()
/// _ = split.reduce(into: &state, action: .showDetail(["note 7"]))
/// state[.detail].items                               // ["nothing", "note 7"]
/// _ = split.reduce(into: &state, action: .setCollapsed(true))
/// state[shown: .primary].items                       // ["notes", "note 7"]
/// ```
///
/// The state contains the display options and whether the split is collapsed. Collapsing appends
/// the other columns, except the placeholder, to the primary column; an entry that is removed from
/// there is removed from its own column, so expanding restores the remaining entries. All columns
/// number their entries together: an entry keeps its id and its view when it moves. The
/// behaviour is that of SwiftDux Navigation's `SplitNavigationView`.
///
/// ## Laws
/// - collapsing and expanding again changes nothing
/// - a collapsed split shows every entry but the placeholder, once, in the order of the columns
/// - ids are unique in all columns together, and none is given twice
public struct SplitNavigation<Item: Equatable & Sendable>: Reducer {
  // Made here because `resolve()` does not know the item's type; see ``Reduce``.
  @usableFromInline let logic: Reduce<State, Action>

  /// Makes the reducer.
  @inlinable  // split, push and pop in a column, 10: × 9.0
  public init() { logic = Reduce { Self.carryOut($1, in: &$0) } }

  /// Carries out an action, or reports the reason why it cannot be carried out.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries in the following columns, for a push
  ///   and for popping a number of screens; O(*n*) for all other actions.
  @inlinable  // split, push and pop in a column, 10: × 9.0
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self.carryOut(action, in: &state)
  }

  /// Prepares the reducer for many actions; see ``Reducer/resolve()``.
  @inlinable  // split, push and pop in a column, 10: × 9.0
  public func resolve() -> ResolvedReducer<State, Action> {
    ResolvedReducer(step: logic.step).goingBack(by: self)
  }

  @inlinable  // split, push and pop in a column, 10: × 9.0
  static func carryOut(_ action: Action, in state: inout State) -> Effect<Action> {
    switch action {
    case .column(let column, let change):
      if let effect = state.carryOut(change, onTopOf: column) { return effect }
    case .shown(let column, let change):
      // In an expanded split, each column shows its own entries.
      if !state.isCollapsed, let effect = state.carryOut(change, onTopOf: column) { return effect }
    default:
      break
    }
    return assemble(action, in: &state)
  }

  /// Carries out an action that needs whole columns: extracts them, changes them and stores them
  /// again.
  @usableFromInline
  static func assemble(_ action: Action, in state: inout State) -> Effect<Action> {
    if let refusal = Self.refusal(of: action, in: state) { return .report(.refusal(refusal)) }
    switch action {
    case .column(let column, let action):
      state[column] = after(action, on: state[column])
    case .shown(let shown, .remove(let ids, let cause, let animated)):
      let top = state[shown: shown].topID
      // By id, in the column that contains the entry now: the host may not have moved it yet.
      let leaving = VisitSet(ids)
      for column in SplitColumn.allCases {
        let gone = state[column].entries.ids.filter(leaving.contains)
        guard !gone.isEmpty else { continue }
        state[column] = after(.remove(gone), on: state[column])
      }
      state.areAnimationsEnabled = animated
      if cause == .user, !state.skipped.isEmpty, let top, !state.entries.contains(top) {
        var stack = state[shown: shown]
        stack.passSkipped()
        state[shown: shown] = stack
      }
    case .shown(let column, let action):
      state[shown: column] = after(action, on: state[shown: column])
    case .showDetail(let items, let animated):
      let root = state[.detail].items.prefix(1)
      state[.detail] = after(.setItems(root + items, animated: animated), on: state[.detail])
    case .setCollapsed(let isCollapsed, cause: _, let animated):
      state.isCollapsed = isCollapsed
      state.areAnimationsEnabled = animated
    case .setOptions(let options):
      state.options = options
    case .when(_, let action):
      return carryOut(action, in: &state)
    }
    return .none
  }

  /// Returns the reason why an action cannot be carried out; nil exactly when it can.
  ///
  /// A pure function that ``reduce(into:action:)`` uses.
  ///
  /// - Complexity: O(*n*).
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .column(let column, let action):
      StackNavigation.refusal(of: action, in: state[column])
    case .shown(_, .remove(let ids, cause: _, animated: _)):
      ids.isEmpty || ids.contains(where: state.entries.contains) ? nil : .missingEntries(ids)
    case .shown(let column, let action):
      StackNavigation.refusal(of: action, in: state[shown: column])
    case .showDetail:
      state[.detail].items.isEmpty ? .empty : nil
    case .setCollapsed, .setOptions:
      nil
    case .when(let preconditions, let action):
      preconditions.refusal(in: state) ?? refusal(of: action, in: state)
    }
  }

  /// Returns the reason why computed columns whose source cannot store marks cannot carry out an
  /// action; nil exactly when they can.
  package static func refusalWithoutMarks(of action: Action, in state: State) -> Refusal? {
    if let refusal = refusal(of: action, in: state) { return refusal }
    return switch action.plain {
    case .column(_, let action) where action.isMark, .shown(_, let action) where action.isMark:
      .because(CannotSkip())
    default: nil
    }
  }

  private static func after(
    _ action: StackNavigation<Item>.Action,
    on stack: StackNavigation<Item>.State
  ) -> StackNavigation<Item>.State {
    var stack = stack
    _ = StackNavigation.carryOut(action, in: &stack)
    return stack
  }
}

extension SplitNavigation: BackNavigable {
  /// Returns the action that goes back in the rightmost column that can, or in the stack of a
  /// collapsed split.
  ///
  /// - Complexity: O(*n*).
  public func backAction(in state: State) -> Action? {
    for column in SplitColumn.allCases.reversed() {
      if let action = StackNavigation().backAction(in: state[shown: column]) {
        return .shown(column, action)
      }
    }
    return nil
  }
}
