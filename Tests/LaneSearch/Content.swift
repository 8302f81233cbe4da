import ComposableNavigation
import NavigationTesting

/// The program's real state of one container of any shape.
///
/// An immutable object, because a search copies whole windows, and a step changes only one or two
/// containers. It identifies items by serial numbers that the search assigns. The laws do not use
/// ids, so they cannot share an error in ids.
protocol Content: AnyObject, Sendable {
  /// The ids of the entries.
  var entries: [EntryID] { get }

  /// All items, including those that wait to be shown.
  var allItems: [Int] { get }

  /// The items that a host should show, in order.
  var shownItems: [Int] { get }

  /// The selected item; nil if none is selected or the shape has no selection.
  var selectedItem: Int? { get }

  /// The number of the next entry; 0 if entries are not counted.
  var counter: Int { get }

  /// The items that wait to be shown, as numbers.
  var waiting: [Int] { get }

  /// The numbers that distinguish the state from others with as many entries.
  var numbers: [Int] { get }

  /// The entry that the user should see; nil if there is none, and for columns, which show several.
  var frontEntry: EntryID? { get }

  /// The operations that the program can perform, by the real reducers.
  var operations: [ProgramOperation] { get }

  /// The operation that inserts an entry into an initial state; nil if there is none.
  var insertion: ProgramOperation? { get }

  /// The late actions that the container can receive.
  var lateActions: [LateAction.Kind] { get }

  /// Returns the desired state of a host. A split has a host of its own and one for each column.
  func desiredContent(in column: SplitColumn?) -> DesiredContent

  /// Returns the item from which a handler makes an entry's view, or nil if there is none.
  func item(of entry: EntryID) -> Int?

  /// Returns the state after an operation of the program.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - serial: The serial number of a new entry's item.
  /// - Returns: The state after the operation.
  func after(_ operation: ProgramOperation, serial: Int) -> any Content

  /// Returns the state after a late action for an entry that is gone.
  func after(_ kind: LateAction.Kind, for id: EntryID, serial: Int) -> any Content

  /// Returns the state after a handler's report.
  func after(_ report: ModelReport, _ mistake: Mistake?, of host: SimulatedHost) -> any Content

  /// Encodes and decodes the state. A counted entry is then another visit with a new serial number.
  func readAgain(serial: inout Int) -> any Content

  /// Returns a Boolean value that indicates whether both have the same state.
  func isSame(as other: any Content) -> Bool
}

extension Content {
  /// Returns the state after an insertion, if the container has one.
  func inserting(serial: Int) -> any Content { insertion.map { after($0, serial: serial) } ?? self }
}
