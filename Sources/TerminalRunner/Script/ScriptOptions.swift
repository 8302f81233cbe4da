/// The command-line options of a showcase.
struct ScriptOptions: Hashable, Sendable {
  var asksForHelp = false
  var readsLines = false
  var size: TerminalSize?
  var record: String?
  var replay: String?
  /// A Boolean value that indicates whether the mouse is used if there is one.
  var hasMouse = true
  /// A Boolean value that indicates whether the replay is stepped through.
  var steps = false

  /// A Boolean value that indicates whether the options allow interactive use.
  var isForPeople: Bool {
    !asksForHelp && !readsLines && size == nil && (replay == nil || steps)
  }

  init() {}

  init(_ arguments: [String]) throws(ScriptOptionError) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--help", "-h":
        asksForHelp = true
      case "--lines":
        readsLines = true
      case "--step":
        steps = true
      case "--no-mouse":
        hasMouse = false
      case "--size":
        guard let value = arguments.popFirst() else { throw .missingSize }
        guard let size = Self.size(value) else { throw .invalidSize(value) }
        self.size = size
      case "--record", "--replay":
        guard let file = arguments.popFirst() else { throw .missingFile(argument) }
        if argument == "--record" { record = file } else { replay = file }
      default:
        throw .unknown(argument)
      }
    }
    if record != nil, replay != nil { throw .recordsReplay }
    if steps, replay == nil { throw .stepsNothing }
  }

  private static func size(_ value: String) -> TerminalSize? {
    let parts = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (0...TerminalSize.largest).contains(width), (0...TerminalSize.largest).contains(height)
    else { return nil }
    return TerminalSize(width: width, height: height)
  }
}

/// An invalid option of a showcase.
enum ScriptOptionError: Error, Hashable, CustomStringConvertible {
  case unknown(String)
  case missingSize
  case invalidSize(String)
  case missingFile(String)
  case recordsReplay
  case stepsNothing

  var description: String {
    switch self {
    case .unknown(let option):
      "there is no option \(option.quoted); expected --lines, --size WxH, --no-mouse, "
        + "--record FILE, --replay FILE, --step or --help"
    case .missingSize:
      "a size is missing; expected --size WxH, as in --size 40x12"
    case .missingFile(let option):
      "a file is missing; expected \(option) FILE"
    case .recordsReplay:
      "a replay cannot be recorded; expected --record FILE or --replay FILE"
    case .stepsNothing:
      "there is nothing to step through; expected --replay FILE --step"
    case .invalidSize(let value):
      "\(value.quoted) is no size; expected --size WxH with numbers up to "
        + "\(TerminalSize.largest), as in --size 40x12"
    }
  }
}
