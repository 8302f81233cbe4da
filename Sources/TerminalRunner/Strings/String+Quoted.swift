import ComposableNavigation

extension String {
  /// The text in quotation marks, cut if it is long, with escapes for unprintable characters.
  package var quoted: String {
    let cut = count > 40 ? prefix(39) + "…" : self[...]
    // The standard library escapes only the terminal commands that are ASCII.
    return String(cut).debugDescription.escapingCommands
  }
}
