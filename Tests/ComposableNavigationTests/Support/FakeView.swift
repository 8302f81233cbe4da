import ComposableNavigation

/// A view of the fake hosts, which may have hosts of its own in it and one over it.
@MainActor
final class FakeView: HandlerContaining {
  let title: String
  /// The entry's identity, as it is printed.
  let id: String
  var stack: FakeStackHost?
  var tabs: FakeTabHost?
  var modal: FakeModalHost?
  var handlers: [any NavigationHandler] = []

  init(_ title: String, id: String) {
    self.title = title
    self.id = id
  }

  /// What is to be seen, as in `{*inbox[list mail^help] settings}`: tabs, stacks, a sheet.
  func drawing(ids: Bool = false) -> String {
    var text = title + (ids ? id : "")
    if let tabs {
      let inner = zip(tabs.shown.elements, tabs.views).map { element, view in
        (element == tabs.shown.selected ? "*" : "") + view.drawing(ids: ids)
      }
      text += "{" + inner.joined(separator: " ") + "}"
    }
    if let stack {
      text += "[" + stack.views.map { $0.drawing(ids: ids) }.joined(separator: " ") + "]"
    }
    if let presented = modal?.views.first { text += "^" + presented.drawing(ids: ids) }
    return text
  }

  /// What was in flight in it is void, and sheets over it are gone.
  func leaveScreen() {
    stack?.leaveScreen()
    tabs?.leaveScreen()
    modal?.leaveScreen()
  }

  /// It and all views in it and over it, outermost first.
  var all: [FakeView] {
    let inner = (stack?.views ?? []) + (tabs?.views ?? []) + (modal?.views ?? [])
    return [self] + inner.flatMap(\.all)
  }

  /// The hosts that a person reaches: those of what is in front.
  var front: [FakeView] {
    if let sheet = frontSheet { return sheet.front }
    return inFront
  }

  private var inFront: [FakeView] {
    let inner = stack?.views.last ?? tabs?.selectedView
    return [self] + (inner?.inFront ?? [])
  }

  private var frontSheet: FakeView? {
    inFront.lazy.compactMap { $0.modal?.views.first }.first
  }

  func view(_ title: String) -> FakeView? { all.first { $0.title == title } }
}
