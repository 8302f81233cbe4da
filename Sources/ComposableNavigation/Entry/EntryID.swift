/// The identity of one place in a stack, a modal or a tab list.
///
/// Ids are what handlers and hosts speak of; you meet one when you want an operation to mean this
/// very screen and no other that looks the same:
///
/// ```swift
/// .pushItem(.detail, from: id)      // nothing happens unless `id` is on top: a double tap pushes once
/// ```
///
/// There are two kinds. *Counted*: what an action or a write of `items` inserts gets the container's
/// next number, never given twice. *Named*: `State(items:)` names each entry by its item and its
/// occurrence from the bottom, `State(items:id:)` by what a key path says; the same items give the
/// same ids in every process, so a state that is computed anew at each reading keeps its identity.
///
/// ```swift
/// StackNavigation<String>.State(items: ["a", "b", "b"]).entries.ids    // a, b, b·2
/// ```
public struct EntryID: Hashable, Sendable {
  @usableFromInline
  enum Storage: Sendable {
    case counted(UInt64)
    /// A name that is an `Int`, as most are, needs no memory of its own (benchmarks “stack
    /// difference, named anew” and “State(items:) and its ids”).
    case number(Int, occurrence: UInt32)
    case named(EntryName)
  }

  @usableFromInline let storage: Storage

  @usableFromInline
  init(_ storage: Storage) { self.storage = storage }

  /// The id with a number.
  package static func counted(_ number: UInt64) -> EntryID { EntryID(counting: number) }

  /// The id of the k-th entry that is identified by a value.
  package static func named(_ value: some Hashable & Sendable, occurrence: Int) -> EntryID {
    EntryID(naming: value, occurrence: occurrence)
  }

  @usableFromInline
  init(counting number: UInt64) { self.init(.counted(number)) }

  @inlinable  // State(items:) and its ids: × 11
  init<Value: Hashable & Sendable>(naming value: Value, occurrence: Int) {
    // The types are compared first: a cast alone finds the number in an `AnyHashable` as well.
    if Value.self == Int.self, let number = value as? Int,
      let occurrence = UInt32(exactly: occurrence)
    {
      self.init(.number(number, occurrence: occurrence))
    } else {
      self.init(.named(Name(value, occurrence: occurrence)))
    }
  }

  /// Whether both mean the same place.
  @inlinable  // stack difference, counted, push one, 100: × 6.2
  public static func == (lhs: EntryID, rhs: EntryID) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.counted(let lhs), .counted(let rhs)): lhs == rhs
    case (.number(let lhs, let first), .number(let rhs, let second)): lhs == rhs && first == second
    case (.named(let lhs), .named(let rhs)): lhs === rhs || lhs.isEqual(to: rhs)
    default: false
    }
  }

  /// Spreads the number over a word, or hashes the value and its occurrence; for the tables of this
  /// package (benchmark “stack difference, elements to reuse”).
  ///
  /// Sets and dictionaries do not ask for it: they hash with their own seed.
  public var hashValue: Int {
    switch storage {
    case .counted(let number):
      return Int(truncatingIfNeeded: number).spread
    case .number(let number, let occurrence):
      return (number ^ Int(occurrence) << 32).spread
    case .named(let name):
      var hasher = Hasher()
      name.hash(into: &hasher)
      return hasher.finalize()
    }
  }

  /// Hashes the number, or the value and its occurrence.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .counted(let number): hasher.combine(number)
    case .number(let number, let occurrence):
      hasher.combine(number)
      hasher.combine(occurrence)
    case .named(let name): name.hash(into: &hasher)
    }
  }
}

extension EntryID: CustomStringConvertible {
  /// `#3` for a counted id; the value for a named one, with its occurrence from the second on.
  public var description: String {
    switch parts {
    case .counted(let number): "#\(number)"
    case .named(let value, 1): "\(value)"
    case .named(let value, let occurrence): "\(value)·\(occurrence)"
    }
  }
}

extension EntryID {
  /// What an id is made of, for whoever writes it down.
  package enum Parts {
    case counted(UInt64)
    case named(any Sendable, occurrence: Int)
  }

  /// What the id is made of.
  package var parts: Parts {
    switch storage {
    case .counted(let number): .counted(number)
    case .number(let number, let occurrence): .named(number, occurrence: Int(occurrence))
    case .named(let name): .named(name.anyValue, occurrence: name.occurrence)
    }
  }

  /// The number that the container has counted; nil for a name.
  @usableFromInline var counted: UInt64? {
    if case .counted(let number) = storage { number } else { nil }
  }
}
