/// A reducer's request for work outside: actions to send, asynchronous work to run or to cancel.
///
/// A reducer decides and returns an effect; only a ``Store`` runs it. Use
/// ``run(priority:operation:catch:)`` for work that waits, and ``send(_:)`` if one action leads to
/// another:
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
/// if the entry is removed for any reason, the effect is cancelled and none of its later actions is
/// reduced. The shape is that of TCA's `Effect`.
public struct Effect<Action: Sendable>: Sendable {
  /// The boxed operation; nil for no effect, which allocates nothing.
  @usableFromInline package let erased: AnyEffect?

  @usableFromInline
  package init(_ erased: AnyEffect?) { self.erased = erased }

  init(_ operation: EffectOperation, _ parts: [AnyEffect] = []) {
    erased = AnyEffect(operation, parts)
  }

  struct Work: Sendable {
    typealias Body = @Sendable (Send<Action>) async throws -> Void

    let priority: TaskPriority?
    let start: Start
    let recover: (@Sendable (any Error, Send<Action>) async -> Void)?

    /// The source of the work to perform.
    enum Start: Sendable {
      case plain(Body)
      /// Made again each time that the work begins: one effect may be returned for several entries,
      /// and each has its own object.
      case using(@Sendable () -> (use: ObjectUse, body: Body))
    }
  }

  /// An effect that does nothing.
  public static var none: Effect { Effect(nil as AnyEffect?) }

  /// A Boolean value that indicates whether the effect does nothing.
  public var isNone: Bool { erased == nil }

  /// Sends an action, which is reduced after the current one, before ``Store/send(_:)`` returns.
  ///
  /// - Parameter action: The action; actions are reduced in the order in which they were sent.
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
  ///   - operation: The work. An error that it throws is passed to `catch`, or is an issue of the
  ///     store without one; a `CancellationError` is ignored.
  ///   - catch: The closure that handles an error; nil to report the error.
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

  /// Runs effects one after another: each begins after the previous one has finished.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Runs effects one after another: each begins after the previous one has finished.
  ///
  /// An effect that is cancelled ends the sequence only if the cancellation includes the rest of
  /// it.
  ///
  /// - Complexity: O(*n*)
  public static func concatenate(_ effects: [Effect]) -> Effect {
    combine(effects, .concatenate)
  }

  private static func combine(_ effects: [Effect], _ operation: EffectOperation) -> Effect {
    let parts = effects.compactMap { $0.erased }
    return parts.count < 2 ? Effect(parts.first) : Effect(operation, parts)
  }

  /// Runs this effect beside another.
  ///
  /// Any number of effects may be merged one by one.
  public func merge(with other: Effect) -> Effect {
    if isNone { return other }
    return other.isNone ? self : .merge([self, other])
  }

  /// Passes a reducer's report to the store: an issue, or the reason of a refusal.
  @usableFromInline
  package static func report(_ report: Report) -> Effect { Effect(.report(report)) }

  /// Runs a closure immediately, in the order of the actions.
  ///
  /// Use it for a call that does not wait, such as notifying an observer. A search or a replay
  /// skips it.
  package static func perform(_ act: @escaping @MainActor @Sendable () -> Void) -> Effect {
    Effect(.perform(act))
  }
}
