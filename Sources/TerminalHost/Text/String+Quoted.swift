import ComposableNavigation

extension String {
  /// The text in quotation marks, cut when it is long, with escapes for what is not printable.
  var quoted: String {
    let cut = count > 40 ? prefix(39) + "…" : self[...]
    var text = ""
    for scalar in String(cut).debugDescription.unicodeScalars {
      // Of what a terminal would obey, the standard library escapes only what is ASCII.
      if scalar.isCommand {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
