/// A screen of any module: a title, and rows that open values of any module.
///
/// It is the only type, besides their values, that the modules share; the content of a module's own
/// screens is unknown to others.
struct Page: Hashable, Sendable, Codable, CustomStringConvertible {
  /// A row, and the value that choosing it opens.
  struct Row: Hashable, Sendable, Codable {
    var text: String
    var opens: ModuleValue?
  }

  var title: String
  var rows: [Row] = []

  var description: String { title }
}
