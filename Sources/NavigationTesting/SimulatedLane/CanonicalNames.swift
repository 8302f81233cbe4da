import ComposableNavigation

/// The canonical numbers of a window: their fingerprint, or the numbers themselves.
///
/// Not a protocol: a search without optimization, as in `swift test`, would look up the receiver at each
/// number.
struct NumberSink {
  var fingerprinter: Fingerprinter
  /// The numbers; nil where a fingerprint is made of them.
  private(set) var numbers: [Int]?

  /// Makes a fingerprint of the numbers, after those that were written before.
  init(_ fingerprinter: Fingerprinter) { self.fingerprinter = fingerprinter }

  /// Keeps the numbers.
  init() {
    fingerprinter = Fingerprinter(.init())
    numbers = []
  }

  mutating func write(_ number: Int) {
    if numbers == nil { fingerprinter.write(number) } else { numbers?.append(number) }
  }
}

/// Names the elements of each host in the order of first sight, and writes what is made of them.
struct CanonicalNames {
  var sink: NumberSink
  /// Entries that are kept somewhere and not in the state any more.
  var departed: [SimulatedLane.RemovedEntry] = []
  /// Serial numbers, in the order of first sight.
  private var serials: [Int] = []
  // Unsafe memory for the benchmarks “explorer”.
  /// The place at which each host's elements begin, then the number of named ones of each host,
  /// then the name of each element: one list, because this is done at every step.
  private let table: UnsafeMutableBufferPointer<Int32>
  private let hostCount: Int

  /// Names the elements of a window's hosts, until ``end()``.
  ///
  /// Not within a closure, for which the whole window would be copied.
  init(of window: borrowing SimulatedLane, writingTo sink: NumberSink) {
    self.sink = sink
    hostCount = window.hosts.count
    var count = 2 * hostCount
    for index in 0..<hostCount { count += window.ledger(at: index)?.elementLimit ?? 0 }
    // Not an array, because each search makes millions of them. Invariant: each place in it is
    // initialized, and it lasts until `end()`.
    table = .allocate(capacity: count)
    table.initialize(repeating: 0)
    var start = 2 * hostCount
    for index in 0..<hostCount {
      table[index] = Int32(start)
      start += window.ledger(at: index)?.elementLimit ?? 0
    }
  }

  /// Lets go of the names, when all is written.
  func end() { table.deallocate() }

  /// Returns the canonical number of a host's element, counted from 1.
  mutating func name(_ element: ElementID, of host: Int) -> Int {
    let position = Int(table[host]) + element.number
    if table[position] == 0 {
      table[hostCount + host] += 1
      table[position] = table[hostCount + host]
    }
    return Int(table[position])
  }

  // MARK: Writing

  /// Writes what an item is told by, as what it is called, from 1.
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
    // In one number, which most searches have anyway.
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
    // No element is called so.
    sink.write(0)
  }

  // Small numbers, which take one place each (benchmarks “explorer”); no search names so many
  // elements that one could be taken for the beginning of a word.
  private mutating func writeWord(_ word: String) {
    sink.write(128 + word.utf8.count)
    for letter in word.utf8 { sink.write(Int(letter)) }
  }
}

extension PresentationStyle? {
  /// The style as a number below 8: a search has sheets of one kind, and others.
  var canonicalNumber: Int {
    switch self {
    case nil: 0
    case .sheet(let sheet)?: sheet.selectedDetent?.canonicalNumber ?? 1
    default: 2
    }
  }
}

extension Sheet.Detent {
  /// The detent as a number: the sheets of a search have two.
  fileprivate var canonicalNumber: Int { self == .medium ? 3 : 4 }
}
