import Testing

@testable import TerminalHost

@Suite struct TextFieldTests {
  @Test(
    arguments: [
      ("abc", [.left, .text("x")], "abx|c"), ("abc", [.home, .text("x")], "x|abc"),
      ("abc", [.home, .right, .delete], "a|c"), ("abc", [.left, .backspace], "a|c"),
      ("one two  three", [.wordLeft], "one two  |three"),
      ("one two  three", [.wordLeft, .wordLeft], "one |two  three"),
      ("one two  three", [.home, .wordRight, .wordRight], "one two|  three"),
      ("one two  three", [.backspaceWord], "one two  |"),
      ("one two  three", [.home, .deleteWord], "| two  three"),
      ("one two", [.left, .control("k")], "one tw|"), ("one two", [.left, .control("u")], "|o"),
      ("one", [.control("a"), .control("e")], "one|"), ("", [.left, .right, .backspace], "|"),
      ("日本語", [.left, .left], "日|本語"), ("e\u{301}", [.backspace], "|"),
      ("👩‍👩‍👧", [.left], "|👩‍👩‍👧"),
    ] as [(String, [TerminalKey], String)]
  )
  func `keys move the cursor and delete beside it`(
    text: String,
    keys: [TerminalKey],
    drawn: String
  ) {
    var field = TextField(text)
    for key in keys {
      if case .text(let scalar) = key { field.insert(String(scalar)) } else { field.take(key) }
    }
    #expect("\(field.before)|\(field.after)" == drawn)
  }

  @Test func `keys that mean something else are left to others`() {
    var field = TextField("a")
    let keys: [TerminalKey] = [
      .enter, .escape, .tab, .up, .down, .newline, .control("l"), .unknown,
    ]
    for key in keys {
      let isTaken = field.take(key)
      #expect(!isTaken)
      #expect(field == TextField("a"))
    }
  }

  @Test func `a field of one line has no line breaks, and nothing that a terminal would obey`() {
    var field = TextField("a\nb\u{1B}[2J\u{202E}c")
    #expect(field.text == "a b[2Jc")
    field.isMultiline = true
    field.insert("\nd")
    #expect(field.text == "a b[2Jc\nd")
    #expect(field.lineCount == 2)
  }

  @Test func `text that does not fit is not taken`() {
    var field = TextField("abc", limit: 5)
    let isAll = field.insert("dü")
    #expect(!isAll)
    #expect(field.text == "abcd")
  }

  @Test(
    arguments: [
      ([.up], "one\nt|wo\nx"), ([.up, .up], "o|ne\ntwo\nx"), ([.up, .up, .up], "|one\ntwo\nx"),
      ([.up, .end], "one\ntwo|\nx"), ([.up, .end, .down], "one\ntwo\nx|"),
      ([.up, .home], "one\n|two\nx"), ([.up, .end, .up], "one|\ntwo\nx"),
      ([.up, .end, .newline], "one\ntwo\n|\nx"), ([.up, .home, .control("k")], "one\n|\nx"),
      ([.home, .backspace], "one\ntwo|x"), ([.down], "one\ntwo\nx|"),
    ] as [([TerminalKey], String)]
  )
  func `in a text of several lines the cursor moves between them`(
    keys: [TerminalKey],
    drawn: String
  ) {
    var field = TextField("one\ntwo\nx", isMultiline: true)
    for key in keys { field.take(key) }
    #expect("\(field.before)|\(field.after)" == drawn)
  }

  @Test(arguments: [4])
  func `a field is an array of characters with a cursor, for any keys`(length: Int) {
    let keys: [TerminalKey] = [
      .text("a"), .text(" "), .left, .right, .home, .end, .backspace, .delete,
    ]
    var states: [(field: TextField, characters: [Character], cursor: Int)] = [(TextField(), [], 0)]
    var count = 0
    for _ in 0..<length {
      var next: [(field: TextField, characters: [Character], cursor: Int)] = []
      for state in states {
        for key in keys {
          var (field, characters, cursor) = state
          switch key {
          case .text(let scalar):
            field.insert(String(scalar))
            characters.insert(Character(scalar), at: cursor)
            cursor += 1
          case .left: cursor = max(0, cursor - 1)
          case .right: cursor = min(characters.count, cursor + 1)
          case .home: cursor = 0
          case .end: cursor = characters.count
          case .backspace:
            if cursor > 0 { characters.remove(at: cursor - 1) }
            cursor = max(0, cursor - 1)
          default: if cursor < characters.count { characters.remove(at: cursor) }
          }
          field.take(key)
          #expect(Array(field.before) == characters.prefix(cursor).map { $0 })
          #expect(Array(field.after) == characters.dropFirst(cursor).map { $0 })
          next.append((field, characters, cursor))
          count += 1
        }
      }
      states = next
    }
    print("fields: \(count) states")
  }
}
