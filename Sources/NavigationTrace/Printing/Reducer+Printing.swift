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
    around { base in
      let printer = Printer<State, Action>(name: name, output: output)
      return { place, sent in
        let action = sent.assumingMemoryBound(to: Action.self).pointee
        guard isPrinted(action) else { return base.run(place, sent) }
        let state = place.assumingMemoryBound(to: State.self)
        let before = state.pointee
        printer.say("← \(Brief.line(action))")
        let effect = base.reduce(into: &state.pointee, action: action)
        printer.print(effect.reports, from: before, to: state.pointee)
        return effect.erased
      }
    }
  }
}

/// Prints what an action does.
private struct Printer<State, Action: Sendable>: Sendable {
  let name: String
  let output: @Sendable (String) -> Void

  func print(_ reports: [Report], from before: State, to after: State) {
    let changes = Changes(from: before, to: after).lines
    for change in changes { say("  \(change)") }
    for report in reports {
      switch report {
      case .refusal(let refusal): say("✗ \(refusal.description.onOneLine)")
      case .issue(let issue): say("! \(issue.description.onOneLine)")
      }
    }
    if changes.isEmpty, reports.isEmpty {
      let isKnown = isSame(before, after)
      say(isKnown ? "  nothing has changed" : "  what has changed is too long or too deep")
    }
  }

  func say(_ line: String) { output(name.isEmpty ? line : "\(name.onOneLine) \(line)") }

  /// Returns a Boolean value that indicates whether two states are equal, or cannot be compared.
  private func isSame(_ one: State, _ other: State) -> Bool {
    guard let one = one as? any Equatable else { return true }
    return isEqual(one, other)
  }

  private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    (other as? Value) == one
  }
}
