import ComposableNavigation
import Testing
import TestSupport

/// The spellings of a shape's actions.
protocol SpellingsUnderLaw: Sendable, CustomTestStringConvertible {
  /// Returns the spellings that decode to another case or are encoded differently.
  func faults() throws -> [String]
}

/// Each spelling of an action, its case, and its encoding.
struct Spellings<Action: Codable & Equatable & Sendable>: SpellingsUnderLaw {
  let testDescription: String
  let all: [(spelling: Action, action: Action, json: String)]

  func faults() throws -> [String] {
    try all.compactMap { spelling, action, json in
      let text = try written(spelling)
      let isRight = try spelling == action && text == json && restored(spelling) == action
      return isRight ? nil : "\(spelling) is written \(text)"
    }
  }
}

private let id = EntryID.counted(4)

extension Spellings where Action == ToyStack.Action {
  static var stack: Spellings {
    Spellings(
      testDescription: "stack",
      all: [
        (.pushItems(["a"]), .push(["a"]), #"{"action":"pushItems","items":["a"]}"#),
        (
          .pushItems(["a"], animated: false).from(id),
          .push(["a"], animated: false).from(id),
          #"{"action":"pushItems","animated":false,"from":4,"items":["a"]}"#
        ),
        (.popItem(), .pop(.exactly(1)), #"{"action":"popItem"}"#),
        (
          .popItem(animated: false).from(id),
          .pop(.exactly(1), animated: false).from(id),
          #"{"action":"popItem","animated":false,"from":4}"#
        ),
        (.popItems(.exactly(1)), .pop(.exactly(1)), #"{"action":"popItem"}"#),
        (.popItems(.exactly(2)), .pop(.exactly(2)), #"{"action":"popItems","count":2}"#),
        (
          .popItems(.upTo(1)).from(id),
          .pop(.upTo(1)).from(id),
          #"{"action":"popItemsUpTo","count":1,"from":4}"#
        ),
        (.popToRoot(), .pop(.to(.root)), #"{"action":"popToRoot"}"#),
        (
          .popToRoot(animated: false).from(id),
          .pop(.to(.root), animated: false).from(id),
          #"{"action":"popToRoot","animated":false,"from":4}"#
        ),
        (.pop(to: .root), .pop(.to(.root)), #"{"action":"popToRoot"}"#),
        (.pop(to: .item("a")), .pop(.to(.item("a"))), #"{"action":"popTo","item":"a"}"#),
        (
          .pop(to: .entry(id), animated: false),
          .pop(.to(.entry(id)), animated: false),
          #"{"action":"pop","animated":false,"id":4}"#
        ),
        (.skip(id), .skip(id), #"{"action":"skip","id":4}"#),
        (.skip("a"), .skipItem("a"), #"{"action":"skipItem","item":"a"}"#),
      ]
    )
  }
}

extension Spellings where Action == ToyModal.Action {
  static var modal: Spellings {
    Spellings(
      testDescription: "modal",
      all: [
        (
          .presentSheet("a", animated: false).from(id),
          .present("a", .pageSheet, animated: false).from(id),
          #"{"action":"presentSheet","animated":false,"from":4,"item":"a"}"#
        ),
        (
          .presentFullScreen("a"),
          .present("a", .fullScreen),
          #"{"action":"presentFullScreen","item":"a"}"#
        ),
        (
          .presentAlert("a"),
          .present("a", .alert),
          #"{"action":"set","item":"a","style":{"alert":{}}}"#
        ),
        (
          .presentConfirmationDialog("a").from(id),
          .present("a", .confirmationDialog).from(id),
          #"{"action":"set","from":4,"item":"a","style":{"confirmationDialog":{}}}"#
        ),
        (
          .set(.init(item: "a", style: .popover)),
          .present("a", .popover),
          #"{"action":"set","item":"a","style":{"popover":{}}}"#
        ),
        (
          .set(.init(item: "a", style: .pageSheet)),
          .presentSheet("a"),
          #"{"action":"presentSheet","item":"a"}"#
        ),
        (.set(nil), .remove(nil), #"{"action":"dismiss"}"#),
        (.set(nil).from(id), .dismiss().from(id), #"{"action":"dismiss","from":4}"#),
        (
          .dismiss(animated: false),
          .remove(nil, animated: false),
          #"{"action":"dismiss","animated":false}"#
        ),
        (
          .dismiss(id: id, cause: .user),
          .remove([id], cause: .user),
          #"{"action":"dismissEntry","cause":"user","id":4}"#
        ),
        (.remove([id, id]), .remove([id, id]), #"{"action":"remove","ids":[4,4]}"#),
        (.remove([]), .remove([]), #"{"action":"remove","ids":[]}"#),
        (
          .selectDetent(.large),
          .selectDetent(.large, of: nil),
          #"{"action":"selectDetent","detent":{"large":{}}}"#
        ),
        (
          .selectDetent(.height(200), of: id, cause: .user),
          .selectDetent(.height(200), of: id, cause: .user),
          #"{"action":"selectDetent","cause":"user","detent":{"height":{"_0":200}},"id":4}"#
        ),
      ]
    )
  }
}

extension Spellings where Action == ToyTabs.Action {
  static var tabs: Spellings {
    Spellings(
      testDescription: "tabs",
      all: [
        (.setActiveItem("a"), .select(.item("a")), #"{"action":"setActiveItem","item":"a"}"#),
        (
          .setActiveItem("a", cause: .user),
          .select(.item("a"), cause: .user),
          #"{"action":"setActiveItem","cause":"user","item":"a"}"#
        ),
        (.setActiveIndex(2), .select(.index(2)), #"{"action":"setActiveIndex","index":2}"#),
        (
          .setActiveIndex(2, cause: .user),
          .select(.index(2), cause: .user),
          #"{"action":"setActiveIndex","cause":"user","index":2}"#
        ),
        (
          .select(id: id, cause: .user),
          .select(.entry(id), cause: .user),
          #"{"action":"select","cause":"user","id":4}"#
        ),
        (.select(id: id), .select(.entry(id)), #"{"action":"select","id":4}"#),
        (.selectPrevious(), .select(.previous), #"{"action":"selectPrevious"}"#),
        (
          .selectPrevious(cause: .user),
          .select(.previous, cause: .user),
          #"{"action":"selectPrevious","cause":"user"}"#
        ),
      ]
    )
  }
}

extension Spellings where Action == ToyWindows.Action {
  static var windows: Spellings {
    Spellings(
      testDescription: "windows",
      all: [
        (.open("a"), .open("a", .once), #"{"action":"open","item":"a"}"#),
        (
          .open("a", .another, animated: false).from(id),
          .open("a", .another, animated: false).from(id),
          #"{"action":"openAnother","animated":false,"from":4,"item":"a"}"#
        ),
        (.focus(item: "a"), .focus(.item("a")), #"{"action":"focusItem","item":"a"}"#),
        (
          .focus(id: id, cause: .user),
          .focus(.entry(id), cause: .user),
          #"{"action":"focus","cause":"user","id":4}"#
        ),
        (.close(), .close(.focused), #"{"action":"close"}"#),
        (
          .close(item: "a", animated: false),
          .close(.item("a"), animated: false),
          #"{"action":"closeItem","animated":false,"item":"a"}"#
        ),
        (.close(id: id), .close(.entries([id])), #"{"action":"remove","ids":[4]}"#),
        (
          .remove([id], cause: .user),
          .close(.entries([id]), cause: .user),
          #"{"action":"remove","cause":"user","ids":[4]}"#
        ),
        (.reopen(), .reopen(animated: true), #"{"action":"reopen"}"#),
        (
          .setItems(["a", "b"], animated: false),
          .setItems(["a", "b"], animated: false),
          #"{"action":"setItems","animated":false,"items":["a","b"]}"#
        ),
      ]
    )
  }
}
