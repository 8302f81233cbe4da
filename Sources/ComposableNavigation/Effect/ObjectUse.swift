/// A use of an object that belongs to the entry whose reducer requests it.
struct ObjectUse: Sendable {
  /// The declaration of the object.
  let kind: RetainedKind
  let act: @MainActor @Sendable (AnyObject) -> Void
}

extension Retained {
  /// Uses the entry's object immediately, in the order of the actions.
  ///
  /// ```swift
  /// case .playTapped:
  ///   return player.use { $0.play() }
  /// ```
  ///
  /// A search or a replay skips it.
  ///
  /// - Parameter act: Uses the object; actions that it sends are reduced afterwards.
  /// - Returns: The effect.
  public func use<Action: Sendable>(
    _ act: @escaping @MainActor @Sendable (Object) -> Void
  ) -> Effect<Action> {
    Effect(.use(objectUse(act)))
  }

  private func objectUse(_ act: @escaping @MainActor @Sendable (Object) -> Void) -> ObjectUse {
    ObjectUse(kind: kind) { object in
      // Invariant: the object was made by this declaration.
      if let object = object as? Object { act(object) }
    }
  }

  /// Runs asynchronous work with the entry's object; otherwise the same as
  /// ``Effect/run(priority:operation:catch:)``.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; nil for the caller's.
  ///   - operation: The work.
  ///   - catch: The closure that handles an error; nil to report the error.
  /// - Returns: The effect.
  public func run<Action: Sendable>(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (Object, Send<Action>) async throws -> Void,
    catch: (@Sendable (any Error, Send<Action>) async -> Void)? = nil
  ) -> Effect<Action> where Object: Sendable {
    let work = Effect<Action>.Work(
      priority: priority,
      start: .using {
        let handed = HandedObject<Object>()
        let body: Effect<Action>.Work.Body = { send in
          if let object = handed.take() { try await operation(object, send) }
        }
        return (use: objectUse { handed.put($0) }, body: body)
      },
      recover: `catch`
    )
    return Effect(WorkEffect(work))
  }
}

/// An object that is passed from the store to the one piece of work that needs it.
private final class HandedObject<Object: AnyObject & Sendable>: Sendable {
  private let object = Locked<Object?>(nil)

  func put(_ object: Object) { self.object.withLock { $0 = object } }

  func take() -> Object? {
    object.withLock { held in
      defer { held = nil }
      return held
    }
  }
}
