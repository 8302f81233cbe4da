import ComposableNavigation
import NavigationJSON

/// The page of a trace, in three parts: the text before the events, each event, and the text after
/// them.
///
/// The page contains the trace in the form of a trace file, and at its end: a page whose recording
/// was cut off still opens, and shows all events that were written.
package enum TracePage {
  /// Returns the text before the events: the style, the controls and the script.
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

  /// The line before the trace, which continues up to its end or that of the page.
  package static let opening = #"<script type="application/x-ndjson" id="trace">"#

  /// Returns an event in the form of the page, without its line break.
  package static func line(_ event: TraceEvent) -> String { line(event.line) }

  /// The text after the events; a browser shows the page without it too.
  package static let foot = """
    </script>
    </body>
    </html>

    """

  /// Returns a line of JSON that cannot end the enclosing element.
  ///
  /// The result is equal JSON: `<` occurs only in strings, in which it may be escaped.
  static func line(_ json: String) -> String {
    // By scalars: a `<` may be a part of a longer character, and still ends an element.
    guard json.unicodeScalars.contains("<") else { return json }
    var text = ""
    for scalar in json.unicodeScalars {
      if scalar == "<" { text += #"\u003C"# } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// The page loads nothing.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  /// The style, for light and dark appearance, and for phones.
  static let style = text(PackageResources.page_css)

  /// The markup, which the script fills.
  private static let markup = text(PackageResources.page_html)

  /// The script, which refers to the document only when it has been loaded.
  static let script = [
    PackageResources.reading_js, PackageResources.naming_js, PackageResources.drawing_js,
    PackageResources.places_js, PackageResources.folding_js, PackageResources.hosts_js,
    PackageResources.timeline_js, PackageResources.showing_js, PackageResources.listing_js,
    PackageResources.controls_js,
  ]
  .map(text).joined(separator: "\n\n").replacing("COMMANDS", with: commandClass)

  /// Returns the text of a file without its last line break.
  private static func text(_ file: [UInt8]) -> String {
    String(decoding: file.dropLast(), as: UTF8.self)
  }

  /// The scalars that are drawn as dots: control scalars except the line feed, in ascending order.
  static let commands: [ClosedRange<UInt32>] = [
    0x00...0x09, 0x0B...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x200E...0x200F,
    0x2028...0x202E, 0x2066...0x2069,
  ]

  /// The same scalars as a character class for the script's regular expression `[COMMANDS]`.
  static var commandClass: String {
    commands.map { "\($0.lowerBound.escapedCodeUnit)-\($0.upperBound.escapedCodeUnit)" }.joined()
  }
}

extension String {
  /// The text, escaped for markup.
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
