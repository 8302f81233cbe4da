#if os(Linux)
  import Foundation
  import Testing

  /// The behaviour of each program when its output cannot be written.
  @MainActor
  @Suite(.serialized) struct ShowcaseOutputTests {
    @Test(arguments: ShowcaseUnderTest.allCases)
    func `a showcase whose output is full or closed reports it and fails`(
      showcase: ShowcaseUnderTest
    ) throws {
      try expectFailure(of: showcase.rawValue)
    }

    @Test func `so do Countries and the tools of DeepLinks`() throws {
      try expectFailure(of: "Countries")
      try expectFailure(of: "DeepLinks", ["--links"])
      try expectFailure(of: "DeepLinks", ["--graph", "text"])
    }

    @Test(arguments: ShowcaseUnderTest.allCases)
    func `so does its help`(showcase: ShowcaseUnderTest) throws {
      try expectFailure(of: showcase.rawValue, ["--help"])
    }

    private func expectFailure(
      of name: String,
      _ arguments: [String] = [],
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      try expectFailure(of: name, arguments, full, "No space left on device", sourceLocation)
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let unread = pipe.fileHandleForWriting
      try expectFailure(of: name, arguments, unread, "Broken pipe", sourceLocation)
    }

    private func expectFailure(
      of name: String,
      _ arguments: [String],
      _ output: FileHandle,
      _ reason: String,
      _ sourceLocation: SourceLocation
    ) throws {
      let process = Process()
      process.executableURL = Bundle.module.bundleURL.deletingLastPathComponent()
        .appendingPathComponent(name)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      let error = Pipe()
      process.standardError = error
      try process.run()
      let text = try error.fileHandleForReading.readToEnd()
      process.waitUntilExit()
      let message = "\(name): the output cannot be written: \(reason)\n"
      let said = String(decoding: text ?? Data(), as: UTF8.self)
      #expect(said == message, sourceLocation: sourceLocation)
      #expect(process.terminationReason == .exit, sourceLocation: sourceLocation)
      #expect(process.terminationStatus == 2, sourceLocation: sourceLocation)
    }
  }
#endif
