import TerminalHost

/// An action that is available to the user: a command of the showcase, as complete as possible.
struct LiveOffer: Hashable, Sendable {
  /// The line that runs it, or the beginning of the line.
  var line: String
  /// The parameters that must be typed to complete the line; nil for none.
  var parameter: String?
  /// A sentence that describes the command.
  var help: String
  /// The key that runs it; nil if all its letters are used by others.
  var key: Character?
  /// The initial text of the field.
  var text = ""
  /// A Boolean value that indicates whether the field has several lines.
  var isMultiline = false

  /// The line with its parameters, as in help.
  var usage: String { parameter.map { "\(line) \($0)" } ?? line }
}

extension ScriptLanguage {
  /// Returns the available actions, in the order of the commands.
  ///
  /// A command is offered if it can be parsed without arguments and its acts can be performed. A
  /// command with a choice of words (`name|code`) is offered once for each word that can be parsed.
  /// A command that needs arguments is offered with a question. ``ScriptCommand/offered(when:)``
  /// can restrict this. Going back and forward, selecting tabs and the next window have separate
  /// keys.
  func offers(_ state: State, in window: any WindowHands) -> [LiveOffer] {
    let keys = LiveKeys(commands.map { ($0.name, $0.key) })
    return commands.filter { $0.isOffered(state) && !$0.goesForward }.flatMap {
      command -> [LiveOffer] in
      let lines = command.choices.map { "\(command.name) \($0)" }
      func offer(_ line: String, _ parameter: String? = nil, key: Character?) -> LiveOffer {
        LiveOffer(line: line, parameter: parameter, help: command.help, key: key)
      }
      do throws(ScriptMistake) {
        let steps = try steps(of: command.name, state) ?? []
        return canOffer(steps, in: window) ? [offer(command.name, key: keys[command.name])] : []
      } catch {
        guard case .missing = error.error else { return [] }
        guard !lines.isEmpty else {
          let question = command.field?.label ?? command.parameters.asQuestion
          var asking = offer(command.name, question, key: keys[command.name])
          asking.text = command.field?.text(state) ?? ""
          asking.isMultiline = command.field?.isMultiline == true
          return [asking]
        }
        return lines.filter { line in
          guard let steps = try? self.steps(of: line, state) else { return false }
          return canOffer(steps, in: window)
        }
        .map { offer($0, key: nil) }
      }
    }
  }

  /// Returns the field in which the user types the missing part of a line.
  func prompt(for line: String, missing parameter: String, _ state: State) -> LiveState.Prompt {
    let words = ScriptArguments(line: line).words
    let command = commands.first { [$0.name] == words }
    return LiveState.Prompt(
      line: line,
      parameter: command?.field?.label ?? parameter.asQuestion,
      text: command?.field?.text(state) ?? "",
      isMultiline: command?.field?.isMultiline == true
    )
  }

  /// Returns the line of a command that goes forward, if it is offered.
  func forwardLine(_ state: State) -> String? {
    commands.first { command in
      guard command.goesForward, command.isOffered(state) else { return false }
      return (try? steps(of: command.name, state))?.isEmpty == false
    }?.name
  }

  private func canOffer(_ steps: [ScriptStep<Action>], in window: any WindowHands) -> Bool {
    switch steps.first {
    case nil, .advance: false
    case .send: true
    case .act(.back), .act(.selectTab), .act(.nextWindow): false
    case .act(let act): window.canPerform(act)
    }
  }
}

extension ScriptCommand {
  /// A Boolean value that indicates whether the command goes forward, which has a separate key.
  fileprivate var goesForward: Bool { name == "forward" && parameters.isEmpty }

  /// The words of a parameter that is a choice; empty for other parameters.
  fileprivate var choices: [String] {
    let words = parameters.split(separator: "|", omittingEmptySubsequences: false)
    let isChoice =
      words.count > 1
      && words.allSatisfy { word in !word.isEmpty && word.allSatisfy { $0.isLowercase || $0 == "-" }
      }
    return isChoice ? words.map(String.init) : []
  }
}

extension String {
  /// The parameter as a label of a field: `CODE|NAME [still]` is “code or name”.
  var asQuestion: String {
    split(separator: " ").filter { !$0.hasPrefix("[") }.joined(separator: " ")
      .split(separator: "|").joined(separator: " or ").lowercased()
  }
}

/// The keys of the commands; they do not depend on the commands that are offered.
private struct LiveKeys {
  private var keys: [String: Character] = [:]

  /// Assigns each name its chosen key, or else its first free letter; `q` is reserved.
  init(_ commands: [(name: String, key: Character?)]) {
    var taken: Set<Character> = ["q"]
    for (name, key) in commands {
      guard let key, key.isASCII, key.isLowercase, taken.insert(key).inserted else { continue }
      keys[name] = key
    }
    for name in commands.map(\.name) where keys[name] == nil {
      guard let key = name.first(where: { $0.isASCII && $0.isLowercase && !taken.contains($0) })
      else { continue }
      taken.insert(key)
      keys[name] = key
    }
  }

  subscript(name: String) -> Character? { keys[name] }
}
