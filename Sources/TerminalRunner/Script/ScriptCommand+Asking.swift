extension ScriptCommand {
  /// Returns the same command, with a labeled field for the user at a terminal.
  ///
  /// Without it, the field has the parameters as its label, and is empty at first. The line is
  /// parsed before any action is sent: an error that `parse` throws is shown beside the field, and
  /// the typed text remains, to be corrected. In a field of several lines, Return sends the text,
  /// and Control with `j`, or Alt with Return, inserts a line break; read the text by
  /// ``ScriptArguments/lines(_:)``.
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
  ///   - text: Returns the initial text of the field.
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

  /// Returns the same command, with a key of the app's choice at a terminal.
  ///
  /// By default, and for an invalid key, the command has the first of its letters that is free. A
  /// key must be a letter from `a` to `z`, other than `q` and the keys of earlier commands.
  ///
  /// - Parameter key: The letter.
  /// - Returns: The command.
  public func key(_ key: Character) -> ScriptCommand {
    var command = self
    command.key = key
    return command
  }
}
