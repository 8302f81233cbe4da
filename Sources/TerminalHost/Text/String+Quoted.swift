import ComposableNavigation

extension String {
  /// The text in quotation marks, cut when it is long, with escapes for what is not printable.
  var quoted: String {
    let cut = count > 40 ? prefix(39) + "…" : self[...]
    // Of what a terminal would obey, the standard library escapes only what is ASCII.
    return String(cut).debugDescription.escapingCommands
  }
}
