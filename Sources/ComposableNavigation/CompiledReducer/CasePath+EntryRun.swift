extension CasePath {
  /// Returns a function that runs a child on a state in this case; `lift` lifts its effect into the
  /// parent, given the state.
  func runOnState(
    lift: @escaping @Sendable (AnyEffect, UnsafeMutableRawPointer) -> AnyEffect
  ) -> EntryRun {
    let (route, copy) = (route, visitAndWrite)
    return { state, action, child in
      let result = route.visit(state, copy: copy) { child.run($0, action) }
      guard case .done(let effect?) = result else { return result }
      return .done(lift(effect, state))
    }
  }

  /// Returns a function that runs a child on an optional state in this case.
  func runOnOptionalState(
    lift: @escaping @Sendable (AnyEffect, UnsafeMutableRawPointer) -> AnyEffect
  ) -> EntryRun {
    let run = runOnState(lift: lift)
    let some = CasePath<Root?, Root>.some()
    let (route, copy) = (some.route, some.visitAndWrite)
    return { state, action, child in
      var result = StepResult.missed
      _ = route.visit(state, copy: copy) { part in
        result = run(part, action, child)
        return nil
      }
      return result
    }
  }

  /// Extracts the payload of a state, and writes it back.
  private var visitAndWrite: CaseRoute.Visit {
    let path = self
    return { root, body in
      let root = root.assumingMemoryBound(to: Root.self)
      guard var value = path.extract(root.pointee) else { return .missed }
      let effect = withUnsafeMutablePointer(to: &value) { body(UnsafeMutableRawPointer($0)) }
      root.pointee = path.embed(value)
      return .done(effect)
    }
  }
}
