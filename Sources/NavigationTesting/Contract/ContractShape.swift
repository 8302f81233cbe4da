import ComposableNavigation

/// The particulars of a kind of host, for its contract.
@MainActor
struct ContractShape<Driver: HostDriver> {
  /// The moves of the program.
  var moves: [ContractMove] = []
  /// The program's moves in a shape of somebody else, by name.
  var ownMoves: [String] = []
  /// The acts of a person, of the window and of transitions.
  let acts: [HostAct]
  /// Tells whether one of several elements is selected.
  var hasSelection = false
  /// Tells whether hosts are told what stays.
  var hasGuards = false
  /// Tells whether a person leaves what is selected by selecting another one.
  var isLeftBySelection = true
  /// Returns the title of an element's view on screen.
  let label: (Driver, Driver.Host.Presentable) -> String
  /// Makes a store and a handler.
  let makeProgram: (ContractSetup<Driver>) -> any ContractProgram
}

/// The things that a program is set up with.
@MainActor
struct ContractSetup<Driver: HostDriver> {
  let watch: WatchedHost<Driver>
  let views: ContractViews<Driver>
  let keepsPrevious: Bool
  /// Tells whether it is the one that takes the host over.
  let isSecond: Bool
  let will: ContractWill
  let onIssue: @MainActor (NavigationIssue) -> Void

  /// Makes a store of a shape that a person may be kept from changing.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - state: Its first state.
  ///   - isPersons: Tells a change that a person makes, which can be kept from happening.
  /// - Returns: The store.
  func store<Shape: Reducer>(
    of shape: Shape,
    _ state: Shape.State,
    isPersons: @escaping @Sendable (Shape.Action) -> Bool
  ) -> Store<Shape.State, Shape.Action> {
    let keeping = Reduce<Shape.State, Shape.Action> { [will] state, action in
      if will.keeps || will.guards, isPersons(action) { return .none }
      return shape.reduce(into: &state, action: action)
    }
    return Store(initialState: state, reducer: { keeping }, onIssue: onIssue)
  }
}

/// A store and a handler, which a contract moves.
@MainActor
protocol ContractProgram: AnyObject {
  var handler: any NavigationHandler { get }

  /// Returns the screen that is to be seen, above the titles of before: none for a modal
  /// and a split.
  func wanted(above previous: [String]) -> HostScreen

  /// - Returns: True if there was anything to do.
  func perform(_ move: ContractMove) -> Bool

  /// - Returns: True if there was anything to do; false for a shape of this package.
  func performOwn(_ name: String) -> Bool
}

extension ContractProgram {
  func performOwn(_ name: String) -> Bool { false }
}

/// Makes views of items, and gives a second view of an equal item another title.
@MainActor
final class ContractViews<Driver: HostDriver>: ViewProviding {
  private let driver: Driver
  private let will: ContractWill?
  private var made: [String: Int] = [:]

  /// - Parameters:
  ///   - driver: The one who makes views.
  ///   - will: The one who says what stays; nil where nothing ever does.
  init(_ driver: Driver, guardedBy will: ContractWill?) {
    self.driver = driver
    self.will = will
  }

  var leaveGuard: (@MainActor (Entry<String>) -> Stay?)? {
    guard let will else { return nil }
    return { _ in will.guards ? Stay("It stays.") : nil }
  }

  func makePresentable(for item: String) -> Driver.View {
    let count = made[item, default: 0] + 1
    made[item] = count
    return driver.makeView(count == 1 ? item : "\(item)·\(count)")
  }
}
