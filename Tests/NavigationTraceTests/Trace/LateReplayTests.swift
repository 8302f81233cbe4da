import Testing
import TestSupport

@testable import ComposableNavigation
@testable import NavigationJSON
@testable import NavigationTrace

/// Law 38 (I7): a trace records which ids were late, so that its replay refuses the same actions.
@Suite @MainActor struct LateReplayTests {
  private typealias Note = ToyNotes.Note

  /// Returns a room in which a reset has removed Ada's note, and Bob's has its number.
  private func reset() throws -> (room: ToyNotesRoom, ada: EntryID) {
    let room = ToyNotesRoom()
    room.send(.stack(.pushItem(Note("ada"))))
    let ada = try #require(room.store.state.stack.topID)
    room.send(.reset)
    room.send(.stack(.pushItem(Note("bob"))))
    #expect(room.store.state.stack.topID == ada)
    return (room, ada)
  }

  private func reason(of act: ToyLateAct) -> TraceEvent {
    switch act {
    case .remove, .popTo: .refusal("#0 is not there")
    case .pushFrom, .replaceFrom, .popFrom: .refusal("#0 is not on top, another #0 is")
    case .read:
      .issue(
        kind: "absentChild",
        message: "NoteAction for #0 of an earlier visit was sent, but StackNavigation<Note> has no "
          + "state for it; it was ignored"
      )
    }
  }

  @Test(arguments: ToyLateAct.allCases)
  func `a late action after a reset is replayed as it was refused`(act: ToyLateAct) throws {
    let (room, ada) = try reset()
    room.send(act.action(about: ada))
    #expect(room.titles == ["bob"])
    #expect(room.events.last == reason(of: act))
    #expect(room.trace.text.contains(#"{"late":0}"#))
    let again = try Trace(reading: room.trace.text.utf8)
    #expect(again == room.trace)
    #expect(try ToyNotesRoom.difference(of: again) == nil)
  }

  @Test(arguments: ToyLateAct.allCases)
  func `an action that is not late is written with the plain number`(act: ToyLateAct) throws {
    let (room, _) = try reset()
    let bob = try #require(room.store.state.stack.topID)
    room.send(act.action(about: bob))
    #expect(!room.trace.text.contains("late\":"))
    #expect(try ToyNotesRoom.difference(of: room.trace) == nil)
  }

  @Test func `an id without an entry is written with the plain number`() throws {
    let room = ToyNotesRoom()
    room.send(.stack(.pushItem(Note("ada"))))
    let ada = try #require(room.store.state.stack.topID)
    room.send(.stack(.popItem()))
    room.send(.stack(.remove([ada])))
    #expect(room.events.last == .refusal("#0 is not there"))
    #expect(room.trace.text.contains(#""ids":[0]"#))
    #expect(try ToyNotesRoom.difference(of: room.trace) == nil)
  }

  @Test func `of several ids those that are late are marked`() throws {
    let (room, ada) = try reset()
    let bob = try #require(room.store.state.stack.topID)
    room.send(.stack(.pushItem(Note("cy"))))
    let cy = try #require(room.store.state.stack.topID)
    room.send(.stack(.remove([ada, cy])))
    #expect(room.titles == ["bob"])
    #expect(room.store.state.stack.topID?.isSame(as: bob) == true)
    #expect(room.trace.text.contains(#""ids":[{"late":0},1]"#))
    #expect(try ToyNotesRoom.difference(of: room.trace) == nil)
  }

  @Test func `rolled back entries are the same visits, and those in between are late`() throws {
    let room = ToyNotesRoom()
    room.send(.stack(.pushItem(Note("ada"))))
    let ada = try #require(room.store.state.stack.topID)
    room.send(.keep)
    room.send(.reset)
    room.send(.stack(.pushItem(Note("bob"))))
    let bob = try #require(room.store.state.stack.topID)
    room.send(.rollBack(0))
    room.send(.note(bob, .read))
    room.send(.note(ada, .read))
    #expect(room.titles == ["ada+1"])
    #expect(try ToyNotesRoom.difference(of: room.trace) == nil)
  }

  @Test func `a late id has no entry, and is written so again`() throws {
    let coder = TraceCoder<EntryID>.codable()
    #expect(try written(EntryID.late(3)) == #"{"late":3}"#)
    #expect(try coder.encode(.late(3), nil) == .object(["late": .number(3)]))
    let nobody = try coder.decode(.object(["late": .number(3)]), nil)
    #expect(nobody.isLate)
    #expect(nobody == .counted(3))
    #expect(try written(nobody) == #"{"late":3}"#)
    #expect(try restored(nobody).isLate)
    var entries = Entries<String>()
    for item in ["a", "b", "c", "d"] { entries.append(item) }
    #expect(entries.ids[3] == nobody)
    #expect(!entries.contains(nobody))
    #expect(entries.resolved(nobody) == nil)
    #expect(entries.contains(.counted(3)))
  }

  @Test func `an old trace with plain numbers still reads, and its replay names the line`() throws {
    let (room, ada) = try reset()
    room.send(.stack(.remove([ada])))
    let text = room.trace.text.replacing(#"{"late":0}"#, with: "0")
    let old = try Trace(reading: text.utf8)
    #expect(old.skipped.isEmpty)
    #expect(old.lines.count == room.trace.lines.count)
    let difference = try #require(try ToyNotesRoom.difference(of: old))
    #expect(difference.recorded == .refusal("#0 is not there"))
    #expect(difference.line == old.lines.last?.number)
  }

  @Test func `an id in an old trace that was not late is replayed as it was`() throws {
    let room = ToyNotesRoom()
    room.send(.stack(.pushItem(Note("ada"))))
    room.host.finish()
    room.send(.stack(.pushItem(Note("bob"))))
    room.host.finish()
    room.host.userGoesBack()
    #expect(room.titles == ["ada"])
    #expect(room.trace.text.contains(#"{"action":"remove","cause":"user","ids":[1]}"#))
    #expect(try ToyNotesRoom.difference(of: room.trace) == nil)
  }

  @Test func `of several visits with a number a trace says which was meant`() throws {
    let room = ToyNotesRoom()
    room.send(.stack(.pushItem(Note("ada"))))
    let ada = try #require(room.store.state.stack.topID)
    room.send(.keepInSight)
    room.send(.reset)
    room.send(.stack(.pushItem(Note("bob"))))
    room.send(.stack(.remove([ada])))
    #expect(room.titles == ["bob"])
    #expect(room.events.last == .refusal("#0 is not there"))
    #expect(room.trace.text.contains(#"{"number":0,"visit":"#))
    #expect(try ToyNotesRoom.difference(of: room.trace) == nil)
  }
}
