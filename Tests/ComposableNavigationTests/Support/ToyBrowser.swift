import ComposableNavigation

/// A stack with a history as a person would write it down: two lists and a limit.
struct ToyBrowser: Hashable {
  var items: [String]
  /// What lies ahead, the nearest first.
  var ahead: [String] = []
  let limit: Int

  init(_ items: [String], limit: Int) {
    self.items = items
    self.limit = limit
  }

  mutating func pop(_ count: Int) {
    ahead = Array((items.suffix(count) + ahead).prefix(limit))
    items.removeLast(count)
  }

  /// Shows another list, from which nothing lies ahead.
  mutating func show(_ items: [String]) {
    self.items = items
    ahead = []
  }

  mutating func goForward(_ count: Int) {
    items += ahead.prefix(count)
    ahead.removeFirst(count)
  }
}

/// What can be done to a stack with a history.
enum ToyBrowsing: String, CaseIterable {
  case pushA, pushB, pushNone, pushTwo, pop, popTwo, popUpToTwo, popToRoot, popToA, popToSecond
  case back, backTwo, removeRoot, removeEnds, replace, front, setSame, setOther, writeSame, write
  case forward, forwardTwo, forwardUpToTwo, forwardNone

  /// Tells whether a person does it, by a host.
  var isByPerson: Bool { [.back, .backTwo, .removeRoot, .removeEnds].contains(self) }

  /// Tells whether it leads elsewhere than back and forward.
  var isPush: Bool { [.pushA, .pushB, .pushTwo].contains(self) }

  /// Does it to a real stack.
  func act(on state: inout ToyStack.State) {
    switch self {
    case .writeSame: state.items = Array(state.items)
    case .write: state.items = ["b"]
    default: _ = action(in: state).map { ToyStack().reduce(into: &state, action: $0) }
    }
  }

  private func action(in state: ToyStack.State) -> ToyStack.Action? {
    let ids = state.entries.ids
    return switch self {
    case .pushA: .pushItem("a")
    case .pushB: .pushItem("b", from: state.topID)
    case .pushNone: .pushItems([])
    case .pushTwo: .pushItems(["a", "b"])
    case .pop: .popItem()
    case .popTwo: .popItems(.exactly(2))
    case .popUpToTwo: .popItems(.upTo(2))
    case .popToRoot: .popToRoot()
    case .popToA: .pop(to: .item("a"))
    case .popToSecond: ids.count > 1 ? .pop(to: .entry(ids[1])) : nil
    case .back: .remove(Array(ids.suffix(1)), cause: .user)
    case .backTwo: .remove(ids.suffix(2).reversed(), cause: .user)
    case .removeRoot: .remove(Array(ids.prefix(1)), cause: .user)
    case .removeEnds: .remove(Array(ids.prefix(1) + ids.suffix(1)), cause: .user)
    case .replace: .replaceTop(with: "a")
    case .front: .bringToFront("a")
    case .setSame: .setItems(state.items)
    case .setOther: .setItems(["b"])
    case .forward: .goForward()
    case .forwardTwo: .goForward(.exactly(2))
    case .forwardUpToTwo: .goForward(.upTo(2))
    case .forwardNone: .goForward(.exactly(0))
    case .writeSame, .write: nil
    }
  }

  /// Does it to the model.
  func act(on browser: inout ToyBrowser) {
    let items = browser.items
    switch self {
    case .pushA: browser.show(items + ["a"])
    case .pushB: browser.show(items + ["b"])
    case .pushTwo: browser.show(items + ["a", "b"])
    case .pushNone, .setSame, .writeSame, .forwardNone: break
    case .pop, .back: browser.pop(min(1, items.count))
    case .popTwo: if items.count > 1 { browser.pop(2) }
    case .popUpToTwo, .backTwo: browser.pop(min(2, items.count))
    case .popToRoot: if !items.isEmpty { browser.pop(items.count - 1) }
    case .popToA: items.lastIndex(of: "a").map { browser.pop(items.count - 1 - $0) }
    case .popToSecond: if items.count > 1 { browser.pop(items.count - 2) }
    case .removeRoot:
      if items.count == 1 { browser.pop(1) } else { browser.items = Array(items.dropFirst()) }
    case .removeEnds:
      if items.count < 3 { return browser.pop(items.count) }
      browser.pop(1)
      browser.items.removeFirst()
    case .replace: browser.show(items.dropLast() + ["a"])
    case .front:
      if items.last == "a" { return }
      guard let index = items.lastIndex(of: "a") else { return browser.show(items + ["a"]) }
      browser.show(items[..<index] + items[(index + 1)...] + ["a"])
    case .setOther, .write: if items != ["b"] { browser.show(["b"]) }
    case .forward: if !browser.ahead.isEmpty { browser.goForward(1) }
    case .forwardTwo: if browser.ahead.count > 1 { browser.goForward(2) }
    case .forwardUpToTwo: browser.goForward(min(2, browser.ahead.count))
    }
  }
}
