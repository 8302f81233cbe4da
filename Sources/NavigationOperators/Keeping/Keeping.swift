public import ComposableNavigation

/// A container that keeps the entries which leave it, so that the user can undo a close.
///
/// Put it around a stack, a modal, tabs or windows. Whatever removes an entry (the user, the program,
/// a link, a change of the list), the entry is kept with its id, its content and its running work,
/// until more have left than the limit. Then the oldest is released, and an action says so once:
///
/// ```swift
/// typealias Tabs = Keeping<TabNavigation<String>>
///
/// var state = Tabs.State(.init(items: ["home", "draft"]), limit: 10)
/// let draft = state.shape.entries.ids[1]
/// _ = Tabs().reduce(into: &state, action: .shape(.remove([draft])))
/// state.kept.map(\.item)                             // ["draft"]
/// _ = Tabs().reduce(into: &state, action: .putBack(draft))
/// state.shape.items                                  // ["home", "draft"], the same visits
/// ```
///
/// A new entry whose item matches that of a kept one *is* the kept one: a push of the same page, a
/// link to it, and going forward bring the visit back with its content. ``Action/preload(_:)``
/// keeps an entry that has not been shown yet. React Navigation calls both `retain` and `preload`.
///
/// The features of kept entries run in `forEach` like all others; their lifecycle is
/// `Lifecycle.there`, so work that a feature binds to it rests. Pass a handler the store of
/// ``State/shape``; the view of an entry that comes back is made again.
///
/// ## Laws
/// - an entry that comes back is the same visit with its content
/// - an entry that is released is reported once
/// - each visit with its content is open, kept or released, and nowhere twice
/// - the work of a kept entry goes on until it is released
public struct Keeping<Base: NavigationShape>: Reducer where Base.State: KeepableState {
  /// A function that indicates whether a new entry with an item is the kept one with another item.
  public typealias Match = @Sendable (_ kept: Base.Item, _ new: Base.Item) -> Bool

  let base: Base
  let matches: Match

  /// Makes the reducer of a container in which equal items match.
  public init() { self.init(Base()) }

  /// Makes the reducer around a shape's own.
  ///
  /// Pass it as `navigation:` of `forEach` if items contain the state of a feature, which changes:
  ///
  /// ```swift
  /// .forEach(
  ///   \.pages, action: /Action.pages, elements: /Action.page,
  ///   navigation: Keeping(StackNavigation(keepsRoot: true)) { $0.number == $1.number }
  /// ) { Page() }
  /// ```
  ///
  /// - Parameters:
  ///   - base: The reducer of the shape.
  ///   - matches: Returns true if a new entry with the second item is the kept one with the first.
  public init(_ base: Base, matching matches: @escaping Match = { $0 == $1 }) {
    self.base = base
    self.matches = matches
  }

  /// Carries out an action, or reports the reason why it cannot be carried out.
  ///
  /// - Complexity: That of the shape's reducer, while nothing is kept and the action removes
  ///   nothing; otherwise O(*n*), and O(*k*) for each new entry in the number of kept ones.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if let refusal = Self.refusal(of: action, in: state) { return .refused(refusal) }
    switch action {
    case .shape(let action):
      return carryOut(action, in: &state)
    case .putBack(let id, let animated):
      return told(state.putBack(id, animated: animated))
    case .preload(let item):
      return told(state.preload(item, matches))
    case .release(let ids):
      return told(state.release(ids))
    case .released:
      return .none
    }
  }

  private func carryOut(_ action: Base.Action, in state: inout State) -> Effect<Action> {
    // Without a copy of the state before, the shape changes its lists in place.
    if state.list.isEmpty, !Base.entriesGo(on: action, in: state.shape) {
      return base.reduce(into: &state.shape, action: action).map(Action.shape)
    }
    let before = state.shape
    let effect = base.reduce(into: &state.shape, action: action).map(Action.shape)
    return effect.merge(with: told(state.settle(from: before, matches)))
  }

  /// Returns the effect that reports released entries.
  private func told(_ released: [Entry<Base.Item>]) -> Effect<Action> {
    released.isEmpty ? .none : .send(.released(released))
  }

  /// Returns the reason why an action of this container cannot be carried out; nil if it can, and
  /// for an action of the shape, whose reducer decides.
  public static func refusal(of action: Action, in state: State) -> Refusal? {
    switch action {
    case .putBack(let id, animated: _):
      guard let kept = state.list[id] else { return .missingEntries([id]) }
      return state.shape.refusal(ofPuttingBack: kept.item)
    case .release(let ids):
      return ids.isEmpty || ids.contains { state.list[$0] != nil } ? nil : .missingEntries(ids)
    case .shape, .preload, .released:
      return nil
    }
  }
}

extension Keeping: ElementShape {
  /// Returns a Boolean value that indicates whether an action removes entries.
  public static func entriesGo(on action: Action, in state: State) -> Bool {
    switch action {
    case .shape(let action): Base.entriesGo(on: action, in: state.shape)
    case .putBack: Base.Rules.isOverlay
    case .release: true
    case .preload, .released: false
    }
  }

  /// Returns the shape's action that removes entries, which are kept then.
  public static func removal(of ids: [EntryID], cause: Cause) -> Action {
    .shape(Base.removal(of: ids, cause: cause))
  }

  /// Returns the shape's action for an open entry; a kept one that dismisses itself is released.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? {
    guard state.list[id] == nil else { return .release([id]) }
    return Base.dismissal(of: id, in: state.shape, animated: animated).map(Action.shape)
  }
}

extension Keeping: BackNavigable {
  /// Returns the shape's action that goes back.
  public func backAction(in state: State) -> Action? {
    base.backAction(in: state.shape).map(Action.shape)
  }

  /// Returns this reducer with its way back, which a modal covers like a modal of its own.
  public func resolve() -> ResolvedReducer<State, Action> {
    ResolvedReducer(of: self).goingBack(by: self) {
      Base.Rules.isOverlay && $0.shape.frontID != nil
    }
  }
}
