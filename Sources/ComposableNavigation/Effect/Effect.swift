/// What a reducer asks to be done outside: actions to send, asynchronous work to run or to cancel.
///
/// A reducer decides and returns an effect; only a ``Store`` runs it. Reach for ``run(priority:operation:catch:)``
/// for anything that waits, and for ``send(_:)`` when one decision leads to another:
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
  /// What is asked for; nil for nothing, which allocates nothing.
  @usableFromInline let asked: AnyEffect?

  @usableFromInline
  init(_ asked: AnyEffect?) { self.asked = asked }

  init(_ operation: Operation) { asked = AskedEffect(operation) }

  /// What is asked for; nil for nothing.
  var operation: Operation? { asked.map { AskedEffect<Action>.of($0).operation } }

  enum Operation: Sendable {
    case send(Action)
    case run(Work)
    case merge([Effect])
    case concatenate([Effect])
    case cancellable(Effect, id: CancelID, cancelInFlight: Bool)
    case cancel(id: CancelID)
    case owned(Effect, by: Owner)
    case report(Report)
    case perform(@MainActor @Sendable () -> Void)
  }

  struct Work: Sendable {
    let priority: TaskPriority?
    let operation: @Sendable (Send<Action>) async throws -> Void
    let recover: (@Sendable (any Error, Send<Action>) async -> Void)?
  }

  /// Asks for nothing.
  public static var none: Effect { Effect(nil as AnyEffect?) }

  /// Whether nothing is asked for.
  public var isNone: Bool { asked == nil }

  /// Sends an action, to be reduced after this one, before ``Store/send(_:)`` returns.
  ///
  /// - Parameter action: What is reduced next; actions are reduced in the order in which they were
  ///   sent.
  /// - Returns: The effect.
  public static func send(_ action: Action) -> Effect { Effect(.send(action)) }

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
  ///   - catch: What to do with an error; nil to have it reported.
  /// - Returns: The effect.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (Send<Action>) async throws -> Void,
    catch: (@Sendable (any Error, Send<Action>) async -> Void)? = nil
  ) -> Effect {
    Effect(.run(Work(priority: priority, operation: operation, recover: `catch`)))
  }

  /// Runs asynchronous work whose result is one action: the seed's spelling.
  ///
  /// ```swift
  /// .task { .loaded(try await countries.load()) }
  /// ```
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
  /// What is synchronous in them happens in the order of the list. O(*n*).
  public static func merge(_ effects: [Effect]) -> Effect {
    let effects = effects.filter { !$0.isNone }
    return effects.count < 2 ? effects.first ?? .none : Effect(.merge(effects))
  }

  /// Runs effects one after another: each begins when the one before has finished.
  public static func concatenate(_ effects: Effect...) -> Effect { concatenate(effects) }

  /// Runs effects one after another: each begins when the one before has finished.
  ///
  /// An effect that is cancelled ends the sequence only if the cancellation covers what follows. O(*n*).
  public static func concatenate(_ effects: [Effect]) -> Effect {
    let effects = effects.filter { !$0.isNone }
    return effects.count < 2 ? effects.first ?? .none : Effect(.concatenate(effects))
  }

  /// Runs this effect beside another.
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
