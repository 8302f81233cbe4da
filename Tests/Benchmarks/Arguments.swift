/// The options of the benchmarks.
struct Arguments: Equatable {
  /// The text that names of rows or families must contain; nil for all rows.
  var filter: String?
  var isJSON = false
  var isList = false
  /// Runs only rows with a limit of instructions.
  var isLimited = false
  /// A table to compare with, which then decides the exit status.
  var compared: String?
  /// The path of the new table.
  var written: String?
  /// A row to repeat, for a profiler.
  var repeated: Repeated?
  /// The number of times that each row and its bound run for callgrind.
  var counted: Int?

  struct Repeated: Equatable {
    let name: String
    let count: Int
  }

  static let help = """
    Measures the package against hand-written lower bounds, and prints a table.

      swift run -c release Benchmarks [--filter TEXT] [--json]

      --filter TEXT         only rows whose names contain the text, or the names of their families
      --json                one object a line instead of tables
      --compare FILE        the ratios beside those of an earlier run, ± 25 %
      --write FILE          keeps the ratios for that
      --list                the names of the rows
      --repeat NAME COUNT   does what that row measures, COUNT times, and measures nothing: for a
                            profiler
      --count COUNT         does what each row and its bound measure, COUNT times, and less often
                            what takes long: for callgrind, see Tests/Benchmarks/count
      --limited             only rows that may take so many instructions and no more
      --help                this

    Exit status: 0; 1 when a target is missed, with --compare when a row got slower instead; 2 when
    an argument is not understood.
    """

  init(_ words: [String]) throws(ArgumentError) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--filter": filter = try Self.value(of: word, &words)
      case "--json": isJSON = true
      case "--compare": compared = try Self.value(of: word, &words)
      case "--write": written = try Self.value(of: word, &words)
      case "--repeat": repeated = try Self.repeated(&words)
      case "--count": counted = try Self.count(of: word, &words)
      case "--list": isList = true
      case "--limited": isLimited = true
      case "--help", "-h": throw .help
      default: throw .unknown(word)
      }
    }
  }

  private static func repeated(_ words: inout ArraySlice<String>) throws(ArgumentError) -> Repeated
  {
    let name = try value(of: "--repeat", &words)
    return Repeated(name: name, count: try count(of: "--repeat", &words))
  }

  private static func count(
    of option: String,
    _ words: inout ArraySlice<String>
  ) throws(ArgumentError) -> Int {
    let word = try value(of: option, &words)
    guard let count = Int(word), count >= 0 else { throw .noCount(word) }
    return count
  }

  private static func value(
    of option: String,
    _ words: inout ArraySlice<String>
  ) throws(ArgumentError) -> String {
    guard let word = words.popFirst(), !word.hasPrefix("--") else { throw .missing(option) }
    return word
  }

  /// Returns a Boolean value that indicates whether the filter selects a row.
  func selects(_ subject: Subject) -> Bool {
    let isNamed = selects(subject.name) || subject.growth.map { selects($0.family) } ?? false
    return isNamed && (!isLimited || subject.instructions != nil)
  }

  /// Returns a Boolean value that indicates whether the filter selects a name.
  func selects(_ name: String) -> Bool {
    filter.map { name.lowercased().contains($0.lowercased()) } ?? true
  }
}

/// The reason why nothing is measured.
enum ArgumentError: Error, Equatable, CustomStringConvertible {
  case help
  case unknown(String)
  case missing(String)
  case noCount(String)
  case nothing(filter: String)
  case noRow(String)
  case noTable(String)

  var description: String {
    switch self {
    case .help: Arguments.help
    case .unknown(let word): "\(word) is no option of Benchmarks; see --help"
    case .missing(let option): "\(option) needs a value more; see --help"
    case .noCount(let word): "\(word) is not a count: a whole number from 0 was expected"
    case .nothing(let filter): "no name of a row or a family contains “\(filter)”"
    case .noTable(let path): "\(path) is no table that --write has written, or cannot be written"
    case .noRow(let name): "no row is called “\(name)”; see --list"
    }
  }
}
