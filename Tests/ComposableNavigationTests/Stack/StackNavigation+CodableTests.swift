import ComposableNavigation
import Testing

@Suite struct StackNavigationCodableTests {
  private var used: ToyStack.State {
    ToyStack().state(
      .init(items: ["a", "b", "a"]),
      after: .pushItem("c"),
      .pushItem("d"),
      .popItem(),
      .setItems(["b", "a", "e"], animated: false)
    )
  }

  @Test func `restoring gives an equal state, ids, flag and counter included`() throws {
    let again = try restored(used)
    #expect(again == used)
    #expect(
      ToyStack().state(again, after: .pushItem("f"))
        == ToyStack().state(used, after: .pushItem("f"))
    )
    #expect(try restored(ToyStack.State()) == ToyStack.State())
  }

  @Test func `every truncation and every flipped bit of an archive is read or refused`() throws {
    try expectSoundReading(used) { state in
      let after = ToyStack().state(state, after: .pushItem("new"))
      return Set(after.entries.ids).count == state.items.count + 1
    }
  }
}
