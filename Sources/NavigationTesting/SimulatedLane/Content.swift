import ComposableNavigation

/// The program's state of one container: the real one, of whatever shape.
///
/// An object that never changes, because a search copies whole windows, and a step changes one container
/// or two. Of items it says serial numbers that the search has given to them: the laws ask no id, so they
/// cannot share a mistake about ids.
protocol Content: AnyObject, Sendable {
  /// The ids of what it has.
  var entries: [EntryID] { get }

  /// All items, also those that wait to be shown.
  var allItems: [Int] { get }

  /// The items that a host is to show, in order.
  var shownItems: [Int] { get }

  /// The item that is selected; nil for none, and for a shape without a selection.
  var selectedItem: Int? { get }

  /// The number that the next entry gets; 0 where none is counted.
  var counter: Int { get }

  /// The items that wait to be shown, as numbers.
  var waiting: [Int] { get }

  /// The numbers that tell it from another one with as many entries.
  var numbers: [Int] { get }

  /// The entry that a person is to see; nil when there is none, and for columns, which are several.
  var frontEntry: EntryID? { get }

  /// The operations that the program may do, by the real reducers.
  var operations: [ProgramOperation] { get }

  /// The operation that inserts something into a state that begins anew; nil where nothing is inserted.
  var insertion: ProgramOperation? { get }

  /// The late actions that it can be sent.
  var lateActions: [LateAction.Kind] { get }

  /// Returns the wishes that a host of it has to meet; a split has a host for itself and one for each
  /// column.
  func wanted(in column: SplitColumn?) -> Wanted

  /// Returns the item of which a handler would make a view for an entry; nil when there is none.
  func item(of entry: EntryID) -> Int?

  /// Returns what an operation of the program makes of it.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - serial: The number that the item of a new entry is told by.
  /// - Returns: The state after it.
  func after(_ operation: ProgramOperation, serial: Int) -> any Content

  /// Returns what an action makes of it that comes late, for an entry that has gone.
  func after(_ kind: LateAction.Kind, for id: EntryID, serial: Int) -> any Content

  /// Returns what the report of a host's handler makes of it.
  func after(_ report: SentReport, _ mistake: Mistake?, of host: SimulatedHost) -> any Content

  /// Writes its archive and reads it; what was counted is another visit then, and gets another serial
  /// number.
  func readAgain(serial: inout Int) -> any Content

  /// Tells whether both have the same state.
  func isSame(as other: any Content) -> Bool
}

extension Content {
  /// Returns what it is once something has been inserted, where anything can be.
  func inserting(serial: Int) -> any Content { insertion.map { after($0, serial: serial) } ?? self }
}

/// A report that a handler has sent to a store, and that the store has not reduced yet.
package struct SentReport: Hashable, Sendable {
  var member: MemberID
  let token: Int
  let act: Act

  /// The thing that a person did.
  enum Act: Hashable, Sendable {
    case removed([EntryID])
    case selected(EntryID)
    case dragged(Drag)
    /// A split has expanded by itself.
    case expanded
  }

  /// A sheet, and the detent to which it was dragged.
  struct Drag: Hashable, Sendable {
    let entry: EntryID
    let detent: Sheet.Detent
  }

  /// The entries that a person took away; empty for another act.
  var gone: [EntryID] { if case .removed(let gone) = act { gone } else { [] } }

  var selected: EntryID? { if case .selected(let entry) = act { entry } else { nil } }

  var drag: Drag? { if case .dragged(let drag) = act { drag } else { nil } }

  var hasExpanded: Bool { act == .expanded }
}
