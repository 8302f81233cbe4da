import ComposableNavigation
import NavigationTesting

/// The receiver of a window's canonical numbers: it computes a fingerprint, or stores the numbers.
///
/// This is not a protocol: in a build without optimization, as in `swift test`, a search would look
/// up the receiver at each number.
struct NumberSink {
  var fingerprinter: Fingerprinter
  /// The numbers; nil if the receiver computes a fingerprint.
  private(set) var numbers: [Int]?

  /// Adds the numbers to a fingerprint.
  init(_ fingerprinter: Fingerprinter) { self.fingerprinter = fingerprinter }

  /// Stores the numbers.
  init() {
    fingerprinter = Fingerprinter()
    numbers = []
  }

  mutating func write(_ number: Int) {
    if numbers == nil { fingerprinter.write(number) } else { numbers?.append(number) }
  }
}

/// Numbers the elements of each host in the order of first occurrence, and writes values.
struct CanonicalNames {
  var sink: NumberSink
  /// The removed entries that are no longer in the state.
  var departed: [SimulatedLane.RemovedEntry] = []
  /// The serial numbers, in the order of first occurrence.
  private var serials: [Int] = []
  // Unsafe memory for the benchmarks “explorer”.
  /// The index of each host's first element, then the number of named elements of each host, then
  /// the name of each element.
  ///
  /// One buffer, because it is made at every step.
  private let table: UnsafeMutableBufferPointer<Int32>
  private let hostCount: Int

  /// Names the elements of a window's hosts, until ``end()``.
  ///
  /// Do not call it in a closure, which would copy the whole window.
  init(of window: borrowing SimulatedLane, writingTo sink: NumberSink) {
    self.sink = sink
    hostCount = window.hosts.count
    var count = 2 * hostCount
    for index in 0..<hostCount { count += window.record(at: index)?.elementLimit ?? 0 }
    // Not an array, because each search makes millions of them. Invariant: all elements are
    // initialized, and the buffer lives until `end()`.
    table = .allocate(capacity: count)
    table.initialize(repeating: 0)
    var start = 2 * hostCount
    for index in 0..<hostCount {
      table[index] = Int32(start)
      start += window.record(at: index)?.elementLimit ?? 0
    }
  }

  /// Releases the names after everything is written.
  func end() { table.deallocate() }

  /// Returns the canonical number of a host's element, from 1.
  mutating func name(_ element: ElementID, of host: Int) -> Int {
    let position = Int(table[host]) + element.number
    if table[position] == 0 {
      table[hostCount + host] += 1
      table[position] = table[hostCount + host]
    }
    return Int(table[position])
  }

  // MARK: Writing

  /// Writes the canonical number of a serial number, from 1.
  mutating func writeSerial(_ serial: Int) {
    if let index = serials.firstIndex(of: serial) { return sink.write(index + 1) }
    serials.append(serial)
    sink.write(serials.count)
  }

  mutating func write(_ element: ElementID?, of host: Int) {
    sink.write(element.map { name($0, of: host) } ?? 0)
  }

  mutating func write(_ elements: [ElementID], of host: Int) {
    sink.write(elements.count)
    for element in elements { sink.write(name(element, of: host)) }
  }

  mutating func write(_ elements: ElementSet, of host: Int) {
    sink.write(elements.ascending.count)
    if elements.ascending.count <= 1 {
      for element in elements.ascending { sink.write(name(element, of: host)) }
    } else {
      for name in elements.ascending.map({ name($0, of: host) }).sorted() { sink.write(name) }
    }
  }

  mutating func write(_ showing: Showing, of host: Int) {
    write(showing.elements, of: host)
    write(showing.selected, of: host)
    // Written as one number, which most searches write anyway.
    sink.write(showing.style.canonicalNumber + (showing.hasExpanded ? 8 : 0))
  }

  mutating func write(_ style: PresentationStyle?) { sink.write(style.canonicalNumber) }

  mutating func write(_ detent: Sheet.Detent) { sink.write(detent.canonicalNumber) }

  mutating func write(
    _ first: Bool,
    _ second: Bool = false,
    _ third: Bool = false,
    _ fourth: Bool = false
  ) {
    sink.write((first ? 1 : 0) + (second ? 2 : 0) + (third ? 4 : 0) + (fourth ? 8 : 0))
  }

  /// Writes the words of a command.
  mutating func write(_ command: NavigationCommand, of host: Int) {
    command.say { word in
      switch word {
      case .word(let word): writeWord(word)
      case .element(let element): write(element, of: host)
      case .style(let style): write(style)
      case .comma: sink.write(127)
      }
    }
    // No element has this number.
    sink.write(0)
  }

  // Small numbers, which take one place each (benchmarks “explorer”). No search names enough
  // elements for a number to be confused with the beginning of a word.
  private mutating func writeWord(_ word: String) {
    sink.write(128 + word.utf8.count)
    for letter in word.utf8 { sink.write(Int(letter)) }
  }
}

extension PresentationStyle? {
  /// The style as a number below 8; a search has only one kind of sheet.
  var canonicalNumber: Int {
    switch self {
    case nil: 0
    case .sheet(let sheet)?: sheet.selectedDetent?.canonicalNumber ?? 1
    default: 2
    }
  }
}

extension Sheet.Detent {
  /// The detent as a number; the sheets of a search have two.
  fileprivate var canonicalNumber: Int { self == .medium ? 3 : 4 }
}
