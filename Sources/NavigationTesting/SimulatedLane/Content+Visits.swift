import ComposableNavigation
import Foundation

// The visits in the program's state, by serial numbers that the search has given to items: the laws
// ask no id, so they cannot share a mistake about ids.
extension Content {
  /// The items that a host is to show, in order.
  var shownItems: [Int] {
    switch self {
    case .stack(let state): state.items
    case .modal(let state): Array(state.entries.items.prefix(1))
    case .tabs(let state): state.items
    case .split(let split): split.state.entries.items
    }
  }

  /// The item of which a handler would make a view for an entry; nil when there is none.
  func item(of entry: EntryID) -> Int? {
    switch self {
    case .stack(let state): state.entries[id: entry]
    case .modal(let state): state.entries[id: entry]
    case .tabs(let state): state.entries[id: entry]
    case .split(let split): split.state.entries[id: entry]
    }
  }

  /// The number that the next entry gets; 0 where none is counted.
  var counter: Int {
    switch self {
    case .stack(let state): Int(truncatingIfNeeded: state.entries.nextNumber)
    case .modal(let state): Int(truncatingIfNeeded: state.entries.nextNumber)
    case .split(let split): Int(truncatingIfNeeded: split.state.entries.nextNumber)
    case .tabs: 0
    }
  }

  /// The items that wait to be presented, as numbers.
  var waiting: [Int] {
    guard case .modal(let state) = self else { return [] }
    return state.waitingItems.map { waiting in
      Self.kind(of: waiting.item) + (waiting.style == .pageSheet ? 0 : Self.kinds)
    }
  }

  /// All items, also those that wait to be presented.
  var allItems: [Int] {
    if case .modal(let state) = self { state.entries.items } else { shownItems }
  }

  /// Writes its archive and reads it in place; what was counted is another visit then, and gets
  /// another serial number.
  mutating func readAgain(serial: inout Int) {
    switch self {
    case .stack(let state):
      guard var read = Self.archived(state) else { return }
      for id in read.entries.ids where id.isCounted {
        read[id: id] = serial
        serial += 1
      }
      self = .stack(read)
    case .modal(let state):
      guard var read = Self.archived(state) else { return }
      for id in read.entries.ids where id.isCounted {
        guard let item = read[id: id] else { continue }
        read[id: id] = serial * Self.kinds + Self.kind(of: item)
        serial += 1
      }
      self = .modal(read)
    case .tabs(let state):
      if let read = Self.archived(state) { self = .tabs(read) }
    case .split(let split):
      guard var read = Self.archived(split.state) else { return }
      for id in read.entries.ids where id.isCounted {
        read[id: id] = serial
        serial += 1
      }
      self = .split(SplitContent(read))
    }
  }

  private static func archived<State: Codable>(_ state: State) -> State? {
    guard let data = try? JSONEncoder().encode(state) else { return nil }
    return try? JSONDecoder().decode(State.self, from: data)
  }
}

extension EntryID {
  /// Tells whether the container has counted it.
  var isCounted: Bool { if case .counted = parts { true } else { false } }

  /// The number, or the name, as a number.
  var canonicalNumber: Int {
    switch parts {
    case .counted(let number): Int(truncatingIfNeeded: number) + 1
    case .named(let value, occurrence: _): -1 - ((value as? Int) ?? 0)
    }
  }

  /// An id that means whichever entry has the number.
  var asOpen: EntryID {
    if case .counted(let number) = parts { .counted(number) } else { self }
  }
}
