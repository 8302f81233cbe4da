import ComposableNavigation

/// The description of one kind of host, for its contract.
@MainActor
struct ContractShape<Driver: HostDriver> {
  /// The names of the program's moves.
  let moves: [String]
  /// The acts of the user, the window and transitions.
  let acts: [HostAct]
  /// A Boolean value that indicates whether one of the elements is selected.
  var hasSelection = false
  /// A Boolean value that indicates whether hosts are told which elements stay.
  var hasGuards = false
  /// A Boolean value that indicates whether selecting an element leaves the one selected before.
  var isLeftBySelection = true
  /// Returns the title of an element's view on screen.
  let label: (Driver, Driver.Host.Presentable) -> String
  /// Makes a store and a handler.
  let makeProgram: (ContractSetup<Driver>) -> any ContractProgram
}

/// The values that a program is set up with.
@MainActor
struct ContractSetup<Driver: HostDriver> {
  let watch: WatchedHost<Driver>
  let views: ContractViews<Driver>
  let keepsPrevious: Bool
  /// A Boolean value that indicates whether this program takes over the host of an earlier one.
  let isSecond: Bool
  let will: ContractWill
  let onIssue: @MainActor (NavigationIssue) -> Void
}

/// A store and a handler, driven by the steps of a script.
@MainActor
protocol ContractProgram: AnyObject {
  var handler: any NavigationHandler { get }

  /// Returns the expected screen. The program's views are above the titles in `previous`, which is
  /// empty for a modal and a split.
  func desiredScreen(above previous: [String]) -> HostScreen

  /// - Returns: True if the move is possible now.
  func perform(_ move: String) -> Bool
}

/// Makes views of items, and gives a second view of an equal item a different title.
@MainActor
final class ContractViews<Driver: HostDriver>: ViewProviding {
  private let driver: Driver
  private let will: ContractWill?
  private var made: [String: Int] = [:]

  /// - Parameters:
  ///   - driver: The driver, which makes views.
  ///   - will: The object that decides which elements stay; nil if none ever does.
  init(_ driver: Driver, guardedBy will: ContractWill?) {
    self.driver = driver
    self.will = will
  }

  var leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? {
    guard let will else { return nil }
    return { _ in will.guards ? LeaveBlocker("It stays.") : nil }
  }

  func makePresentable(for item: String) -> Driver.View {
    let count = made[item, default: 0] + 1
    made[item] = count
    return driver.makeView(count == 1 ? item : "\(item)·\(count)")
  }
}
