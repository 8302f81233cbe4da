import TerminalHost

extension Showcase {
  /// Returns the lines of `--help` for a width; nil if the output is not a terminal.
  func help(width: Int?) -> [String] {
    // For a program that reads the output, entries are not wrapped.
    let (text, table) = (max(1, width ?? 93), max(1, width ?? 10_000))
    var lines = "\(name): \(summary)".wrapped(table) + [""]
    lines += Self.use.wrapped(text) + ["", "Options:"]
    lines += Self.table(Self.options, text) + ["", "Commands:"]
    let own = [
      ("# TEXT", "Says something to the reader; it is passed on."), ("quit", "Ends."),
    ]
    return lines + Self.table(commands.map { ($0.usage, $0.help) } + own, table)
  }

  private static var use: String {
    """
    In a terminal it is used by keys, which are shown. Else it reads one command per line from \
    standard input, and draws after each what is open.
    """
  }

  private static var options: [(String, String)] {
    [
      ("--lines", "Reads lines in a terminal as well."),
      ("--size WxH", "Reads lines, and draws the window as well, in W columns and H rows."),
      ("--no-mouse", "Leaves the mouse to the terminal, which then selects text with it."),
      (
        "--record FILE",
        """
        Writes down everything that happens, as JSON lines; in a FILE.html, as a page to be stepped \
        through in a browser.
        """
      ),
      ("--replay FILE", "Does again what was written down, and compares what follows."),
      (
        "--step", "With --replay: step by step, forwards and backwards, by keys or by lines."
      ),
      ("--help", "Prints this."),
    ]
  }

  /// Returns rows in two columns; in a narrow terminal, the second column is below the first.
  private static func table(_ rows: [(String, String)], _ width: Int) -> [String] {
    let first = rows.map(\.0.columns).max() ?? 0
    let room = width - first - 4
    return rows.flatMap { usage, help -> [String] in
      guard room >= 20 else {
        let below = help.wrapped(max(1, width - 6)).map { "      \($0)" }
        return usage.wrapped(max(1, width - 2)).map { "  \($0)" } + below
      }
      let padding = String(repeating: " ", count: first - usage.columns)
      let margin = String(repeating: " ", count: first + 4)
      let lines = help.wrapped(room)
      return ["  \(usage)\(padding)  \(lines.first ?? "")"] + lines.dropFirst().map { margin + $0 }
    }
  }
}
