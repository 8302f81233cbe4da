import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@Suite struct ActionSpellingTests {
  private typealias Row = (spelling: ToyScreens.Action, action: ToyScreens.Action, json: String)

  private nonisolated static let id = EntryID.counted(4)

  /// Each spelling, its case, and its encoding.
  private nonisolated static let spellings: [Row] = [
    (.dismissScreen(), .dismiss(.one(.top)), #"{"action":"dismissScreen"}"#),
    (
      .dismissScreen("a", by: .root, animated: false),
      .dismiss(.one("a"), by: .root, animated: false),
      #"{"action":"dismissScreen","animated":false,"by":{"place":"root"},"target":{"name":"a"}}"#
    ),
    (
      .dismissScreens(upTo: .root),
      .dismiss(.upTo(.root)),
      #"{"action":"dismissScreens","upTo":{"place":"root"}}"#
    ),
    (
      .dismissScreens(count: 2),
      .dismiss(.exactly(2)),
      #"{"action":"dismissScreens","count":2}"#
    ),
    (
      .dismissScreens(upToCount: 2),
      .dismiss(.upToCount(2)),
      #"{"action":"dismissScreens","upToCount":2}"#
    ),
    (
      .dismissPushStack(of: "a"),
      .dismiss(.pushStack(of: "a")),
      #"{"action":"dismissPushStack","of":{"name":"a"}}"#
    ),
    (
      .dismissEnvironment(),
      .dismiss(.environment(of: .top)),
      #"{"action":"dismissEnvironment"}"#
    ),
    (
      .dismissAllScreens(animated: false),
      .dismiss(.all, animated: false),
      #"{"action":"dismissAllScreens","animated":false}"#
    ),
    (
      .removeFromQueue(["a"]),
      .removeFromQueue(.named(["a"])),
      #"{"action":"removeFromQueue","names":["a"]}"#
    ),
    (
      .removeFromQueue(at: 2),
      .removeFromQueue(.at(2)),
      #"{"action":"removeFromQueue","at":2}"#
    ),
    (
      .removeFromQueue(id: id),
      .removeFromQueue(.entry(id)),
      #"{"action":"removeFromQueue","id":4}"#
    ),
    (.clearQueue, .removeFromQueue(.all), #"{"action":"clearQueue"}"#),
  ]

  @Test func `every spelling is its case, and is written flat`() throws {
    for row in Self.spellings {
      #expect(row.spelling == row.action)
      #expect(try written(row.spelling) == row.json)
      #expect(try decoded(row.json, as: ToyScreens.Action.self) == row.action)
    }
  }

  @Test func `every spelling of modules is its case, and is written flat`() throws {
    let rows: [(ToyModules.Action, ToyModules.Action, String)] = [
      (.dismissModule(), .dismiss(.one(.top)), #"{"action":"dismissModule"}"#),
      (
        .dismissModule("a", animated: false),
        .dismiss(.one("a"), animated: false),
        #"{"action":"dismissModule","animated":false,"target":{"name":"a"}}"#
      ),
      (
        .dismissModules(upTo: .root),
        .dismiss(.upTo(.root)),
        #"{"action":"dismissModules","upTo":{"place":"root"}}"#
      ),
      (
        .dismissModules(count: 2),
        .dismiss(.exactly(2)),
        #"{"action":"dismissModules","count":2}"#
      ),
      (.dismissAllModules(), .dismiss(.all), #"{"action":"dismissAllModules"}"#),
      (
        .remove([Self.id], cause: .user),
        .remove([Self.id], cause: .user),
        #"{"action":"remove","cause":"user","ids":[4]}"#
      ),
      (
        .screens(.dismissScreens(count: 2)),
        .screens(.dismiss(.exactly(2))),
        #"{"action":"screens","screens":{"action":"dismissScreens","count":2}}"#
      ),
    ]
    for (spelling, action, json) in rows {
      #expect(spelling == action)
      #expect(try written(spelling) == json)
      #expect(try decoded(json, as: ToyModules.Action.self) == action)
    }
  }

  /// The encodings that Swift derived, before actions had a form of their own.
  private nonisolated static let old: [(String, ToyScreens.Action)] = [
    (#"{"dismissScreen":{"_0":TOP,"animated":true}}"#, .dismissScreen()),
    (#"{"dismissScreensUpToTarget":{"_0":TOP,"animated":true}}"#, .dismissScreens(upTo: .top)),
    (#"{"dismissScreensOfCount":{"_0":2,"animated":true}}"#, .dismissScreens(count: 2)),
    (
      #"{"dismissScreensUpToCount":{"_0":2,"animated":false}}"#,
      .dismissScreens(upToCount: 2, animated: false)
    ),
    (#"{"dismissPushStack":{"animated":true,"of":TOP}}"#, .dismissPushStack()),
    (
      #"{"dismissEnvironment":{"animated":true,"by":TOP,"of":{"name":"a"}}}"#,
      .dismissEnvironment(of: "a", by: .top)
    ),
    (#"{"dismissAllScreens":{"animated":true}}"#, .dismissAllScreens()),
    (
      #"{"remove":{"_0":[4],"animated":true,"cause":"user"}}"#,
      .remove([.counted(4)], cause: .user)
    ),
    (
      #"{"replaceTop":{"_0":"a","animated":true,"from":4,"name":"b"}}"#,
      .replaceTop(with: "a", name: "b", from: .counted(4))
    ),
    (#"{"removeFromQueue":{"_0":["a"]}}"#, .removeFromQueue(["a"])),
    (#"{"removeFromQueueAt":{"_0":2}}"#, .removeFromQueue(at: 2)),
    (#"{"removeFromQueueID":{"_0":4}}"#, .removeFromQueue(id: .counted(4))),
    (#"{"clearQueue":{}}"#, .clearQueue),
    (
      #"{"showNextScreen":{"animated":true,"by":TOP,"otherwise":"dismissPushStack"}}"#,
      .showNextScreen(otherwise: .dismissPushStack)
    ),
    (
      #"{"overlay":{"_0":{"dismissAbove":{"_0":{"name":"a"}}},"animated":true,"on":TOP}}"#,
      .overlay(.dismissUpTo("a"))
    ),
    (#"{"answered":{"_0":"a"}}"#, .answered("a")),
    (
      #"{"stack":{"_1":{"action":"popItems","count":1},"of":4}}"#,
      .stack(of: .counted(4), .popItem())
    ),
    (
      #"{"modal":{"_1":{"action":"dismissEntry","id":5}}}"#,
      .modal(over: nil, .dismiss(id: .counted(5)))
    ),
  ]

  @Test(arguments: old)
  func `Swift's derived encoding is decoded`(text: String, action: ToyScreens.Action) throws {
    let json = text.replacing("TOP", with: #"{"place":"top"}"#)
    #expect(try decoded(json, as: ToyScreens.Action.self) == action)
  }

  private nonisolated static let oldOfModules: [(String, ToyModules.Action)] = [
    (
      #"{"dismiss":{"_0":{"name":"a"},"animated":false}}"#,
      .dismissModule("a", animated: false)
    ),
    (
      #"{"dismissEntry":{"_0":4,"animated":true,"cause":"user"}}"#,
      .remove([.counted(4)], cause: .user)
    ),
    (#"{"dismissUpTo":{"_0":{"place":"root"},"animated":true}}"#, .dismissModules(upTo: .root)),
    (#"{"dismissCount":{"_0":2,"animated":true}}"#, .dismissModules(count: 2)),
    (#"{"dismissAll":{"animated":true}}"#, .dismissAllModules()),
    (
      #"{"screens":{"_0":{"dismissScreensOfCount":{"_0":2,"animated":true}}}}"#,
      .screens(.dismissScreens(count: 2))
    ),
  ]

  @Test(arguments: oldOfModules)
  func `Swift's derived coding of modules is read`(json: String, action: ToyModules.Action) throws {
    #expect(try decoded(json, as: ToyModules.Action.self) == action)
  }
}
