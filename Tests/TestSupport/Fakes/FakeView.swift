package import ComposableNavigation

/// A view of the fake hosts, which may contain hosts and have one over it.
@MainActor
package final class FakeView: HandlerContaining {
  package let title: String
  /// The entry's identity in printed form.
  package let id: String
  package var stack: FakeStackHost?
  package var tabs: FakeTabHost?
  package var modal: FakeModalHost?
  package var hosts: [any AnyFakeHost] {
    let all: [(any AnyFakeHost)?] = [stack, tabs, modal]
    return all.compactMap { $0 }
  }
  package var handlers: [any NavigationHandler] {
    get {
      let act = whenLookedAt
      whenLookedAt = nil
      act?()
      return own
    }
    set { own = newValue }
  }
  /// Called once, when its handlers are read.
  package var whenLookedAt: (@MainActor () -> Void)?
  private var own: [any NavigationHandler] = []

  package init(_ title: String, id: String) {
    self.title = title
    self.id = id
  }

  /// Returns the visible content, as in `{*inbox[list mail^help] settings}`: tabs, stacks, a sheet.
  package func drawing(ids: Bool = false) -> String {
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

  /// Voids commands in flight inside it and removes sheets over it.
  package func leaveScreen() {
    for host in hosts { host.leaveScreen() }
  }

  /// This view and all views in it and over it, outermost first.
  package var all: [FakeView] { [self] + hosts.flatMap { $0.views.flatMap(\.all) } }

  /// The views in front, which the user can reach, outermost first.
  ///
  /// The contents of a view that is still being shown are unreachable.
  package var front: [FakeView] {
    guard let presenting = inFront.first(where: { $0.modal?.views.isEmpty == false }) else {
      return inFront
    }
    return presenting.modal?.isMoving == true ? [] : presenting.modal?.views.first?.front ?? []
  }

  private var inFront: [FakeView] {
    let inner =
      stack?.isMoving == true || tabs?.isMoving == true
      ? nil : stack?.views.last ?? tabs?.selectedView
    return [self] + (inner?.inFront ?? [])
  }

  /// All sheets that are shown and can be touched, outermost first.
  package var sheets: [FakeModalHost] {
    let own = modal.map { $0.shown.elements.isEmpty ? [] : [$0] } ?? []
    let stacked = stack.map { $0.isMoving ? [] : $0.views } ?? []
    let tabbed = tabs.map { $0.isMoving ? [] : $0.views } ?? []
    let over = modal.map { $0.isMoving ? [] : $0.views } ?? []
    return own + (stacked + tabbed + over).flatMap(\.sheets)
  }

  package func view(_ title: String) -> FakeView? { all.first { $0.title == title } }
}
