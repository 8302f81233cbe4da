import ComposableNavigation

/// A store and a handler that is set up with the host of a contract, for a program that moves them.
@MainActor
final class ContractStage<Driver: HostDriver, Shape: NavigationShape>
where
  Shape.Item == String, Shape.Rules.Command == Driver.Host.Command,
  Shape.Rules.Capabilities == Driver.Host.Capabilities,
  Driver.Host.Presentable == Driver.View
{
  let store: Store<Shape.State, Shape.Action>
  let handler: ShapeHandler<Shape, ContractViews<Driver>>
  let will: ContractWill
  private let driver: Driver
  private var names: ContractNames

  /// - Parameters:
  ///   - setup: The things to set up with.
  ///   - store: The store, whose items have names.
  ///   - count: The number of names that are taken.
  init(
    _ setup: ContractSetup<Driver>,
    _ store: Store<Shape.State, Shape.Action>,
    namesAfter count: Int
  ) {
    self.store = store
    driver = setup.watch.driver
    will = setup.will
    names = ContractNames(after: count)
    handler = ShapeHandler(
      store: store,
      viewProvider: setup.views,
      ignorePreviousPresentables: setup.keepsPrevious
    )
    handler.setup(with: setup.watch)
  }

  /// A name that no item has had yet.
  func newName() -> String { names.next() }

  /// The title of an entry's view; nil for one that has not been shown.
  func title(of entry: EntryID) -> String? {
    handler.presentable(for: entry).map { driver.title(of: $0) }
  }

  /// The titles of the views of some entries.
  func titles(of entries: [EntryID]) -> [String] { entries.compactMap { title(of: $0) } }
}

/// Names that no item has: `c`, `d`, `e`.
struct ContractNames {
  private var count: Int

  init(after count: Int) { self.count = count }

  mutating func next() -> String {
    count += 1
    let letters = Array("abcdefghijklmnopqrstuvwxy")
    let letter = letters[(count - 1) % letters.count]
    return count > letters.count ? "\(letter)\(count)" : "\(letter)"
  }
}
