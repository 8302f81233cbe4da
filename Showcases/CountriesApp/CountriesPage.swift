#if canImport(UIKit) && canImport(SwiftUI)
  import ComposableNavigation
  import UIKit

  /// A list of countries, made with UIKit.
  final class CountriesPage: UITableViewController {
    private let read: @MainActor () -> (title: String, countries: [Country])
    private let open: @MainActor (CountryCode) -> Void
    private var countries: [Country] = []
    private var subscription: Subscription?

    init<State: Equatable, Action>(
      _ store: Store<State, Action>,
      countries: @escaping @MainActor (State) -> [Country],
      title: @escaping @MainActor (State) -> String,
      open: @escaping @MainActor (CountryCode) -> Void
    ) {
      read = { (title(store.state), countries(store.state)) }
      self.open = open
      super.init(style: .plain)
      subscription = store.observe { [weak self] _ in self?.show() }
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the same page with a button in its bar.
    func offering(_ name: String, _ act: @escaping @MainActor () -> Void) -> CountriesPage {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: name,
        primaryAction: UIAction(title: name) { _ in act() }
      )
      return self
    }

    private func show() {
      (title, countries) = read()
      tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      countries.count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = countries[indexPath.row].name
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      open(countries[indexPath.row].code)
    }
  }
#endif
