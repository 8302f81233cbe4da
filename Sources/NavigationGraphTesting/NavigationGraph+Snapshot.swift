public import NavigationLinks
import NavigationTesting

extension NavigationGraph {
  /// Compares the tree of the graph with a recorded snapshot, or records it if there is none.
  ///
  /// ```swift
  /// @Test func screens() throws { try App.graph().assertSnapshot() }
  /// // Tests/__Snapshots__/AppTests/screens.json
  /// ```
  ///
  /// The run that records a snapshot fails, so that it cannot be mistaken for a comparison. Commit
  /// the file; delete it to record it again. The comparison ignores the order of screens and the
  /// default values of parameters. This is `assertSnapshot` of SUINavigation, whose files can be
  /// read too.
  ///
  /// - Parameters:
  ///   - open: The names of the open screens above the start.
  ///   - directory: The directory of the file; nil for a directory beside the test's file.
  ///   - fileID: The file in which a failure is shown.
  ///   - filePath: The path of the file; it determines the name of the directory.
  ///   - testName: The name of the snapshot's file.
  ///   - line: The line.
  ///   - column: The column.
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

  /// Compares each screen of the graph with a recorded snapshot, or records all if there are none.
  ///
  /// This works as `assertSnapshot`, with a directory for the test and a file for each screen. It
  /// is `assertItemsSnapshot` of SUINavigation.
  ///
  /// - Parameters:
  ///   - hasDuplicationChecking: True if two screens with the same id are a failure.
  ///   - directory: The parent of the directory; nil for a directory beside the test's file.
  ///   - fileID: The file in which a failure is shown.
  ///   - filePath: The path of the file; it determines the name of the directory.
  ///   - testName: The name of the directory.
  ///   - line: The line.
  ///   - column: The column.
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
