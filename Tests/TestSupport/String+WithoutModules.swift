extension String {
  /// The text with short names: `.inbox` for `Mail.Screen.inbox`, `State()` for
  /// `Mail.Inbox.State()`.
  package var withoutModules: String {
    replacing(
      #/(?:(?:[A-Z]\w*(?:<[\w.]*>)?|\(unknown context at \$[0-9a-f]+\))\.){2,}(?<type>[A-Z])?/#
    ) {
      $0.output.type ?? "."
    }
  }
}
