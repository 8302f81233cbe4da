/// The baseline of a row: the simplest program that does the same work.
///
/// A ratio is meaningful only for work of the same kind: a list of screens is not a `switch`.
enum Bound: String {
  /// Sending actions without a library: `BoundStore`. It is a plausible program, not the fastest
  /// possible one; other rows compare it with a switch.
  case closure = "a closure in a class"
  case handSwitch = "a switch"
  case alone = "a closure"
  case comparison = "two arrays compared"
  case copy = "two arrays compared, the rest copied"
  case hashed = "two arrays hashed"
  case edits = "an array edited"
  case columns = "an array for each column"
  case oneCore = "one core"
  case views = "a dictionary of views"
  case comparisonAndViews = "two arrays compared, views made"
  case path = "a path as text"
  case foundation = "Foundation alone"
  case reading = "reading the link"
  case numbers = "a search of numbers"
  case chain = "a chain of objects"
  case lines = "lines joined"
  case trees = "two trees compared"
  case getAndSet = "get, set and 3 sends"
  case atOnce = "combined at once"
  case withoutWork = "itself without work"
  case without = "the same without"
  case counted = "the same, counted"
  case stack = "a stack"

  /// The maximum ratio of a row that has no other target: a feature that nobody uses costs little.
  var target: Double? { self == .without ? 3 : nil }
}

/// A figure of another library in instructions, counted on x86-64 with Swift 6.3.1, in one program
/// with this package.
struct Peer {
  let name: String
  let instructions: Int

  init(_ name: String, _ instructions: Int) {
    self.name = name
    self.instructions = instructions
  }
}
