import ComposableNavigation
import NavigationTesting

/// A shape's state under search, with the operations of the program on it.
protocol SimulatedState: NavigationState, Codable, Equatable, Sendable where Item == Int {
  /// The items that wait to be shown, as numbers; none by default.
  var waiting: [Int] { get }

  /// The numbers that distinguish the state from others with as many entries; none by default.
  var numbers: [Int] { get }

  /// The operations that the program can perform.
  var operations: [ProgramOperation] { get }

  /// The operation that inserts an entry into an initial state; nil if there is none.
  static var insertion: ProgramOperation? { get }

  /// The late actions that the container can receive.
  static var lateActions: [LateAction.Kind] { get }

  /// Makes the action of an operation.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - serial: The serial number of a new entry's item.
  /// - Returns: The action.
  func action(of operation: ProgramOperation, serial: Int) -> Shape.Action

  /// Makes a late action for an entry that is gone.
  func action(of kind: LateAction.Kind, for id: EntryID, serial: Int) -> Shape.Action

  /// Makes the actions that a handler sends for a report; by default those of the shape.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - mistake: The mistake of another library in making the actions, if any.
  ///   - count: The number of elements that the host shows.
  /// - Returns: The actions, in order.
  func actions(
    of report: ModelReport,
    _ mistake: Mistake?,
    showing count: Int
  ) -> [Shape.Action]

  /// Returns an item of the same kind for another visit; by default the serial number.
  static func item(like item: Int, serial: Int) -> Int
}

extension SimulatedState {
  var waiting: [Int] { [] }

  var numbers: [Int] { [] }

  func actions(
    of report: ModelReport,
    _ mistake: Mistake?,
    showing count: Int
  ) -> [Shape.Action] {
    Shape.action(for: report.report, of: report.entries).map { [$0] } ?? []
  }

  static func item(like item: Int, serial: Int) -> Int { serial }
}
