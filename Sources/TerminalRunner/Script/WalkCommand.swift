import TerminalHost

/// A command to step through a recorded run, by a line or by a key.
enum WalkCommand: Hashable, Sendable {
  case forward(Int)
  case back(Int)
  case to(Int)
  case first
  case last
  /// Goes to the next refusal or issue.
  case problem
  /// Goes to the next event whose line contains a text.
  case find(String)
  case quit

  /// The usage of each command, and a sentence that describes it.
  static let help: [(usage: String, help: String)] = [
    ("next [COUNT]", "Does what was done next; so does an empty line."),
    ("back [COUNT]", "Goes to where it was before."),
    ("to STEP", "Goes to a step, forwards or backwards."),
    ("first", "Goes to the beginning."),
    ("last", "Goes to the end."),
    ("problem", "Goes on to a refusal or an issue."),
    ("find TEXT", "Goes on to an event in whose line the text stands."),
    ("quit", "Ends."),
  ]

  init(_ line: String) throws(ScriptMistake) {
    var words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
    let name = words.isEmpty ? "next" : words.removeFirst()
    let usage = Self.help.map(\.usage).first { $0 == name || $0.hasPrefix("\(name) ") }
    do throws(ScriptError) {
      var arguments = ScriptArguments(words)
      self = try Self.command(name, &arguments)
      if let extra = arguments.words.first { throw .extra(extra) }
    } catch {
      let usages = Self.help.map(\.usage)
      let nearest = name.nearest(among: usages.map { String($0.prefix { $0 != " " }) })
      // Without a similar name, all are listed, because they are few.
      let names =
        nearest.isEmpty
        ? "expected one of: \(usages.joined(separator: ", "))"
        : "perhaps \(nearest.joined(separator: " or "))"
      throw ScriptMistake(error: error, expected: "; \(usage.map { "usage: \($0)" } ?? names)")
    }
  }

  private static func command(
    _ name: String,
    _ arguments: inout ScriptArguments
  ) throws(ScriptError) -> WalkCommand {
    switch name {
    case "next": return .forward(try count(&arguments))
    case "back": return .back(try count(&arguments))
    case "to": return .to(try arguments.number("STEP"))
    case "first": return .first
    case "last": return .last
    case "problem": return .problem
    case "find": return .find(try arguments.rest("TEXT").joined(separator: " "))
    case "quit": return .quit
    default: throw .unknownCommand(name)
    }
  }

  /// Reads a count, 1 by default.
  private static func count(_ arguments: inout ScriptArguments) throws(ScriptError) -> Int {
    if arguments.words.isEmpty { return 1 }
    return try arguments.number("COUNT")
  }

  /// Creates the command of a key; nil for a key without a meaning.
  init?(_ key: TerminalKey) {
    switch key {
    case .right, .down, .enter, .newline, .text(" "), .text("n"): self = .forward(1)
    case .left, .up, .backspace, .text("b"): self = .back(1)
    case .pageDown: self = .forward(10)
    case .pageUp: self = .back(10)
    case .home: self = .first
    case .end: self = .last
    case .text("p"): self = .problem
    case .text("q"), .control("c"), .control("d"): self = .quit
    default: return nil
    }
  }
}
