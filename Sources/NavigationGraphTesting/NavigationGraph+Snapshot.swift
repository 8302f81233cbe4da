import NavigationTesting
import ComposableNavigation
public import NavigationLinks

extension NavigationGraph {
  /// Compares the tree of the graph with the one that was written down; the first time, writes it.
  ///
  /// ```swift
  /// @Test func screens() throws { try App.graph().assertSnapshot() }
  /// // Tests/__Snapshots__/AppTests/screens.json
  /// ```
  ///
  /// The first run writes the file and fails, so that nobody takes it for a comparison. Commit it;
  /// remove it to record anew. The order of screens is ignored, default values are not compared.
  /// SUINavigation's `assertSnapshot`, whose files are read too.
  ///
  /// - Parameters:
  ///   - open: The names of the screens that are open above the start.
  ///   - directory: Where it lies; nil for a folder beside the test's file.
  ///   - fileID: Where a failure is shown.
  ///   - filePath: The same, as a path; the folder is named by it.
  ///   - testName: The file's name.
  ///   - line: The line of a failure.
  ///   - column: Its column.
  public func assertSnapshot(
    open: [String] = [],
    directory: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    NodeSnapshots(of: testName, in: directory, site)
      .assertTree(NavigationNode(self, open: open))
  }

  /// Compares each screen of the graph with the one that was written down; the first time, writes all.
  ///
  /// As `assertSnapshot`, with a folder for the test and in it a file for each screen.
  /// SUINavigation's `assertItemsSnapshot`.
  ///
  /// - Parameters:
  ///   - hasDuplicationChecking: True if two screens with one id are a failure.
  ///   - directory: Where the folder lies; nil for a folder beside the test's file.
  ///   - fileID: Where a failure is shown.
  ///   - filePath: The same, as a path; the folder is named by it.
  ///   - testName: The folder's name.
  ///   - line: The line of a failure.
  ///   - column: Its column.
  public func assertItemsSnapshot(
    hasDuplicationChecking: Bool = true,
    directory: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    NodeSnapshots(of: testName, in: directory, site).assertItems(
      NavigationNodeItem.items(of: self),
      of: NavigationNode(self, depth: 1),
      hasDuplicationChecking
    )
  }
}
