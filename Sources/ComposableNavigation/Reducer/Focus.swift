/// A child that may be absent: how to find it in a state, and how to run its reducer on it in place.
///
/// `ifLet`, `ifCaseLet`, `forEach` and a pullback along a case each have one. The key tells a child
/// from the others; it is `Void` for a child that is alone in its place.
@usableFromInline
struct Focus<State, Key: Sendable, Child>: Sendable {
  /// Lifts an effect of a child into the parent, given the key and the part of the state in which
  /// the child was found.
  @usableFromInline typealias Lift =
    @Sendable (AnyEffect, Key, UnsafeMutableRawPointer) -> AnyEffect
  /// Returns the function that runs a child, given the lift for its effects.
  @usableFromInline typealias Change = @Sendable (@escaping Lift) -> EntryRun

  /// Returns the child; nil if it is absent.
  let find: @Sendable (State, Key) -> Child?
  let change: Change
  /// Returns a Boolean value that indicates whether the child is there, without a copy of it; nil if
  /// only `find` knows.
  var isThere: (@Sendable (UnsafePointer<State>, Key) -> Bool)?
  /// Returns the identity by which effects belong to the child; nil for a child that is alone.
  var id: @Sendable (Key) -> EntryID? = { _ in nil }
  /// Returns the path to all children at once; nil if each is looked up.
  var anchor: @Sendable (OwnerIdentity) -> OwnerWatch? = { _ in nil }
  /// The case of the state that contains the child; nil if there is none.
  var route: CaseRoute?
  /// The type that has no state for an absent child, for messages.
  var place: Any.Type = State.self
  /// Returns the addition to an absent child's name for a message, given the state and the action.
  var name: @Sendable (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> String = { _, _ in "" }
}

extension Focus where Key == Void {
  /// Makes the focus on an optional.
  @usableFromInline
  init(_ location: StateLocation<State, Child?>) {
    self.init { state, _ in
      state[keyPath: location.path]
    } change: { lift in
      location.raw.around(CasePath<Child?, Child>.some().runOnState { lift($0, (), $1) })
    }
  }

  /// Makes the focus on a case of an optional enum.
  init<Cases>(_ location: StateLocation<State, Cases?>, _ path: CasePath<Cases, Child>) {
    self.init { state, _ in
      state[keyPath: location.path].flatMap(path.unwrap)
    } change: { lift in
      location.raw.around(path.runOnOptionalState { lift($0, (), $1) })
    }
    route = path.route
  }

  /// Makes the focus on a case of the state.
  init(_ path: CasePath<State, Child>) {
    self.init { state, _ in
      path.unwrap(state)
    } change: { lift in
      path.runOnState { lift($0, (), $1) }
    }
    route = path.route
  }
}

extension Focus where Key: Hashable {
  /// Makes the focus on the children of a collection.
  ///
  /// - Parameters:
  ///   - location: The location of the children.
  ///   - action: The type of a child's action, which follows the key in the parent's.
  ///   - item: Returns the child with a key.
  ///   - update: Changes a child in place; returns false if the key is missing.
  init<Children, ChildAction>(
    _ location: StateLocation<State, Children>,
    action: ChildAction.Type,
    item: @escaping @Sendable (Children, Key) -> Child?,
    update: @escaping @Sendable (inout Children, Key, (inout Child) -> Void) -> Bool
  ) {
    self.init { state, key in
      item(state[keyPath: location.path], key)
    } change: { lift in
      { state, action, child in
        let payload = action.assumingMemoryBound(to: (Key, ChildAction).self)
        let key = payload.pointee.0
        var result = StepResult.missed
        _ = location.raw.access(state) { children in
          var effect: AnyEffect?
          let isThere = update(
            &children.assumingMemoryBound(to: Children.self).pointee,
            key
          ) { item in
            effect = withUnsafeMutablePointer(to: &item) { item in
              withUnsafeMutablePointer(to: &payload.pointee.1) { child.run(item, $0) }
            }
          }
          if isThere { result = .done(effect.map { lift($0, key, children) }) }
          return nil
        }
        return result
      }
    }
    id = { EntryID(ofChild: $0) }
    place = Children.self
    name = { " for \($1.assumingMemoryBound(to: (Key, ChildAction).self).pointee.0)" }
  }
}

extension EntryID {
  /// Creates the id of the child with a key: the key itself, if it is an entry's id.
  init(ofChild key: some Hashable & Sendable) {
    self = key as? EntryID ?? .named(key, occurrence: 1)
  }
}
