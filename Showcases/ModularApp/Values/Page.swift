/// A screen of any module: a title, and rows that open values of any module.
///
/// It is all that the modules have in common besides their values; what a module's own screens look
/// like inside, no other knows.
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
