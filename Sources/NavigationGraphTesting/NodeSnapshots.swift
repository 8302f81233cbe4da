import Foundation
import NavigationTesting

/// The snapshots of one test: recorded if there are none, otherwise read and compared.
struct NodeSnapshots {
  let folder: URL
  let testName: String
  let site: CallSite
  let reporter: FailureReporter

  init(folder: URL, testName: String, site: CallSite, reporter: FailureReporter) {
    self.folder = folder
    self.testName = testName
    self.site = site
    self.reporter = reporter
  }

  /// The snapshots of the running test, by default in a directory beside the test's file.
  init(of testName: String, in directory: String?, _ site: CallSite) {
    let file = URL(fileURLWithPath: "\(site.filePath)")
    let beside = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    self.init(
      folder: directory.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? beside,
      testName: testName,
      site: site,
      reporter: .running()
    )
  }

  func assertTree(_ node: NavigationNode) {
    report(problemsOf: node)
    let file = folder.appendingPathComponent("\(fileName).json")
    attempt(file) {
      guard FileManager.default.fileExists(atPath: file.path) else {
        try write(node, to: file)
        return failForRecording(at: file)
      }
      let reference: NavigationNode = try read(file)
      if let issues = node.check(with: reference) { fail(comparing: issues) }
    }
  }

  func assertItems(
    _ items: [NavigationNodeItem],
    of root: NavigationNode,
    _ hasDuplicationChecking: Bool
  ) {
    report(problemsOf: root)
    if hasDuplicationChecking, let issues = NavigationNodeItem.checkDuplication(items) {
      reporter.fail(issues.description, site)
    }
    let folder = folder.appendingPathComponent(fileName, isDirectory: true)
    attempt(folder) {
      let files = try snapshots(in: folder)
      guard !files.isEmpty else {
        for (item, name) in zip(items, Self.fileNames(of: items)) {
          try write(item, to: folder.appendingPathComponent(name))
        }
        return failForRecording(at: folder)
      }
      let reference: [NavigationNodeItem] = try files.map(read)
      if let issues = NavigationNodeItem.check(items, with: reference) { fail(comparing: issues) }
    }
  }

  /// Returns file names: `list.json`, and `list1.json` for another item of that name.
  static func fileNames(of items: [NavigationNodeItem]) -> [String] {
    var used: Set<String> = []
    return items.map { item in
      let stem = legible(item.name)
      let names = [stem] + (1...items.count).map { "\(stem)\($0)" }
      let name = names.first { used.insert($0).inserted } ?? stem
      return "\(name).json"
    }
  }

  private var fileName: String {
    Self.legible(testName.replacing("()", with: "").replacing("`", with: ""))
  }

  /// Returns a name without path separators.
  private static func legible(_ name: String) -> String {
    name.isEmpty ? "root" : name.replacing("/", with: "_")
  }

  // MARK: Failing

  private func report(problemsOf node: NavigationNode) {
    guard let problems = node.problems else { return }
    reporter.fail("Static analyser found issues: \n\n\(problems)", site)
  }

  private func failForRecording(at place: URL) {
    reporter.fail(
      "No reference was found on disk. Automatically saved snapshot with path '\(place.path)'. "
        + "Re-run '\(testName)' to test against the newly-recorded snapshot.",
      site
    )
  }

  private func fail(comparing issues: NodeFindings<NodeDifference>) {
    reporter.fail("Snapshot checker found issues: \n\n\(issues)", site)
  }

  private func attempt(_ place: URL, _ body: () throws -> Void) {
    do {
      try body()
    } catch {
      reporter.fail("The snapshot with path '\(place.path)' cannot be used: \(error)", site)
    }
  }

  // MARK: Files

  private func snapshots(in folder: URL) throws -> [URL] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted().map { folder.appendingPathComponent($0) }
  }

  private func read<Value: Decodable>(_ file: URL) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(contentsOf: file))
  }

  private func write(_ value: some Encodable, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try encoder.encode(value).write(to: file)
  }
}
