extension NavigationTree {
  /// The screen in front of all others; nil if the front is empty.
  ///
  /// A modal is in front of its presenter, and the last modal in front of all. In a stack the
  /// topmost screen is in front, in tabs and other containers the active child, in a split the last
  /// column. The screen includes its children, such as the buttons of a dialog.
  ///
  /// ```swift
  /// window.tree.front == .screen("message 7")
  /// ```
  ///
  /// - Complexity: O(depth × breadth).
  public var front: NavigationTree? {
    var screen: NavigationTree?
    var next: NavigationTree? = self
    while let tree = next {
      if let modal = tree.children.last(where: \.isModal) {
        // A modal covers everything, even if it is empty.
        (screen, next) = (nil, modal.children.last)
        continue
      }
      if case .screen = tree.kind { screen = tree }
      next = tree.inFront
    }
    return screen
  }

  /// The child in front, if no modal is presented.
  private var inFront: NavigationTree? {
    switch kind {
    case .stack, .split, .modal: children.last
    case .container(_, active: nil): children.last
    case .tabs, .container:
      kind.active.flatMap { children.indices.contains($0) ? children[$0] : nil }
    case .screen: children.last.flatMap { if case .button = $0.kind { nil } else { $0 } }
    case .button: nil
    }
  }
}
