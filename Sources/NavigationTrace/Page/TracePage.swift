import ComposableNavigation

/// The page of a trace, in the parts in which it is written: what stands before the events, each
/// event, and what stands behind them.
///
/// The trace lies in the page as it does in a file, and last: a page whose recording was cut off
/// still opens, and shows everything that was written.
package enum TracePage {
  /// Everything before the events: the style, the controls and the script.
  ///
  /// - Parameter name: The name of the recording.
  /// - Returns: Text that ends with a line break, and with the trace's first line.
  package static func head(name: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <title>\(name.withoutCommands.escapedForMarkup): a trace</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(markup)
    <script>
    \(script)
    </script>
    \(opening)
    \(line(Trace.head(name: name)))

    """
  }

  /// The line behind which the trace begins, up to its own end or that of the page.
  package static let opening = #"<script type="application/x-ndjson" id="trace">"#

  /// An event as it stands in the page, without its line break.
  package static func line(_ event: TraceEvent) -> String { line(event.line) }

  /// Everything behind the events; without it a browser shows the page all the same.
  package static let foot = """
    </script>
    </body>
    </html>

    """

  /// A line of JSON which cannot end the element that it lies in.
  ///
  /// It is the same JSON: a `<` stands in nothing but texts, where it may be written by its number.
  static func line(_ json: String) -> String {
    // By scalars: a `<` may be a part of a longer character, and ends an element all the same.
    guard json.unicodeScalars.contains("<") else { return json }
    var text = ""
    for scalar in json.unicodeScalars {
      if scalar == "<" { text += #"\u003C"# } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// Nothing is loaded, from anywhere.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  private static var script: String {
    [reading, naming, drawing, lanes, timeline, showing, listing, controls, start]
      .joined(separator: "\n\n")
  }

  /// The scalars that are drawn as a dot: those that are commands, without the line feed, in the
  /// order of their numbers.
  static let commands: [ClosedRange<UInt32>] = [
    0x00...0x09, 0x0B...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x200E...0x200F,
    0x2028...0x202E, 0x2066...0x2069,
  ]

  /// The same, as a regular expression of the script has them between brackets.
  static var commandClass: String {
    func written(_ value: UInt32) -> String {
      let digits = String(value, radix: 16)
      return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return commands.map { "\(written($0.lowerBound))-\(written($0.upperBound))" }.joined()
  }
}

extension String {
  /// The text where markup is read.
  fileprivate var escapedForMarkup: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
