import Foundation
import Testing

@testable import TerminalRunner

@MainActor
@Suite struct ScriptInputTests {
  // A script on a nonblocking pipe ended in its middle. Now `ScriptInput` waits for the pipe.
  @Test func `a script on a pipe that does not block goes on until the pipe ends`() async throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    defer { close(reader) }
    _ = fcntl(reader, F_SETFL, O_NONBLOCK)
    var lines = ["say one\n", "say two\nsay ", "three\n"][...]
    var waits = 0
    // Input is available only once the script waits for it.
    let input = ScriptInput(reading: reader) { file in
      #expect(file == reader)
      waits += 1
      guard let line = lines.popFirst() else {
        close(writer)
        return
      }
      _ = write(writer, line, line.utf8.count)
    }
    let run = await Echo.showcase.record(input)
    #expect(waits == 4)
    #expect(run.status == 0)
    #expect(run.error == [])
    #expect(
      run.output.filter { $0.hasPrefix("> ") } == ["> say one", "> say two", "> say three"]
    )
  }

  @Test func `a file that cannot be read ends the script with a reason`() async {
    let run = await Echo.showcase.record(ScriptInput(reading: -1))
    #expect(run.status == 2)
    #expect(run.error == ["Echo: the script cannot be read: Bad file descriptor"])
  }
}
