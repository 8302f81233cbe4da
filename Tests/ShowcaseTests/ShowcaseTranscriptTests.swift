import Foundation
import Testing
import TestSupport

/// The transcripts: the output of each showcase for a script, byte for byte.
///
/// Each has a pair of files, NAME.script and NAME.expected. After an intended change, generate the
/// second file again and review the difference before committing:
///
///     swift run NAME <Tests/ShowcaseTests/Transcripts/NAME.script \
///       >Tests/ShowcaseTests/Transcripts/NAME.expected
@MainActor
@Suite struct ShowcaseTranscriptTests {
  @Test(arguments: ShowcaseUnderTest.allCases)
  func `a showcase prints its transcript`(showcase: ShowcaseUnderTest) async throws {
    let run = await showcase.run(try showcase.script)
    expectLines(of: run.output, are: try showcase.expected)
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test(arguments: ShowcaseUnderTest.allCases)
  func `a recorded transcript is replayed with the same output`(
    showcase: ShowcaseUnderTest
  ) async throws {
    let file = TemporaryFile()
    let run = await showcase.run(try showcase.script, arguments: ["--record", file.path])
    expectLines(of: run.output, are: try showcase.expected)
    let replay = await showcase.run("", arguments: ["--replay", file.path])
    #expect(replay.error == "")
    expectLines(of: replay.output, are: try showcase.expected)
    #expect(replay.status == 0)
  }

  @Test(arguments: ShowcaseUnderTest.allCases)
  func `a transcript shows every command`(showcase: ShowcaseUnderTest) throws {
    let lines = try showcase.script.split(separator: "\n")
    let used = Set(lines.compactMap { $0.split(separator: " ").first.map(String.init) })
    #expect(showcase.commands.filter { !used.contains($0) } == [])
  }

  @Test(arguments: ShowcaseUnderTest.allCases)
  func `a handler that is unplugged makes a showcase fail`(showcase: ShowcaseUnderTest) async throws
  {
    let run = await showcase.run(try showcase.script, connectsHandlers: false)
    #expect(run.status == 3)
    #expect(run.error.contains("the host shows:"))
    #expect(run.output != (try showcase.expected))
  }

  @Test(arguments: ShowcaseUnderTest.allCases)
  func `a bad line in the middle changes nothing else`(showcase: ShowcaseUnderTest) async throws {
    var lines = try showcase.script.split(separator: "\n").map(String.init)
    let middle = lines.count / 2
    lines.insert("no-such-command", at: middle)
    let run = await showcase.run(lines.map { "\($0)\n" }.joined())
    #expect(run.status == 2)
    expectLines(of: run.output, are: try showcase.expected)
    #expect(
      run.error == "line \(middle + 1): there is no command \"no-such-command\"; "
        + "--help lists them all\n"
    )
  }

  @Test(arguments: ShowcaseUnderTest.allCases)
  func `every command without its arguments or with too many is an error or runs`(
    showcase: ShowcaseUnderTest
  ) async {
    for command in showcase.commands {
      for line in [command, "\(command) x x x x", "\(command) -1", "\(command) 99999999999"] {
        let run = await showcase.run("\(line)\n")
        #expect(run.status == (run.error.isEmpty ? 0 : 2), "\(line): \(run.error)")
      }
    }
  }
}
