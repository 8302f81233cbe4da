extension TerminalCharacters {
  /// Returns a hint with the key's name.
  func named(_ hint: LiveHint) -> LiveHint {
    var hint = hint
    hint.key = name(of: hint.key)
    return hint
  }
}
