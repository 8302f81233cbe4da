/// The identity of one entry: a place in a stack, a modal, a tab list or a list of screens.
///
/// Ids are what handlers and hosts speak of; you meet one when you want an operation to mean this
/// very screen and no other that looks the same:
///
/// ```swift
/// .pushItem(.detail, from: id)      // nothing happens unless `id` is on top: a double tap pushes once
/// ```
///
/// There are two kinds. *Counted*: what an action or a write of `items` inserts gets the
/// container's next number. *Named*: `State(items:)` names each entry by its item and its
/// occurrence from the bottom, `State(items:id:)` by what a key path says; the same items give the
/// same ids in every process, so a state that is computed anew at each reading keeps its identity.
///
/// ```swift
/// StackNavigation<String>.State(items: ["a", "b", "b"]).entries.ids    // a, b, b·2
/// ```
///
/// A *visit* is one insertion into a container, wherever that is copied afterwards. A container
/// that is reset counts from 0 again, so two visits may have one number. A counted id therefore
/// remembers which visit it is of, wherever it is copied: ``isSame(as:)`` tells them apart, and so
/// does everything that finds an entry by its id. Equality, hashing, archives and descriptions see
/// the number alone, so that states of equal runs are equal. A name is the same visit always.
///
/// An id that is read on its own (from a trace, from a feature's archive) is of no visit yet: it is
/// *open*, and means whichever entry has its number. Entries that are read with their container are
/// new visits; see ``Entries``.
///
/// ```swift
/// var state = StackNavigation<String>.State()
/// state.items = ["ada"]
/// let ada = state.entries.ids[0]                     // #0
/// state = .init()
/// state.items = ["bob"]                              // #0 again, but another visit
/// state.entries.ids[0] == ada                        // true
/// state.entries.contains(ada)                        // false
/// ```
public struct EntryID: Hashable, Sendable {
  @usableFromInline
  enum Storage: Sendable {
    /// The container's number, and the stamp of the visit; 0 for an open id, `.max` for one that
    /// means no entry.
    case counted(UInt64, stamp: UInt32)
    /// A name that is an `Int`, as most are, needs no memory of its own (benchmarks “stack
    /// difference, named anew” and “State(items:) and its ids”).
    case number(Int, occurrence: UInt32)
    case named(EntryName)
  }

  @usableFromInline let storage: Storage

  @usableFromInline
  init(_ storage: Storage) { self.storage = storage }

  /// The open id with a number: it means whichever entry has the number.
  package static func counted(_ number: UInt64) -> EntryID { EntryID(.counted(number, stamp: 0)) }

  /// The id of an entry that was gone when it was written down: it means none, whatever the number.
  package static func late(_ number: UInt64) -> EntryID { EntryID(.counted(number, stamp: .max)) }

  /// The id of the k-th entry that is identified by a value.
  package static func named(_ value: some Hashable & Sendable, occurrence: Int) -> EntryID {
    EntryID(naming: value, occurrence: occurrence)
  }

  /// The id of a new visit.
  @inlinable  // push and pop, N = 0: × 3.9
  init(counting number: UInt64) { self.init(.counted(number, stamp: VisitStamp.next())) }

  @inlinable  // State(items:) and its ids, Int, each of 100: × 11
  init<Value: Hashable & Sendable>(naming value: Value, occurrence: Int) {
    // The types are compared first: a cast alone finds the number in an `AnyHashable` as well.
    if Value.self == Int.self, let number = value as? Int,
      let occurrence = UInt32(exactly: occurrence)
    {
      self.init(.number(number, occurrence: occurrence))
    } else {
      self.init(.named(TypedName(value, occurrence: occurrence)))
    }
  }

  /// Tells whether both have the same number, or the same name.
  ///
  /// Two visits of a container that was reset in between may be equal; ask ``isSame(as:)`` where
  /// they are not to be mistaken for each other, and use ``Visit`` as a key of a dictionary or a
  /// set.
  @inlinable  // stack difference, counted, push one, 100: × 6.2
  public static func == (lhs: EntryID, rhs: EntryID) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.counted(let lhs, stamp: _), .counted(let rhs, stamp: _)): lhs == rhs
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
    case .counted(let number, stamp: _):
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
    case .counted(let number, stamp: _): hasher.combine(number)
    case .number(let number, let occurrence):
      hasher.combine(number)
      hasher.combine(occurrence)
    case .named(let name): name.hash(into: &hasher)
    }
  }
}

extension EntryID {
  /// Tells whether both are the same visit.
  ///
  /// Ask it before you use something that you kept for an entry: a view, a task, an answer.
  ///
  /// ```swift
  /// let before = state.stack.topID
  /// state.stack = .init()
  /// state.stack.items = ["bob"]
  /// state.stack.topID == before                      // true: both are #0
  /// state.stack.topID?.isSame(as: before)            // false
  /// ```
  ///
  /// Names are the same visit when they are equal. An open id is the same as another open one of
  /// its number, and never the same as an entry's: look the entry up, and keep the id that it has.
  @inlinable  // forEach, top of 1: × 2.0
  public func isSame(as other: EntryID) -> Bool {
    guard case .counted(let number, let stamp) = storage else { return self == other }
    guard case .counted(let otherNumber, let otherStamp) = other.storage else { return false }
    return number == otherNumber && stamp == otherStamp
  }

  /// Tells whether an id that somebody has kept or read means this entry.
  @inlinable  // forEach, top of 1: × 2.0
  package func isMeant(by id: EntryID) -> Bool {
    guard case .counted(let number, let stamp) = storage else { return self == id }
    guard case .counted(let asked, let askedStamp) = id.storage else { return false }
    return number == asked && (stamp == askedStamp || askedStamp == 0)
  }

  /// Tells whether the id means none, whatever its number.
  var isLate: Bool {
    if case .counted(_, stamp: .max) = storage { true } else { false }
  }

  /// Tells whether the id is of no visit yet.
  @usableFromInline var isOpen: Bool {
    if case .counted(_, stamp: 0) = storage { true } else { false }
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
  /// The parts of an id, for whoever writes it down.
  package enum Parts {
    case counted(UInt64)
    case named(any Sendable, occurrence: Int)
  }

  /// The parts of the id.
  package var parts: Parts {
    switch storage {
    case .counted(let number, stamp: _): .counted(number)
    case .number(let number, let occurrence): .named(number, occurrence: Int(occurrence))
    case .named(let name): .named(name.anyValue, occurrence: name.occurrence)
    }
  }

  /// The number that the container has counted; nil for a name.
  @usableFromInline var counted: UInt64? {
    if case .counted(let number, stamp: _) = storage { number } else { nil }
  }
}
