public import ComposableNavigation

/// A rule that says which items may be open.
///
/// Make one for each container with screens that need a login or a permission, and pass them to
/// ``ComposableNavigation/Reducer/protected(by:)``. A rule covers entries, a forward history, closed
/// windows and queues alike:
///
/// ```swift
/// let isAllowed: @Sendable (User?, Page) -> Bool = { user, page in user != nil || page.isPublic }
/// let pages = AccessRule<Shop.State>(\.stack, given: \.user, allows: isAllowed)
/// let sheets = AccessRule<Shop.State>(\.modal, given: \.user, allows: isAllowed)
/// ```
///
/// It is Expo Router's `Protected` and the `if` of React Navigation's screens, for every container.
/// Allow the root of a stack that keeps its root, and of a list of screens, whose root is never
/// removed.
public struct AccessRule<State>: Sendable {
  /// Removes what is not allowed from the state at an address, unless nothing can have changed since
  /// an earlier state.
  let check: @Sendable (Before?, UnsafeMutablePointer<State>) -> [EntryID]

  /// A state before an action, and the bytes that it had at its place; see `StatePart`.
  typealias Before = (bytes: UnsafeRawPointer, state: State)

  /// Makes a rule for one container.
  ///
  /// - Parameters:
  ///   - container: The key path to the container's state.
  ///   - given: The part of the state on which the answer depends, such as the user. While neither
  ///     it nor a stored container changes, nothing is asked; a computed one is asked each time.
  ///   - allows: Returns false for an item that must not be open.
  public init<Container: ElementState, Given: Equatable & SendableMetatype>(
    _ container: any WritableKeyPath<State, Container> & Sendable,
    given: @escaping @Sendable (State) -> Given,
    allows: @escaping @Sendable (_ given: Given, _ item: Container.Item) -> Bool
  ) {
    let part = StatePart<State, Container>(container)
    check = { before, state in
      let now = given(state.pointee)
      if let before, part.isUntouched(before.bytes, state), given(before.state) == now { return [] }
      return state.pointee[keyPath: container].removeAll { !allows(now, $0) }
    }
  }

  private init(all rules: [AccessRule]) {
    check = { before, state in
      var gone: [EntryID] = []
      for rule in rules { gone += rule.check(before, state) }
      return gone
    }
  }

  /// Returns a rule that combines several.
  public static func all(of rules: [AccessRule]) -> AccessRule {
    rules.count == 1 ? rules[0] : AccessRule(all: rules)
  }

  /// Removes everything that is not allowed from a state.
  ///
  /// Call it for a state from an archive before you make its store:
  ///
  /// ```swift
  /// var state = try file.load()?.state ?? Shop.State()
  /// rules.enforce(in: &state)
  /// ```
  ///
  /// - Returns: The entries that were removed.
  /// - Complexity: O(*n*).
  @discardableResult
  public func enforce(in state: inout State) -> [EntryID] { check(nil, &state) }
}
