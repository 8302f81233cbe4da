import Testing
import TestSupport

@testable import ComposableNavigation

@Suite struct ActionCodableTests {
  /// A counted id, and ids named by an item, by a number and by another value.
  private nonisolated static let ids: [EntryID] = [
    .counted(7), .named("a", occurrence: 2), .named(5, occurrence: 1),
  ]

  private nonisolated static let stack: [ToyStack.Action] =
    [
      .pushItem("a"), .pushItems(["a", "b"]), .pushItems([]), .popItem(animated: false),
      .popItems(.exactly(-1)), .popItems(.exactly(0)), .popItems(.upTo(3), animated: false),
      .popToRoot(), .pop(to: .item("a")),
      .remove([], cause: .user), .remove(ids, animated: false), .replaceTop(with: "a"),
      .bringToFront("a", animated: false), .setItems(["a", "a"]), .goForward(),
      .goForward(.exactly(-1), animated: false), .goForward(.upTo(1)), .goForward(.upTo(0)),
    ]
    + ids.flatMap { id -> [ToyStack.Action] in
      [
        .pushItem("a", animated: false).from(id), .pushItems(["a"]).from(id),
        .popItem().from(id), .popItems(.exactly(2)).from(id), .popItems(.upTo(1)).from(id),
        .popToRoot().from(id), .pop(to: .item("a")).from(id), .pop(to: .entry(id)).from(id),
        .pop(to: .entry(id)), .replaceTop(with: "a").from(id), .remove([id]),
        .goForward().from(id), .goForward(.exactly(2), animated: false).from(id),
      ]
    }

  private nonisolated static let modal: [ToyModal.Action] =
    [
      .presentFullScreen("a"), .presentSheet("a", animated: false), .set(nil), .dismiss(),
      .dismiss(animated: false), .set(.init(item: "a", style: .custom("x"))), .presentAlert("a"),
      .remove(nil, cause: .user), .remove([]), .remove(ids, cause: .user, animated: false),
      .selectDetent(.medium), .selectDetent(.custom("x"), animated: false),
    ]
    + ids.flatMap { id -> [ToyModal.Action] in
      [
        .selectDetent(.fraction(0.5), of: id), .selectDetent(.height(9), of: id, cause: .user),
        .presentFullScreen("a").from(id), .presentSheet("a").from(id),
        .set(.init(item: "a", style: .sheet(Sheet(detents: [.fraction(0.5)])))).from(id),
        .set(nil).from(id), .dismiss(id: id), .dismiss(id: id, cause: .user, animated: false),
      ]
    }

  private nonisolated static let tabs: [ToyTabs.Action] =
    [
      .setActiveItem("a"), .setActiveIndex(-1), .setActiveItem("a", cause: .user),
      .selectPrevious(), .selectPrevious(cause: .user),
      .preload(ids),
      .remove(ids, cause: .user, animated: false), .setItems(["a", "b"], animated: false),
    ] + ids.flatMap { id -> [ToyTabs.Action] in [.select(id: id), .select(id: id, cause: .user)] }

  @Test func `every action of every shape is read as it was written`() throws {
    let revision = Revision(ids: Self.ids, front: Self.ids.last)
    func check<Action: ConditionalAction & Codable & Equatable>(_ actions: [Action]) throws {
      for action in actions {
        for action in [action, action.from(Self.ids[0]), action.at(revision).from(Self.ids[1])] {
          #expect(try restored(action) == action)
        }
      }
    }
    try check(Self.stack)
    try check(Self.modal)
    try check(Self.tabs)
    try check(Self.stack.map { ToySplit.Action.column(.detail, $0) })
  }

  @Test func `every truncation and every flipped bit of an action is read or refused`() throws {
    for action in Self.stack {
      try expectSoundReading(action) { (try? restored($0)) == $0 }
    }
    for action in Self.modal {
      try expectSoundReading(action) { (try? restored($0)) == $0 }
    }
    for action in Self.tabs {
      try expectSoundReading(action) { (try? restored($0)) == $0 }
    }
  }

  @Test func `an action is encoded by its name, without default values`() throws {
    #expect(
      try written(ToyStack.Action.pushItem("b").from(.counted(3)))
        == #"{"action":"pushItem","from":3,"item":"b"}"#
    )
    #expect(
      try written(ToyStack.Action.remove(Self.ids, cause: .user, animated: false))
        == #"{"action":"remove","animated":false,"cause":"user","#
        + #""ids":[7,{"item":"a","occurrence":2},{"id":5,"occurrence":1}]}"#
    )
    #expect(
      try written(ToyTabs.Action.select(id: .named("a", occurrence: 1)))
        == #"{"action":"select","id":{"item":"a","occurrence":1}}"#
    )
  }

  @Test(arguments: [
    "", "{}", "7", #"{"action":7}"#, #"{"action":"pushItem"}"#, #"{"action":"pop"}"#,
    #"{"action":"popItems","count":"x"}"#, #"{"action":"remove","ids":[-1]}"#,
    #"{"action":"remove","ids":[],"cause":"nobody"}"#, #"{"action":"pop","id":{"item":"a"}}"#,
  ])
  func `data that is not an action of a stack is an error`(json: String) {
    #expect(corruption(of: json, as: ToyStack.Action.self) != nil)
  }

  @Test func `an action that no shape has is an error that lists those there are`() {
    let json = #"{"action":"fly"}"#
    #expect(
      corruption(of: json, as: ToyStack.Action.self)
        == "there is no action “fly”; expected one of: pushItem, pushItems, popItem, popItems, "
        + "popItemsUpTo, popToRoot, popTo, pop, remove, replaceTop, bringToFront, setItems, "
        + "goForward, goForwardUpTo, skip, skipItem"
    )
    #expect(
      corruption(of: json, as: ToyModal.Action.self)
        == "there is no action “fly”; expected one of: presentFullScreen, presentSheet, set, "
        + "dismiss, dismissEntry, remove, selectDetent"
    )
    #expect(
      corruption(of: json, as: ToyTabs.Action.self)
        == "there is no action “fly”; expected one of: setActiveItem, setActiveIndex, select, "
        + "selectPrevious, remove, preload, setItems"
    )
  }

  @Test func `a presentation with a style and without an item is an error`() {
    let json = #"{"action":"set","style":{"popover":{}}}"#
    #expect(corruption(of: json, as: ToyModal.Action.self) != nil)
  }
}
