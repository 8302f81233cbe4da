extension ScriptCommand {
  /// The same command, which asks a person at a terminal in a field with a label of its own.
  ///
  /// Without it the field is named by the parameters, and is empty at first. The line is read before
  /// anything is sent: what `parse` throws is said beside the field, and what was typed stays, to be
  /// put right. In a field of several lines Return sends it, and Control with `j`, or Alt with
  /// Return, begins a line; read it by ``ScriptArguments/lines(_:)``.
  ///
  /// ```swift
  /// ScriptCommand("rename", "TEXT", "Renames the note.") { (arguments, _) throws(ScriptError) in
  ///   [.send(.renamed(try arguments.text("TEXT")))]
  /// }
  /// .asking(for: "New name") { $0.name }
  /// ```
  ///
  /// - Parameters:
  ///   - label: The label of the field.
  ///   - isMultiline: True for a text of several lines.
  ///   - text: The text that is in it at first.
  /// - Returns: The command.
  public func asking(
    for label: String,
    isMultiline: Bool = false,
    text: @escaping @MainActor (State) -> String = { _ in "" }
  ) -> ScriptCommand {
    var command = self
    command.field = Field(label: label, isMultiline: isMultiline, text: text)
    return command
  }

  /// The same command, with a key of the app's choice at a terminal.
  ///
  /// Without it the command gets the first of its letters that is free. So it does when the key is
  /// no letter from `a` to `z`, when it is `q`, and when an earlier command has chosen it.
  ///
  /// - Parameter key: The letter.
  /// - Returns: The command.
  public func key(_ key: Character) -> ScriptCommand {
    var command = self
    command.key = key
    return command
  }
}
