/// The language of a showcase: its lines and their meanings.
@MainActor
struct ScriptLanguage<State, Action: Sendable> {
  let commands: [ScriptCommand<State, Action>]

  /// Parses a line.
  ///
  /// - Returns: The steps to carry out; nil for `quit`.
  func steps(of text: String, _ state: State) throws(ScriptMistake) -> [ScriptStep<Action>]? {
    var arguments = ScriptArguments(line: text)
    guard let name = try? arguments.word("") else { throw mistake(.empty) }
    if name == "quit" {
      if let extra = arguments.words.first { throw mistake(.extra(extra), usage: "quit") }
      return nil
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw mistake(.unknownCommand(name))
    }
    do throws(ScriptError) {
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
      case .empty: "; expected a command, --help lists them"
      case .unknownCommand(let name): perhaps(name)
      case .missing, .extra, .invalid:
        usage.map { "; usage: \($0)" } ?? ""
      case .tooLong, .notUTF8:
        ""
      }
    return ScriptMistake(error: error, expected: expected)
  }

  private func perhaps(_ name: String) -> String {
    let nearest = name.nearest(among: commands.map(\.name) + ["quit"])
    return nearest.isEmpty
      ? "; --help lists them all" : "; perhaps \(nearest.joined(separator: " or "))"
  }
}

/// The fault of a line, and the expected usage.
struct ScriptMistake: Error, Hashable, CustomStringConvertible {
  let error: ScriptError
  var expected = ""

  /// A Boolean value that indicates whether the command does not exist.
  var isOfName: Bool {
    guard case .unknownCommand = error else { return false }
    return true
  }

  var description: String { "\(error)\(expected)" }
}
