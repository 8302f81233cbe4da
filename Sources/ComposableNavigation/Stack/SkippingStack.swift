/// A stack in which a person who goes back skips the marked screens.
///
/// Reach for it when a screen has done its work (a code was typed, a plan was chosen) and is not to
/// be seen again on the way back, while the program may still go there.
///
/// ```swift
/// var state = SkippingStack<String>.State(stack: .init(items: ["root", "code", "done"]))
/// let stack = SkippingStack<String>()
/// _ = stack.reduce(into: &state, action: .skip(state.stack.entries.ids[1]))
/// _ = stack.reduce(into: &state, action: .stack(.remove([state.stack.topID!], cause: .user)))
/// state.stack.items                                  // ["root"]
/// ```
///
/// Marking takes nothing away now. The mark goes with its screen: one that is pushed again has none.
/// A pop by the program does not ask for marks. The root is never passed over. A screen is marked by
/// its id or by its item, of which the topmost is meant. The idea is SUINavigation's `skip`.
///
/// ## Laws
/// - going back by a person never ends on a skipped screen
/// - a pop by the program does not ask for skipped screens
/// - what a preview shows is what back does
public struct SkippingStack<Item: Equatable & Sendable>: Reducer, BackNavigable {
  /// A stack and the screens that are passed over.
  public struct State: Equatable, Sendable {
    /// The stack.
    public var stack: StackNavigation<Item>.State

    /// The screens that are passed over, while they are there.
    public internal(set) var skipped: Set<EntryID> = []

    /// Makes a state in which nothing is passed over.
    public init(stack: StackNavigation<Item>.State) { self.stack = stack }
  }

  /// An action on the stack, or a change of the screens that are skipped.
  public enum Action: Equatable, Sendable {
    /// Does something to the stack.
    case stack(StackNavigation<Item>.Action)
    /// Marks a screen. Refused when it is not there.
    case skip(EntryID)
    /// Marks the topmost equal item: written `.skip(item)`. Refused when there is none.
    case skipItem(Item)

    /// Marks the topmost equal item.
    ///
    /// Refused when there is none, by a reason that names it.
    public static func skip(_ item: Item) -> Action { .skipItem(item) }
  }

  private let stack: StackNavigation<Item>

  /// Makes the reducer.
  ///
  /// - Parameter keepsRoot: True if the root of the stack stays, as `StackNavigation` can keep it.
  public init(keepsRoot: Bool = false) { stack = StackNavigation(keepsRoot: keepsRoot) }

  /// Carries out an action; after a person's removal goes on to the next screen without a mark.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .skip(let id):
      // Of the entry that is there, and not of one that had its number before.
      guard let bound = state.stack.entries.bound(id) else {
        return .report(.refusal(.missingEntries([id])))
      }
      state.skipped.update(with: bound)
      return .none
    case .skipItem(let item):
      guard let index = state.stack.items.lastIndex(of: item) else {
        return .report(.refusal(.missing("\(item)")))
      }
      state.skipped.update(with: state.stack.entries.ids[index])
      return .none
    case .stack(let action):
      let count = state.stack.entries.count
      let effect = stack.reduce(into: &state.stack, action: action)
      // An effect of the stack is the report of a refusal: then nobody has gone back.
      guard effect.isNone else { return effect.map(Action.stack) }
      // A report that is late has taken nothing away, and goes on to nothing.
      if case .remove(_, cause: .user, animated: let animated) = action,
        state.stack.entries.count < count, let target = state.target
      {
        _ = stack.reduce(into: &state.stack, action: .pop(to: .entry(target), animated: animated))
      }
      if !state.skipped.isEmpty {
        state.skipped = state.skipped.filter(state.stack.entries.contains)
      }
      return .none
    }
  }

  /// Goes back one screen, as the stack does; reducing the action passes over skipped screens.
  public func backAction(in state: State) -> Action? {
    stack.backAction(in: state.stack).map(Action.stack)
  }
}

extension SkippingStack.State {
  /// The entry to go on to from a skipped screen; nil when the topmost screen is not skipped.
  fileprivate var target: EntryID? {
    guard let top = stack.topID, isSkipped(top) else { return nil }
    return stack.entries.ids.last { !isSkipped($0) } ?? stack.rootID
  }

  private func isSkipped(_ id: EntryID) -> Bool {
    skipped.firstIndex(of: id).map { skipped[$0].isSame(as: id) } ?? false
  }
}
