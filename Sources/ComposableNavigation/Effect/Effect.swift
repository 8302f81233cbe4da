/// A reducer's request for work outside: actions to send, asynchronous work to run or to cancel.
///
/// A reducer decides and returns an effect; only a ``Store`` runs it. Reach for
/// ``run(priority:operation:catch:)`` for anything that waits, and for ``send(_:)`` when one
/// decision leads to another:
///
/// ```swift
/// Reduce<Countries.State, Countries.Action> { state, action in
///   switch action {
///   case .appeared:
///     return .run { send in await send(.loaded(try await countries.load())) }
///   case .loaded(let countries):
///     state.countries = countries
///     return .none
///   }
/// }
/// ```
///
/// An effect made by the reducer of an entry (a screen of a stack, a modal) belongs to that entry:
/// when the entry goes, by whatever hand, the effect is cancelled and none of its later actions is
/// reduced. The shape is that of TCA's `Effect`.
public struct Effect<Action: Sendable>: Sendable {
  /// The operation asked for, in its box; nil for no operation, which allocates nothing.
  @usableFromInline package let asked: AnyEffect?

  @usableFromInline
  init(_ asked: AnyEffect?) { self.asked = asked }

  init(_ operation: EffectOperation, _ parts: [AnyEffect] = []) {
    asked = AnyEffect(operation, parts)
  }

  struct Work: Sendable {
    typealias Body = @Sendable (Send<Action>) async throws -> Void

    let priority: TaskPriority?
    let start: Start
    let recover: (@Sendable (any Error, Send<Action>) async -> Void)?

    /// The source of what is performed.
    enum Start: Sendable {
      case plain(Body)
      /// Made anew each time that the work begins: one effect may be returned for several entries,
      /// and each has an object of its own.
      case using(@Sendable () -> (use: ObjectUse, body: Body))
    }
  }

  /// Asks for nothing.
  public static var none: Effect { Effect(nil as AnyEffect?) }

  /// Tells whether nothing is asked for.
  public var isNone: Bool { asked == nil }

  /// Sends an action, to be reduced after this one, before ``Store/send(_:)`` returns.
  ///
  /// - Parameter action: The action to reduce next; actions are reduced in the order in which they
  ///   were sent.
  /// - Returns: The effect.
  public static func send(_ action: Action) -> Effect { Effect(SentEffect(action)) }

  /// Runs asynchronous work, which may send any number of actions.
  ///
  /// ```swift
  /// .run { send in
  ///   for await message in chat.messages { await send(.received(message)) }
  /// } catch: { error, send in
  ///   await send(.failed(error.localizedDescription))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; nil for the caller's.
  ///   - operation: The work. What it throws goes to `catch`, else it is an issue of the store;
  ///     a `CancellationError` is neither.
  ///   - catch: The closure for an error; nil to have it reported.
  /// - Returns: The effect.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (Send<Action>) async throws -> Void,
    catch: (@Sendable (any Error, Send<Action>) async -> Void)? = nil
  ) -> Effect {
    Effect(WorkEffect(Work(priority: priority, start: .plain(operation), recover: `catch`)))
  }

  /// Runs asynchronous work whose result is one action.
  ///
  /// ```swift
  /// .task { .loaded(try await countries.load()) }
  /// ```
  ///
  /// The spelling is that of TCA 0.x.
  public static func task(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Action,
    catch: (@Sendable (any Error) async -> Action)? = nil
  ) -> Effect {
    let recover = `catch`.map { handler in
      { @Sendable (error: any Error, send: Send<Action>) async in await send(handler(error)) }
    }
    return run(priority: priority, operation: { await $0(try await operation()) }, catch: recover)
  }

  /// Runs effects side by side.
  public static func merge(_ effects: Effect...) -> Effect { merge(effects) }

  /// Runs effects side by side.
  ///
  /// The synchronous parts happen in the order of the list.
  ///
  /// - Complexity: O(*n*)
  public static func merge(_ effects: [Effect]) -> Effect {
    combine(effects, .merge)
  }

  /// Runs effects one after another: each begins when the one before has finished.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Runs effects one after another: each begins when the one before has finished.
  ///
  /// An effect that is cancelled ends the sequence only if the cancellation covers what follows.
  ///
  /// - Complexity: O(*n*)
  public static func concatenate(_ effects: [Effect]) -> Effect {
    combine(effects, .concatenate)
  }

  private static func combine(_ effects: [Effect], _ operation: EffectOperation) -> Effect {
    let parts = effects.compactMap { $0.asked }
    return parts.count < 2 ? Effect(parts.first) : Effect(operation, parts)
  }

  /// Runs this effect beside another.
  ///
  /// Any number may be merged one by one.
  public func merge(with other: Effect) -> Effect {
    if isNone { return other }
    return other.isNone ? self : .merge([self, other])
  }

  /// Asks the store to pass on what a reducer noticed: an issue, or the reason of a refusal.
  @usableFromInline
  package static func report(_ report: Report) -> Effect { Effect(.report(report)) }

  /// Does something outside at once, in the order of the actions.
  ///
  /// For what waits for nothing, such as telling an observer. A search or a replay does not do it.
  package static func perform(_ act: @escaping @MainActor @Sendable () -> Void) -> Effect {
    Effect(.perform(act))
  }
}
