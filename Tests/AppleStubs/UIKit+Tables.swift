// swift-format-ignore-file
// Tables, for the showcase.
import Foundation
#if !os(watchOS)

@MainActor open class UITableView: UIView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  open func reloadData() {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}
@MainActor open class UILabel: UIView { public var text: String? }
@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: CGRect()) }
  public required init?(coder: NSCoder) { fatalError() }
  public var textLabel: UILabel? { nil }
}
@MainActor open class UITableViewController: UIViewController {
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var tableView: UITableView! { nil }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
#endif
