import ComposableNavigation
import TestSupport

/// A model of a stack with a history, as a user would describe it: two lists of screens, each with
/// its mark, and a limit.
struct ToyBrowser: Hashable, CustomStringConvertible {
  struct Screen: Hashable, CustomStringConvertible {
    let item: String
    var isSkipped = false

    var description: String { isSkipped ? "(\(item))" : item }
  }

  var screens: [Screen]
  /// The screens ahead, the nearest first.
  var ahead: [Screen] = []
  let limit: Int

  init(_ items: [String], limit: Int) {
    screens = items.map { Screen(item: $0) }
    self.limit = limit
  }

  /// Makes a model of a real stack from its visible parts.
  init(_ state: ToyStack.State, limit: Int) {
    func screens(of state: ToyStack.State) -> [Screen] {
      state.entries.map { Screen(item: $0.item, isSkipped: state.skipped.contains($0.id)) }
    }
    self.screens = screens(of: state)
    // Marks of screens ahead become visible when the screens return.
    let all = ToyStack().state(state, after: .goForward(.upTo(.max)))
    ahead = Array(screens(of: all).dropFirst(state.items.count))
    self.limit = limit
  }

  var items: [String] { screens.map(\.item) }

  var description: String { "\(screens) with \(ahead) ahead" }

  mutating func pop(_ count: Int) {
    ahead = Array((screens.suffix(count) + ahead).prefix(limit))
    screens.removeLast(count)
  }

  /// Continues back, after the user has gone back, to a screen without a mark or to the root.
  mutating func passSkipped() {
    while screens.count > 1, screens[screens.count - 1].isSkipped { pop(1) }
  }

  /// Shows another list, without screens ahead.
  mutating func show(_ screens: [Screen]) {
    self.screens = screens
    ahead = []
  }

  mutating func push(_ items: String...) { show(screens + items.map { Screen(item: $0) }) }

  mutating func goForward(_ count: Int) {
    screens += ahead.prefix(count)
    ahead.removeFirst(count)
  }

  mutating func mark(_ index: Int?) { if let index { screens[index].isSkipped = true } }
}

/// A step with a stack that has a history.
enum ToyBrowsing: String, CaseIterable {
  case pushA, pushB, pushNone, pushTwo, pop, popTwo, popUpToTwo, popToRoot, popToA, popToSecond
  case back, backTwo, removeRoot, removeEnds, replace, front, setSame, setOther, writeSame, write
  case forward, forwardTwo, forwardUpToTwo, forwardNone
  case skipTop, skipA, forwardByUser

  /// The steps that neither need nor leave a mark.
  static let plain = allCases.filter { ![.skipTop, .skipA, .forwardByUser].contains($0) }

  /// A Boolean value that indicates whether the user takes the step through a host.
  var isByUser: Bool { [.back, .backTwo, .removeRoot, .removeEnds].contains(self) }

  /// A Boolean value that indicates whether the step pushes.
  var isPush: Bool { [.pushA, .pushB, .pushTwo].contains(self) }

  /// A Boolean value that indicates whether the step goes forward.
  var isForward: Bool { [.forward, .forwardTwo, .forwardUpToTwo, .forwardByUser].contains(self) }

  /// Takes the step on a real stack.
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
    case .pushB: .pushItem("b").from(state.topID)
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
    case .skipTop: state.topID.map { .skip($0) }
    case .skipA: .skip("a")
    case .forwardByUser: ToyStack().forwardAction(in: state)
    case .writeSame, .write: nil
    }
  }

  /// Takes the step on the model.
  func act(on browser: inout ToyBrowser) {
    let screens = browser.screens
    let lastA = screens.lastIndex { $0.item == "a" }
    switch self {
    case .pushA: browser.push("a")
    case .pushB: browser.push("b")
    case .pushTwo: browser.push("a", "b")
    case .pushNone, .setSame, .writeSame, .forwardNone: break
    case .pop: browser.pop(min(1, screens.count))
    case .popTwo: if screens.count > 1 { browser.pop(2) }
    case .popUpToTwo: browser.pop(min(2, screens.count))
    case .popToRoot: if !screens.isEmpty { browser.pop(screens.count - 1) }
    case .popToA: lastA.map { browser.pop(screens.count - 1 - $0) }
    case .popToSecond: if screens.count > 1 { browser.pop(screens.count - 2) }
    case .back, .backTwo:
      browser.pop(min(self == .back ? 1 : 2, screens.count))
      browser.passSkipped()
    case .removeRoot:
      if screens.count == 1 { browser.pop(1) } else { browser.screens = Array(screens.dropFirst()) }
    case .removeEnds:
      if screens.count < 3 { return browser.pop(screens.count) }
      browser.pop(1)
      browser.screens.removeFirst()
      browser.passSkipped()
    case .replace:
      browser.screens = screens.dropLast()
      browser.push("a")
    case .front:
      guard let lastA else { return browser.push("a") }
      if lastA == screens.count - 1 { return }
      browser.show(screens[..<lastA] + screens[(lastA + 1)...] + [screens[lastA]])
    case .setOther, .write:
      guard browser.items != ["b"] else { return }
      // The first existing b stays, with its mark.
      browser.show([screens.first { $0.item == "b" } ?? ToyBrowser.Screen(item: "b")])
    case .forward: if !browser.ahead.isEmpty { browser.goForward(1) }
    case .forwardTwo: if browser.ahead.count > 1 { browser.goForward(2) }
    case .forwardUpToTwo: browser.goForward(min(2, browser.ahead.count))
    case .skipTop: browser.mark(screens.indices.last)
    case .skipA: browser.mark(lastA)
    case .forwardByUser:
      browser.ahead.firstIndex { !$0.isSkipped }.map { browser.goForward($0 + 1) }
    }
  }
}
