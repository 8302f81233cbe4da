import Foundation
import NavigationTrace
import Testing

@testable import TerminalRunner

/// The recorded file, and the file that was there before.
@MainActor
@Suite struct TraceFileTests {
  private func record(_ path: String) async -> Run {
    await Echo.showcase.record(ScriptInput("say hello\n"), arguments: ["--record", path])
  }

  private func facts(of path: String) -> (mode: UInt32, kind: UInt32, number: UInt64) {
    var facts = stat()
    lstat(path, &facts)
    let mode = UInt32(facts.st_mode)
    return (mode & 0o7777, mode & UInt32(S_IFMT), UInt64(facts.st_ino))
  }

  @Test func `a file that is recorded to keeps its mode and the names of its links`() async throws {
    let (file, link) = (TemporaryFile("file"), TemporaryFile("link"))
    try file.write(String(repeating: "what was there before\n", count: 1000))
    chmod(file.path, 0o600)
    try #require(symlink(file.path, link.path) == 0)
    let before = facts(of: file.path)
    #expect(await record(link.path).status == 0)
    #expect(facts(of: file.path) == before)
    #expect(facts(of: link.path).kind == UInt32(S_IFLNK))
    #expect(try Trace(reading: file.text.utf8).events.contains(.note("> say hello")))
  }

  @Test func `a pipe that is recorded to stays a pipe, and gets the trace`() async throws {
    let pipe = TemporaryFile("pipe")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    // Opening both ends does not block.
    let reader = open(pipe.path, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    #expect(await record(pipe.path).status == 0)
    #expect(facts(of: pipe.path).kind == UInt32(S_IFIFO))
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(reader, &buffer, buffer.count)
    let trace = try Trace(reading: buffer.prefix(max(0, count)))
    #expect(trace.events.contains(.note("> say hello")))
  }

  @Test func `every beginning of a recording is replayed up to its end, and said to be cut off`()
    async throws
  {
    let file = TemporaryFile()
    _ = await record(file.path)
    let bytes = Array(try file.text.utf8)
    let head = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    // A recording without the last line break is complete.
    for length in head..<bytes.count - 1 {
      let part = Array(bytes[..<length])
      let ended = part.count { $0 == UInt8(ascii: "\n") }
      let missing = ended + (bytes[length] == UInt8(ascii: "\n") ? 2 : 1)
      try file.write(String(decoding: part, as: UTF8.self))
      let run = await Echo.showcase.record(ScriptInput(""), arguments: ["--replay", file.path])
      #expect(
        run.error == ["line \(missing): the recording was cut off here; it is replayed up to it"]
      )
      #expect(run.status == 0)
    }
    try file.write(String(decoding: bytes, as: UTF8.self))
    let run = await Echo.showcase.record(ScriptInput(""), arguments: ["--replay", file.path])
    #expect(run.error == [])
    #expect(run.status == 0)
    #expect(run.output.contains("> say hello"))
  }

  @Test func `half a line in the middle is an error for every reader`() async throws {
    let file = TemporaryFile()
    _ = await record(file.path)
    let text = try file.text.replacing(#"{"event":"note","#, with: "{")
    #expect(throws: TraceError.self) { try Trace(reading: text.utf8) }
    #expect(throws: TraceError.self) { try Trace(readingUnfinished: text.utf8) }
  }

  // MARK: Output

  @Test func `a script whose output cannot be written ends with a message`() async {
    var (written, error): (Int, [String]) = (0, [])
    let status = await Echo.showcase.run(
      arguments: [],
      // The input never ends.
      input: ScriptInput { Array("say hello\n".utf8) },
      output: ScriptOutput { _ in
        written += 1
        if written > 4 { throw FileFailure(code: ENOSPC) }
      },
      error: ScriptOutput { error.append($0) }
    )
    #expect(status == 2)
    #expect(error == ["Echo: the output cannot be written: No space left on device"])
    #expect(written == 5)
  }
}
