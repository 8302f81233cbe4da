public import ComposableNavigation

extension Reducer {
  /// Prints each action, the changes that it makes and the refusals, a line for each.
  ///
  /// Use it if a tap does nothing, or too much:
  ///
  /// ```swift
  /// Inbox().printed(as: "inbox")
  /// // inbox ← stack(pushItem("message 7"))
  /// // inbox   stack.entries: ["inbox"] → ["inbox", "message 7" #0]
  /// // inbox ← stack(pop(exactly(9)))
  /// // inbox ✗ 9 were to go, but there are only 2
  /// ```
  ///
  /// The output is standard output unless you pass `output`, as with TCA's `_printChanges()`.
  /// Without this operator nothing is printed. Values are shortened, and terminal control
  /// characters are replaced by dots.
  ///
  /// Apply it to any reducer, the whole feature's or a part's. It prints the changes of that
  /// reducer; actions that effects send are printed as separate actions. An action that is not
  /// printed has no extra cost; a printed one needs a copy of the state.
  ///
  /// - Parameters:
  ///   - name: The beginning of each line; empty by default.
  ///   - isPrinted: Returns true if an action is printed.
  ///   - output: Receives each line, on the thread of the reducer; by default `print`.
  /// - Returns: This reducer, which prints.
  public func printed(
    as name: String = "",
    where isPrinted: @escaping @Sendable (Action) -> Bool = { _ in true },
    to output: @escaping @Sendable (String) -> Void = { print($0) }
  ) -> some Reducer<State, Action> {
    Printed(base: self, name: name, isPrinted: isPrinted, output: output)
  }
}

private struct Printed<Base: Reducer>: Reducer {
  let base: Base
  let name: String
  let isPrinted: @Sendable (Base.Action) -> Bool
  let output: @Sendable (String) -> Void

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard isPrinted(action) else { return base.reduce(into: &state, action: action) }
    say("← \(Brief.line(action))")
    let before = state
    let effect = base.reduce(into: &state, action: action)
    let (changes, reports) = (Changes(from: before, to: state).lines, effect.reports)
    for change in changes { say("  \(change)") }
    for report in reports {
      switch report {
      case .refusal(let refusal): say("✗ \(refusal.description.onOneLine)")
      case .issue(let issue): say("! \(issue.description.onOneLine)")
      }
    }
    if changes.isEmpty, reports.isEmpty {
      let isKnown = isSame(before, state)
      say(isKnown ? "  nothing has changed" : "  what has changed is too long or too deep")
    }
    return effect
  }

  func resolve() -> ResolvedReducer<Base.State, Base.Action> {
    let base = base.resolve()
    let resolved = Printed<ResolvedReducer<Base.State, Base.Action>>(
      base: base,
      name: name,
      isPrinted: isPrinted,
      output: output
    )
    return ResolvedReducer(of: resolved, over: base)
  }

  /// Returns a Boolean value that indicates whether two states are equal, or cannot be compared.
  private func isSame(_ one: Base.State, _ other: Base.State) -> Bool {
    guard let one = one as? any Equatable else { return true }
    return isEqual(one, other)
  }

  private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    (other as? Value) == one
  }

  private func say(_ line: String) { output(name.isEmpty ? line : "\(name.onOneLine) \(line)") }
}
