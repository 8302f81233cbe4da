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
/// A command `forward` without parameters is what a person at a terminal gets by `]` and by the right
/// arrow with alt, while it is offered: let it send what goes forward again.
@MainActor
public struct ScriptCommand<State, Action: Sendable> {
  /// Reads the arguments, given the state: takes the words that it knows, says what is to be done.
  ///
  /// It changes nothing: at a terminal it is asked often, to find out what can be done.
  public typealias Parse =
    @MainActor (
      _ arguments: inout ScriptArguments,
      _ state: State
    ) throws(ScriptError) -> [ScriptStep<Action>]

  /// The word that the line begins with.
  public let name: String

  /// The parameters, as help writes them; empty for none.
  public let parameters: String

  /// The help: a sentence about the command.
  public let help: String

  let parse: Parse

  private(set) var isOffered: @MainActor (_ state: State) -> Bool = { _ in true }

  /// The field in which a person at a terminal types what the command wants to be told.
  var field: Field?

  /// The key that the app has chosen for it.
  var key: Character?

  /// A field's label, its lines, and the text in it at first.
  struct Field {
    let label: String
    let isMultiline: Bool
    let text: @MainActor (State) -> String
  }

  /// Declares a command.
  ///
  /// - Parameters:
  ///   - name: The word that the line begins with.
  ///   - parameters: The parameters, as help writes them.
  ///   - help: Its work, in a sentence.
  ///   - parse: Reads the arguments. What it leaves is an error of the line.
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

  /// Declares a command without parameters.
  ///
  /// - Parameters:
  ///   - name: The word that the line begins with.
  ///   - help: Its work, in a sentence.
  ///   - parse: Says what is to be done.
  public init(_ name: String, _ help: String, parse: @escaping Parse) {
    self.init(name, "", help, parse: parse)
  }

  /// The same command, offered to a person at a terminal only when it makes sense.
  ///
  /// A command is offered when it can be read as it stands. Reach for this where that says too
  /// little: it wants to be told something first, or it would do nothing.
  ///
  /// ```swift
  /// ScriptCommand("home", "Goes to the beginning.") { _, _ in [.send(.home)] }
  ///   .offered { $0.stack.items.count > 1 }
  /// ```
  ///
  /// A script can say it at any time.
  ///
  /// - Parameter condition: Tells if the command is offered in a state.
  /// - Returns: The command.
  public func offered(when condition: @escaping @MainActor (State) -> Bool) -> ScriptCommand {
    var command = self
    command.isOffered = condition
    return command
  }

  /// The command as it is written: its name and parameters.
  var usage: String { parameters.isEmpty ? name : "\(name) \(parameters)" }
}

extension ScriptCommand {
  /// `tap TITLE`: taps a button of the alert or confirmation dialog in front, as a person does.
  ///
  /// It is for scripts: at a terminal a person chooses the button itself, so it is not offered.
  public static var tap: ScriptCommand {
    ScriptCommand("tap", "TITLE", "Taps a button of what asks, as a person does.") {
      (arguments, _) throws(ScriptError) in
      [.act(.tap(try arguments.text("TITLE")))]
    }
    .offered { _ in false }
  }

  /// `advance 5 s`: lets time pass on the showcase's ``ScriptClock``.
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
