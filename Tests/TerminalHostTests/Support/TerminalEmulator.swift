import TerminalHost

/// The contents of a terminal after the bytes that it received: the subset that the host uses,
/// written from ECMA-48 and xterm's `ctlseqs` alone.
struct TerminalEmulator {
  private(set) var width: Int
  private(set) var height: Int
  private(set) var isAlternate = false
  private(set) var isCursorVisible = true
  private(set) var wraps = true
  /// A Boolean value that indicates whether pasted text is marked.
  private(set) var marksPastes = false
  private(set) var reportsClicks = false
  /// The rows that were written or erased since the last clearing.
  private(set) var drawnRows: Set<Int> = []
  /// The number of writes outside the screen.
  private(set) var overflows = 0
  /// A Boolean value that indicates whether a frame is incomplete, which a terminal does not show.
  private(set) var isUpdating = false
  /// Every parameter list of “select graphic rendition”.
  private(set) var renditions: Set<String> = []
  /// All received bytes.
  private(set) var bytes: [UInt8] = []

  private typealias Cell = Character?
  private var cells: [[Cell]]
  private var main: (cells: [[Cell]], row: Int, column: Int) = ([], 0, 0)
  private var row = 0
  private var column = 0
  private var sequence: String?
  private var scalar: [UInt8] = []

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    cells = Self.empty(width, height)
  }

  /// The visible rows.
  var lines: [String] { cells.map { String($0.compactMap(\.self)) } }

  /// The visible text.
  var text: String { lines.joined(separator: "\n") }

  mutating func resize(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    cells = Self.empty(width, height)
    (row, column) = (0, 0)
    (drawnRows, overflows) = ([], 0)
  }

  mutating func take(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      self.bytes.append(byte)
      take(byte)
    }
  }

  private static func empty(_ width: Int, _ height: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case 0x18: (sequence, scalar) = (nil, [])
    case 0x1B: sequence = ""
    case _ where sequence != nil: takeInSequence(byte)
    case 0x0D: column = 0
    case 0x0A: lineFeed()
    case 0x08: column = max(0, column - 1)
    case 0x00..<0x20: break
    default: takeText(byte)
    }
  }

  private mutating func takeInSequence(_ byte: UInt8) {
    let text = (sequence ?? "") + String(Unicode.Scalar(byte))
    sequence = text
    guard text.hasPrefix("[") else { return sequence = nil }
    guard text.count > 1, 0x40...0x7E ~= byte else { return }
    sequence = nil
    let parameters = String(text.dropFirst().dropLast())
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    switch Character(Unicode.Scalar(byte)) {
    case "H":
      if numbers.first ?? 1 > height { overflows += 1 }
      row = min(max(0, (numbers.first ?? 1) - 1), height - 1)
      column = min(max(0, (numbers.dropFirst().first ?? 1) - 1), width - 1)
    case "G": column = min(max(0, (numbers.first ?? 1) - 1), width - 1)
    case "J":
      cells = Self.empty(width, height)
      (drawnRows, overflows) = ([], 0)
    case "K":
      for index in column..<width { cells[row][index] = " " }
      drawnRows.insert(row)
    case "m": renditions.insert(parameters)
    case "h": set(parameters, true)
    case "l": set(parameters, false)
    default: break
    }
  }

  private mutating func set(_ mode: String, _ isOn: Bool) {
    switch mode {
    case "?7": wraps = isOn
    case "?25": isCursorVisible = isOn
    case "?2026": isUpdating = isOn
    case "?2004": marksPastes = isOn
    case "?1000": reportsClicks = isOn
    case "?1049" where isOn != isAlternate:
      isAlternate = isOn
      if isOn { main = (cells, row, column) }
      if isOn || main.cells.count != height {
        cells = Self.empty(width, height)
      } else {
        (cells, row, column) = main
      }
    default: break
    }
  }

  private mutating func lineFeed() {
    guard row == height - 1 else { return row += 1 }
    cells.removeFirst()
    cells.append(Array(repeating: " ", count: width))
  }

  private mutating func takeText(_ byte: UInt8) {
    scalar.append(byte)
    let text = String(decoding: scalar, as: UTF8.self)
    guard text.utf8.elementsEqual(scalar), let new = text.unicodeScalars.first else { return }
    scalar = []
    // A combining character joins the preceding one if that was written last.
    let before = cells[row].prefix(column).lastIndex { $0 != nil }
    if let before, let character = cells[row][before] {
      let joined = String(character) + String(new)
      if joined.count == 1, character != " " || new.columns == 0 {
        cells[row][before] = Character(joined)
        // Two regional indicators of one column can form a flag of two columns.
        if before + 1 == column, Character(joined).columns == 2, column < width {
          cells[row][column] = nil
          column += 1
        }
        return
      }
    }
    if column >= width, wraps {
      column = 0
      lineFeed()
    } else if column >= width {
      overflows += 1
    }
    drawnRows.insert(row)
    let columns = Character(new).columns
    let place = min(column, width - 1)
    cells[row][place] = Character(new)
    if columns == 2, place + 1 < width { cells[row][place + 1] = nil }
    column = min(place + columns, width)
  }
}
