import Foundation
import NavigationJSON

@testable import NavigationTrace

/// The script of a trace's page, run by `node` without a page.
enum PageScript {
  /// A Boolean value that indicates whether `node` is installed.
  static let isAvailable = (try? value(of: "1")) == "1"

  /// Evaluates an expression of the script about the lines of a trace.
  ///
  /// The expression can use `trace`, `course`, `places` and `folds`.
  ///
  /// - Returns: The value as JSON; empty if `node` cannot evaluate it.
  static func value(of expression: String, in lines: String = "") throws -> String {
    #if os(Linux) || os(macOS)
      let node = Process()
      node.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      node.arguments = ["node", "-"]
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID()).js")
      try Data(program(expression, lines).utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      node.standardInput = try FileHandle(forReadingFrom: file)
      let output = Pipe()
      (node.standardOutput, node.standardError) = (output, FileHandle.nullDevice)
      try node.run()
      return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #else
      return ""
    #endif
  }

  private static func program(_ expression: String, _ lines: String) -> String {
    let text = JSONValue.string("{\"ends\":false,\"name\":\"a\",\"trace\":1}\n\(lines)")
    return """
      const document = { addEventListener() {} };
      \(TracePage.script)
      const trace = readTrace(\(text.description));
      const course = new Course(trace.events);
      const places = new Places(course);
      const folds = new Folds(trace.events);
      process.stdout.write(JSON.stringify(\(expression)));
      """
  }
}
