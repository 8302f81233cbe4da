import ComposableNavigation

/// The store of a program, and a handler that is set up with the host under test.
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
  ///   - setup: The values to set up with.
  ///   - store: The store.
  ///   - count: The number of names that the store's items already use.
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

  /// Returns a name that no item has had.
  func newName() -> String { names.next() }

  /// Returns the title of an entry's view, or nil if the handler shows no view for it.
  func title(of entry: EntryID) -> String? {
    handler.presentable(for: entry).map { driver.title(of: $0) }
  }

  func titles(of entries: [EntryID]) -> [String] { entries.compactMap { title(of: $0) } }
}

/// A sequence of unused names: `c`, `d`, `e`.
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
