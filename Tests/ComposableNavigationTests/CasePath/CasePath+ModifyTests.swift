import Testing

@testable import ComposableNavigation

@Suite struct CasePathModifyTests {
  private struct Form: Hashable, Sendable { var title = "" }
  private enum Sheet: Hashable, Sendable { case edit(Form), note(String), help }

  @Test func `the value of a case is changed in place`() {
    var sheet = Sheet.edit(Form())
    let count = (/Sheet.edit).modify(&sheet) { form in
      form.title = "Milk"
      return form.title.count
    }
    #expect(sheet == .edit(Form(title: "Milk")))
    #expect(count == 4)
  }

  @Test func `another case is not changed`() {
    var sheet = Sheet.help
    #expect((/Sheet.edit).modify(&sheet) { $0.title = "Milk" } == nil)
    #expect(sheet == .help)
  }

  @Test func `a change that throws keeps what it has changed`() {
    struct Problem: Error {}
    var sheet = Sheet.edit(Form())
    #expect(throws: Problem.self) {
      try (/Sheet.edit).modify(&sheet) { (form: inout Form) -> Void in
        form.title = "Milk"
        throw Problem()
      }
    }
    #expect(sheet == .edit(Form(title: "Milk")))
  }

  @Test func `an entry's item is changed in its case, and the entry stays`() {
    typealias Modal = ModalNavigation<Sheet>
    var modal = Modal.State(styledItem: .init(item: .edit(Form()), style: .formSheet))
    let id = modal.presentedID
    guard let id else {
      Issue.record("nothing is presented")
      return
    }
    (/Sheet.edit).modify(&modal[id: id]) { $0.title = "Milk" }
    #expect(modal.item == .edit(Form(title: "Milk")))
    #expect(modal.presentedID == id)
    #expect((/Sheet.note).modify(&modal[id: id]) { $0 = "" } == nil)
  }

  @Test func `a path names its case; before its first match, all that it may be`() {
    enum Key: Sendable { case up(Int), down(Int), label(value: String), both(Int, String), none }
    #expect((/Key.label).names == ["label"])
    #expect((/Key.both).names == ["both"])
    #expect(CasePath(Key.none).names == ["none"])
    let down = /Key.down
    #expect(down.names == ["up", "down"])
    _ = down.extract(.up(1))
    #expect(down.names == ["down"])
    #expect(CasePath<Key, Key>.whole.names == [])
  }
}
