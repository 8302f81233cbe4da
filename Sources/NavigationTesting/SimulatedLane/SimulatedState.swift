import ComposableNavigation

/// A shape's state under search: what the program does to it, beside what each shape says of itself.
protocol SimulatedState: NavigationState, Codable, Equatable, Sendable where Item == Int {
  /// The items that wait to be shown, as numbers; none by default.
  var waiting: [Int] { get }

  /// The numbers that tell it from another one with as many entries; none by default.
  var numbers: [Int] { get }

  /// The operations that the program may do.
  var operations: [ProgramOperation] { get }

  /// The operation that inserts something into a state that begins anew; nil where nothing is inserted.
  static var insertion: ProgramOperation? { get }

  /// The late actions that it can be sent.
  static var lateActions: [LateAction.Kind] { get }

  /// Makes the action of an operation.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - serial: The number that the item of a new entry is told by.
  /// - Returns: The action.
  func action(of operation: ProgramOperation, serial: Int) -> Shape.Action

  /// Makes an action for an entry that has gone.
  func action(of kind: LateAction.Kind, for id: EntryID, serial: Int) -> Shape.Action

  /// Makes what a handler sends for a report; by default what the shape says.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - mistake: The rule of another library by which it is made, if any.
  ///   - count: The number of elements that the host shows.
  /// - Returns: The actions, in order.
  func actions(
    of report: SentReport,
    _ mistake: Mistake?,
    showing count: Int
  ) -> [Shape.Action]

  /// Returns the item of the same kind that another visit has; by default the serial number itself.
  static func item(like item: Int, serial: Int) -> Int
}

extension SimulatedState {
  var waiting: [Int] { [] }

  var numbers: [Int] { [] }

  func actions(
    of report: SentReport,
    _ mistake: Mistake?,
    showing count: Int
  ) -> [Shape.Action] {
    let selection = report.selected.flatMap { Shape.selection(of: $0, cause: .user) }
    return [selection ?? Shape.removal(of: report.gone, cause: .user)]
  }

  static func item(like item: Int, serial: Int) -> Int { serial }
}
