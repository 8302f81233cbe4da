/// The language of a showcase: the lines that can be said to it, and their meanings.
@MainActor
struct ScriptLanguage<State, Action: Sendable> {
  let commands: [ScriptCommand<State, Action>]

  /// Reads a line.
  ///
  /// - Returns: The act to carry out; nil for `quit`.
  func steps(of text: String, _ state: State) throws(ScriptMistake) -> [ScriptStep<Action>]? {
    var words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard !words.isEmpty else { throw mistake(.empty) }
    let name = words.removeFirst()
    if name == "quit" {
      if let extra = words.first { throw mistake(.extra(extra), usage: "quit") }
      return nil
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw mistake(.unknownCommand(name))
    }
    do throws(ScriptError) {
      var arguments = ScriptArguments(words)
      let steps = try command.parse(&arguments, state)
      if let extra = arguments.words.first { throw .extra(extra) }
      return steps
    } catch {
      throw mistake(error, usage: command.usage)
    }
  }

  private func mistake(_ error: ScriptError, usage: String? = nil) -> ScriptMistake {
    let expected =
      switch error {
      case .empty, .unknownCommand:
        "; expected one of: \((commands.map(\.name) + ["quit"]).joined(separator: ", "))"
      case .missing, .extra, .invalid:
        usage.map { "; usage: \($0)" } ?? ""
      case .tooLong, .notUTF8:
        ""
      }
    return ScriptMistake(error: error, expected: expected)
  }
}

/// The fault of a line, and the way in which lines are written.
struct ScriptMistake: Error, Hashable, CustomStringConvertible {
  let error: ScriptError
  var expected = ""

  var description: String { "\(error)\(expected)" }
}
