#if GTK
  import TerminalHost

  extension String {
    /// The columns of a text, which two spaces or more separate.
    var cells: [String] {
      split(separator: "  ").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    }

    /// The text with capitals as in a menu of GNOME: “code or name” is “Code or Name”.
    var inTitleCase: String {
      let small: Set<Substring> = ["a", "an", "and", "of", "or", "the", "to"]
      let words = split { $0 == " " || $0 == "-" }
      return words.indices.map { index in
        let isInside = index > 0 && index < words.count - 1
        let isSmall = isInside && small.contains(words[index])
        return isSmall ? String(words[index]) : words[index].capitalizedAtStart
      }
      .joined(separator: " ")
    }
  }

  extension Substring {
    fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
  }

  extension TerminalRow {
    /// The parts of a row that do not change without another widget: the same for each text with as
    /// many columns, and for each state.
    var shape: TerminalRow {
      var shape = TerminalRow("\(text.cells.count)", runs: choice.map { _ in "" }, role: role)
      shape.kind =
        switch kind {
        case .radio: .radio(isOn: false)
        case .check: .check(isOn: false)
        case .action, .link, .button: kind
        }
      return shape
    }
  }
#endif
