extension TerminalCharacters {
  /// Returns a hint with the name of its key in these characters.
  func named(_ hint: LiveHint) -> LiveHint {
    var hint = hint
    hint.key = name(of: hint.key)
    return hint
  }
}
