import ComposableNavigation

/// Something that a person can do now: a command of the showcase, as far as it can be said ahead.
struct LiveOffer: Hashable, Sendable {
  /// The line that does it, or its beginning.
  var line: String
  /// The words that are still to be typed to end the line; nil for none.
  var parameter: String?
  /// The help: a sentence about the command.
  var help: String
  /// The letter that does it; nil when all its letters are taken.
  var key: Character?
  /// The text that is in the field at first.
  var text = ""
  /// Tells whether the field has several lines.
  var isMultiline = false

  /// The line with its parameter, as help shows it.
  var usage: String { parameter.map { "\(line) \($0)" } ?? line }
}

extension ScriptLanguage {
  /// Returns the things that a person can do now, in the order of the commands.
  ///
  /// A command is offered when it can be read as it stands and its acts can be done; one whose
  /// parameter is a choice of words (`name|code`) once for each word that can be read; one that
  /// wants to be told more, with a question. ``ScriptCommand/offered(when:)`` can say more. Going
  /// back and forward, selecting tabs and the next window have keys of their own.
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

  /// Returns the field in which a person types what a line lacks.
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

  /// The line that goes back, if a command does; it knows what no host does.
  func backLine(_ state: State) -> String? {
    commands.first { command in
      guard let steps = try? steps(of: command.name, state), steps.count == 1,
        case .act(.back, otherwise: _) = steps[0]
      else { return false }
      return true
    }?.name
  }

  /// The line that goes forward again, if a command does, while it is offered.
  func forwardLine(_ state: State) -> String? {
    commands.first { command in
      guard command.goesForward, command.isOffered(state) else { return false }
      return (try? steps(of: command.name, state))?.isEmpty == false
    }?.name
  }

  /// Tells whether back does something now.
  func canGoBack(_ state: State, in window: any WindowHands) -> Bool {
    if window.canPerform(.back) { return true }
    guard let line = backLine(state), let steps = try? steps(of: line, state) else { return false }
    if case .act(.back, otherwise: .some) = steps.first { return true }
    return false
  }

  private func canOffer(_ steps: [ScriptStep<Action>], in window: any WindowHands) -> Bool {
    switch steps.first {
    case nil, .advance: false
    case .send: true
    case .act(.back, otherwise: _), .act(.selectTab, otherwise: _),
      .act(.nextWindow, otherwise: _):
      false
    case .act(let act, let otherwise): otherwise != nil || window.canPerform(act)
    }
  }
}

extension ScriptCommand {
  /// Tells whether it goes forward again, which a person does by a key of its own.
  fileprivate var goesForward: Bool { name == "forward" && parameters.isEmpty }

  /// The words that the command's one parameter can be; empty when it is something else.
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
  /// The parameter as a person is asked for it: `CODE|NAME [still]` is “code or name”.
  var asQuestion: String {
    split(separator: " ").filter { !$0.hasPrefix("[") }.joined(separator: " ")
      .split(separator: "|").joined(separator: " or ").lowercased()
  }
}

/// The letters that stand for the commands: always the same, whatever can be done now.
private struct LiveKeys {
  private var keys: [String: Character] = [:]

  /// Gives each name the key that is chosen for it, else the first of its letters that is free; `q` is
  /// taken.
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
