/// The identity of one entry: a place in a stack, a modal, a tab list or a list of screens.
///
/// Handlers and hosts use ids. Use one yourself if an operation must apply to one screen and to no
/// other screen that looks the same:
/// ```swift
/// .pushItem(.detail, from: id)      // nothing happens unless `id` is on top: a double tap pushes once
/// ```
///
/// There are two kinds. A *counted* id is the container's next number; actions and writes of
/// `items` make counted ids. A *named* id is a value: `State(items:)` names each entry by its item
/// and its occurrence from the bottom, and `State(items:id:)` by the value of a key path. The same
/// items have the same ids in every process, so a state that is computed at each reading keeps its
/// identities.
///
/// ```swift
/// StackNavigation<String>.State(items: ["a", "b", "b"]).entries.ids    // a, b, b·2
/// ```
///
/// A *visit* is one insertion into a container, including all later copies of the container. A
/// container that is reset counts from 0 again, so two visits may have the same number. A counted
/// id therefore also stores its visit: ``isSame(as:)`` and all functions that find an entry by its
/// id distinguish visits. Equality, hashing, archives and descriptions use only the number, so that
/// equal runs have equal states. A name is always the same visit.
///
/// An id that is decoded alone (from a trace or a feature's archive) belongs to no visit yet: it is
/// *open*, and means any entry with its number. Entries that are decoded with their container are
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
    /// The container's number and the stamp of the visit. The stamp is 0 for an open id, and `.max`
    /// for an id that means no entry.
    case counted(UInt64, stamp: UInt32)
    /// A name that is an `Int`, the most frequent type, needs no allocation (benchmarks “stack
    /// difference, named anew” and “State(items:) and its ids”).
    case number(Int, occurrence: UInt32)
    case named(EntryName)
  }

  @usableFromInline let storage: Storage

  @usableFromInline
  init(_ storage: Storage) { self.storage = storage }

  /// Returns the open id with a number, which means any entry with the number.
  package static func counted(_ number: UInt64) -> EntryID { EntryID(.counted(number, stamp: 0)) }

  /// Returns the id of an entry that was gone when the id was encoded: it means no entry.
  package static func late(_ number: UInt64) -> EntryID { EntryID(.counted(number, stamp: .max)) }

  /// Returns the id of the k-th entry with a name.
  package static func named(_ value: some Hashable & Sendable, occurrence: Int) -> EntryID {
    EntryID(naming: value, occurrence: occurrence)
  }

  /// Creates the id of a new visit.
  @inlinable  // push and pop, N = 0: × 3.9
  init(counting number: UInt64) { self.init(.counted(number, stamp: VisitStamp.next())) }

  @inlinable  // State(items:) and its ids, Int, each of 100: × 11
  init<Value: Hashable & Sendable>(naming value: Value, occurrence: Int) {
    // Types are compared first: a cast alone also finds a number inside an `AnyHashable`.
    if Value.self == Int.self, let number = value as? Int,
      let occurrence = UInt32(exactly: occurrence)
    {
      self.init(.number(number, occurrence: occurrence))
    } else {
      self.init(.named(TypedName(value, occurrence: occurrence)))
    }
  }

  /// Returns a Boolean value that indicates whether both ids have the same number or the same name.
  ///
  /// Two visits of a container that was reset in between may be equal. Use ``isSame(as:)`` to
  /// distinguish visits, and ``Visit`` as a key of a dictionary or a set.
  @inlinable  // stack difference, counted, push one, 100: × 6.2
  public static func == (lhs: EntryID, rhs: EntryID) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.counted(let lhs, stamp: _), .counted(let rhs, stamp: _)): lhs == rhs
    case (.number(let lhs, let first), .number(let rhs, let second)): lhs == rhs && first == second
    case (.named(let lhs), .named(let rhs)): lhs === rhs || lhs.isEqual(to: rhs)
    default: false
    }
  }

  /// The number's bits spread over a word, or the hash of a name, for this package's own hash
  /// tables (benchmark “stack difference, elements to reuse”).
  ///
  /// Sets and dictionaries do not use it: they hash with their own seed.
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
  /// Returns a Boolean value that indicates whether both ids are the same visit.
  ///
  /// Check it before you use data that you kept for an entry: a view, a task, an answer.
  ///
  /// ```swift
  /// let before = state.stack.topID
  /// state.stack = .init()
  /// state.stack.items = ["bob"]
  /// state.stack.topID == before                      // true: both are #0
  /// state.stack.topID?.isSame(as: before)            // false
  /// ```
  ///
  /// Names are the same visit if they are equal. An open id is the same as another open id with its
  /// number, and never the same as an entry's id: look the entry up and keep its id.
  @inlinable  // forEach, top of 1: × 2.0
  public func isSame(as other: EntryID) -> Bool {
    guard case .counted(let number, let stamp) = storage else { return self == other }
    guard case .counted(let otherNumber, let otherStamp) = other.storage else { return false }
    return number == otherNumber && stamp == otherStamp
  }

  /// Returns a Boolean value that indicates whether a kept or decoded id means this entry.
  @inlinable  // forEach, top of 1: × 2.0
  package func isMeant(by id: EntryID) -> Bool {
    guard case .counted(let number, let stamp) = storage else { return self == id }
    guard case .counted(let asked, let askedStamp) = id.storage else { return false }
    return number == asked && (stamp == askedStamp || askedStamp == 0)
  }

  /// True if the id means no entry.
  var isLate: Bool {
    if case .counted(_, stamp: .max) = storage { true } else { false }
  }

  /// True if the id belongs to no visit yet.
  @usableFromInline var isOpen: Bool {
    if case .counted(_, stamp: 0) = storage { true } else { false }
  }
}

extension EntryID: CustomStringConvertible {
  /// `#3` for a counted id; the value of a named id, with its occurrence from the second on.
  public var description: String {
    switch parts {
    case .counted(let number): "#\(number)"
    case .named(let value, 1): "\(value)"
    case .named(let value, let occurrence): "\(value)·\(occurrence)"
    }
  }
}

extension EntryID {
  /// The parts of an id, for encoding it.
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

  /// The number of a counted id; nil for a named one.
  @usableFromInline var counted: UInt64? {
    if case .counted(let number, stamp: _) = storage { number } else { nil }
  }
}
