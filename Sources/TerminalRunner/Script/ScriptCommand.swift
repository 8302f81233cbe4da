import TerminalHost

/// One command of a showcase: its syntax, and its effect.
///
/// ```swift
/// ScriptCommand("pop", "[COUNT]", "Goes back one screen, or COUNT screens.") {
///   (arguments, state) throws(ScriptError) in
///   guard !arguments.words.isEmpty else { return [.send(.stack(.popItem()))] }
///   return [.send(.stack(.popItems(.exactly(try arguments.number("COUNT")))))]
/// }
/// ```
///
/// At a terminal, the user runs a command `forward` without parameters by `]` and by the right
/// arrow with alt, while it is offered: let it send the action that goes forward.
@MainActor
public struct ScriptCommand<State, Action: Sendable> {
  /// Parses the arguments in a state: reads the command's words, and returns its steps.
  ///
  /// It must change nothing, because a terminal calls it often to find the available commands.
  public typealias Parse =
    @MainActor (
      _ arguments: inout ScriptArguments,
      _ state: State
    ) throws(ScriptError) -> [ScriptStep<Action>]

  /// The first word of the line.
  public let name: String

  /// The parameters, as in help; empty for none.
  public let parameters: String

  /// A sentence that describes the command.
  public let help: String

  let parse: Parse

  private(set) var isOffered: @MainActor (_ state: State) -> Bool = { _ in true }

  /// The field in which the user types the arguments at a terminal.
  var field: Field?

  /// The key that the app has chosen for the command.
  var key: Character?

  /// The label of a field, whether it has several lines, and its initial text.
  struct Field {
    let label: String
    let isMultiline: Bool
    let text: @MainActor (State) -> String
  }

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - name: The first word of the line.
  ///   - parameters: The parameters, as in help.
  ///   - help: A sentence that describes the command.
  ///   - parse: Parses the arguments. Words that it leaves are an error.
  public init(
    _ name: String,
    _ parameters: String,
    _ help: String,
    parse: @escaping Parse
  ) {
    self.name = name
    self.parameters = parameters
    self.help = help
    self.parse = parse
  }

  /// Creates a command without parameters.
  ///
  /// - Parameters:
  ///   - name: The first word of the line.
  ///   - help: A sentence that describes the command.
  ///   - parse: Returns the steps.
  public init(_ name: String, _ help: String, parse: @escaping Parse) {
    self.init(name, "", help, parse: parse)
  }

  /// Returns the same command, offered to the user at a terminal only under a condition.
  ///
  /// By default, a command is offered if it can be parsed without arguments. Add a condition if the
  /// command needs arguments, or sometimes has no effect.
  ///
  /// ```swift
  /// ScriptCommand("home", "Goes to the beginning.") { _, _ in [.send(.home)] }
  ///   .offered { $0.stack.items.count > 1 }
  /// ```
  ///
  /// A script can use the command at any time.
  ///
  /// - Parameter condition: Returns true if the command is offered in a state.
  /// - Returns: The command.
  public func offered(when condition: @escaping @MainActor (State) -> Bool) -> ScriptCommand {
    var command = self
    command.isOffered = condition
    return command
  }

  /// The usage of the command: its name and parameters.
  var usage: String { parameters.isEmpty ? name : "\(name) \(parameters)" }
}

extension ScriptCommand {
  /// `tap TITLE`: taps a button of the alert or confirmation dialog in front, as the user would.
  ///
  /// It is only for scripts: at a terminal, the user chooses the button itself.
  public static var tap: ScriptCommand {
    ScriptCommand("tap", "TITLE", "Taps a button of what asks, as the user does.") {
      (arguments, _) throws(ScriptError) in
      [.act(.tap(try arguments.text("TITLE")))]
    }
    .offered { _ in false }
  }

  /// `advance 5 s`: advances the time of the showcase's ``ScriptClock``.
  static var advance: ScriptCommand {
    ScriptCommand("advance", "COUNT ms|s|min|h", "Lets time pass.") {
      (arguments, _) throws(ScriptError) in
      let word = try arguments.word("COUNT")
      guard let count = Int(word), 0...1_000_000 ~= count else {
        throw .invalid(word, expected: "COUNT, a number up to 1000000")
      }
      let unit = try arguments.choice("UNIT", of: ["ms", "s", "min", "h"])
      let lengths: [String: Duration] = [
        "ms": .milliseconds(1), "s": .seconds(1), "min": .seconds(60), "h": .seconds(3600),
      ]
      return [.advance(by: (lengths[unit] ?? .zero) * count)]
    }
    .offered { _ in false }
  }
}
