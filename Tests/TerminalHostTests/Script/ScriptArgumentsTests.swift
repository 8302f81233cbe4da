import Testing

@testable import TerminalRunner

@Suite struct ScriptArgumentsTests {
  @Test func `words are taken one by one`() throws {
    var arguments = ScriptArguments(["a", "2", "b", "c"])
    #expect(try arguments.word("NAME") == "a")
    #expect(try arguments.number("COUNT") == 2)
    #expect(try arguments.rest("NAMES") == ["b", "c"])
    #expect(arguments.words.isEmpty)
  }

  @Test func `a missing argument is named`() {
    var arguments = ScriptArguments([])
    #expect(throws: ScriptError.missing("NAME")) { try arguments.word("NAME") }
    #expect(throws: ScriptError.missing("COUNT")) { try arguments.number("COUNT") }
    #expect(throws: ScriptError.missing("NAMES")) { try arguments.rest("NAMES") }
  }

  @Test(arguments: [(["a", "still"], true, ["a"]), (["still", "a"], false, ["still", "a"])])
  func `a flag is the last word`(words: [String], isThere: Bool, left: [String]) {
    var arguments = ScriptArguments(words)
    #expect(arguments.flag("still") == isThere)
    #expect(arguments.words == left)
  }

  @Test(arguments: [
    ("write a   b", "a   b"), ("write  a", "a"), ("write a\t b ", "a\t b"), (" write a", "a"),
  ])
  func `a text has its words as they are typed`(line: String, text: String) throws {
    var arguments = ScriptArguments(line: line)
    #expect(try arguments.word("NAME") == "write")
    #expect(try arguments.text("TEXT") == text)
    #expect(arguments.words.isEmpty)
    #expect(throws: ScriptError.missing("TEXT")) { try arguments.text("TEXT") }
  }

  @Test func `a text takes the remaining words, without a flag`() throws {
    var arguments = ScriptArguments(line: "push a  b still")
    #expect(try arguments.word("NAME") == "push")
    let isStill = arguments.flag("still")
    #expect(isStill)
    #expect(try arguments.text("TEXT") == "a  b")
  }

  @Test func `a text of several lines is one of a line`() throws {
    var arguments = ScriptArguments(line: #"Dear  Ada,\nall is \\well."#)
    #expect(try arguments.lines("TEXT") == "Dear  Ada,\nall is \\well.")
  }

  @Test func `a choice is one of its texts`() throws {
    var arguments = ScriptArguments(["2", "4"])
    #expect(try arguments.choice("N", of: [1, 2, 3]) == 2)
    #expect(throws: ScriptError.invalid("4", expected: "N, one of: 1, 2, 3")) {
      try arguments.choice("N", of: [1, 2, 3])
    }
  }
}
