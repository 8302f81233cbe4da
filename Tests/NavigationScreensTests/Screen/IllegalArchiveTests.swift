import ComposableNavigation
import Foundation
import NavigationScreens
import Testing
import TestSupport

/// Archives of states that no action can reach.
@MainActor @Suite struct IllegalArchiveTests {
  /// `home | sheet sheet`, with an alert (#1) over the home and the sheet #2.
  private let asked = ToyScreens.State(root: "home").after(
    .showBasicAlert("Sure?"),
    .showScreens([.init(.sheet, "sheet")])
  )

  @Test func `an alert has no id of a screen, nor one that is yet to be given`() throws {
    let text = try written(asked)
    func changed(_ ids: String, _ next: String) -> String? {
      let other = text.replacing(#""ids":[1]"#, with: ids).replacing(#""next":2"#, with: next)
      return corruption(of: other, as: ToyScreens.State.self)
    }
    #expect(changed(#""ids":[1]"#, #""next":2"#) == nil)
    #expect(
      changed(#""ids":[2]"#, #""next":3"#) == "#2 is the id of an alert and of something else"
    )
    #expect(
      changed(#""ids":[3]"#, #""next":4"#)
        == "#3 is the id of an alert, and the screens will give it once more"
    )
    #expect(
      changed(#""ids":[{"id":"x","occurrence":1}]"#, #""next":2"#)
        == "x is no number that a list of screens has given"
    )
  }

  @Test func `two alerts have not one id`() throws {
    let both = asked.after(.showAlert("b"))
    let text = try written(both).replacing(#""ids":[3]"#, with: #""ids":[1]"#)
    #expect(
      corruption(of: text, as: ToyScreens.State.self)
        == "#1 is the id of an alert and of something else"
    )
  }

  @Test func `a screen that is shown again has no alert`() throws {
    let home = try #require(asked.entries.first)
    for action in [
      ToyScreens.Action.stack(of: nil, .pushItem(home.item)),
      .stack(of: asked.topID, .pushItem(home.item)),
      .modal(over: asked.topID, .presentSheet(.screen(home.item))),
    ] {
      let after = asked.after(action)
      #expect(after.entries.count == 3)
      #expect(after.fault == nil)
      #expect(after.entries.filter { $0.item.alert != nil }.map(\.id) == [home.id])
    }
  }

  // MARK: Modules

  private let welcome = ToyModules.State(root: "welcome", name: "welcome")

  @Test func `modules without any are an error`() throws {
    let archive = try JSONSerialization.jsonObject(with: JSONEncoder().encode(welcome))
    var parts = try #require(archive as? [String: Any])
    parts["entries"] = ["ids": [], "items": [], "next": 0] as [String: Any]
    let data = try JSONSerialization.data(withJSONObject: parts)
    #expect(
      corruption(of: String(decoding: data, as: UTF8.self), as: ToyModules.State.self)
        == "there is no module, and the first one always stays"
    )
  }

  @Test(arguments: [
    ("0", "#0 is the id of a module and of a visit"),
    ("9", "#9 is no number that a list of modules has given"),
    (#"{"id":"x","occurrence":1}"#, "x is no number that a list of modules has given"),
  ])
  func `a stay has a number of its own`(visit: String, reason: String) throws {
    let text = try written(welcome)
    let other = text.replacing(#""visit":1"#, with: #""visit":\#(visit)"#)
    #expect(other != text)
    #expect(corruption(of: other, as: ToyModules.State.self) == reason)
  }

  @Test func `modules with illegal screens are an error`() throws {
    let text = try written(welcome).replacing(
      #"{"fullScreenCover":{"_0":{"background":{"automatic":{}}}}}"#,
      with: #"{"push":{}}"#
    )
    #expect(
      corruption(of: text, as: ToyModules.State.self) == "the root cannot have been pushed"
    )
  }
}
