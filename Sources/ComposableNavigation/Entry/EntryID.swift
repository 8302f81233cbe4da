/// The identity of one entry: a place in a stack, a modal, a tab list or a list of screens.
///
/// Handlers and hosts use ids. Use one yourself if an operation must apply to one screen and to no
/// other screen that looks the same:
/// ```swift
/// .pushItem(.detail).from(id)      // nothing happens unless `id` is on top: a double tap pushes once
/// ```
///
/// A *counted* id is the container's next number; a *named* id is a value, which is the same in every
/// process. A *visit* is one insertion into a container, with all later copies of the container. Two
/// visits may have the same number: ``isSame(as:)`` and all functions that find an entry by its id
/// distinguish them; equality, hashing, archives and descriptions use only the number. An id that is
/// decoded alone is *unresolved*, and means any entry with its number. <doc:0001-identity> has the
/// rules, with examples.
public struct EntryID: Hashable, Sendable {
  @usableFromInline
  enum Storage: Sendable {
    /// The container's number and the stamp of the visit. The stamp is 0 for an unresolved id, and
    /// `.max` for an id that means no entry.
    case counted(UInt64, stamp: UInt32)
    /// A name that is an `Int`, the most frequent type, needs no allocation (benchmarks “stack
    /// difference, named anew” and “State(items:) and its ids”).
    case number(Int, occurrence: UInt32)
    case named(EntryName)
  }

  @usableFromInline let storage: Storage

  @usableFromInline
  init(_ storage: Storage) { self.storage = storage }

  /// Returns the unresolved id with a number, which means any entry with the number.
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
  /// If a container was reset, an earlier and a later visit may have equal ids. Use ``isSame(as:)``
  /// to distinguish visits, and ``Visit`` as a key of a dictionary or a set.
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
  /// Names are the same visit if they are equal. An unresolved id is the same as another unresolved
  /// id with its number, and never the same as an entry's id: look the entry up and keep its id.
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
  @usableFromInline var isUnresolved: Bool {
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
