import TerminalHost

extension LiveState {
  /// A field in which the user types, and its purpose.
  struct Prompt: Hashable, Sendable {
    /// The purpose of the text.
    enum Purpose: Hashable, Sendable {
      /// The rest of a line that begins with this text; empty for a whole line.
      case line(String)
      /// A text to search for in the rows, from a position on.
      case search(from: RowFocus)
    }

    var purpose: Purpose
    /// The label of the field.
    var parameter: String
    var field: TextField

    /// Creates a field for the rest of a line.
    init(line: String, parameter: String, text: String = "", isMultiline: Bool = false) {
      purpose = .line(line)
      self.parameter = parameter
      field = TextField(text, isMultiline: isMultiline)
    }

    /// Creates a field for a search.
    init(searchingFrom place: RowFocus) {
      purpose = .search(from: place)
      parameter = "search"
      field = TextField()
    }

    var text: String {
      get { field.text }
      set { field.text = newValue }
    }

    /// The beginning of the line; empty for a search.
    var line: String {
      guard case .line(let line) = purpose else { return "" }
      return line
    }

    var isSearch: Bool {
      guard case .search = purpose else { return false }
      return true
    }

    var whole: String {
      let text = field.isMultiline ? text.writingLines : text
      return line.isEmpty ? text : "\(line) \(text)"
    }
  }
}
