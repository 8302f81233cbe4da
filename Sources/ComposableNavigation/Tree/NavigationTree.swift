/// One picture of everything that is open: screens, stacks, tabs and what is presented over them.
///
/// Make it of a state (each shape's state has `tree`) or of what a host shows; two pictures of the same thing
/// are equal. Print it, compare it in a test, log it.
///
/// ```swift
/// print(NavigationTree.stack(["inbox", "message 7"].map { .screen($0) }))
/// // stack
/// // ├─ inbox
/// // └─ message 7
/// ```
public struct NavigationTree: Hashable, Sendable {
  /// What stands at a place.
  public enum Kind: Hashable, Sendable {
    /// A screen, by its title.
    case screen(String)
    /// Screens on top of each other, root first.
    case stack
    /// Screens side by side; the position of the active one, nil without tabs.
    case tabs(active: Int?)
    /// Columns beside each other, each a stack; without room for them one stack.
    case split
    /// What is presented over its parent, and how.
    case modal(String)
    /// A button of a dialog, by its title, and what it is for.
    case button(String, ButtonRole)
  }

  /// What stands here.
  public let kind: Kind

  /// What lies in it or is presented over it.
  public let children: [NavigationTree]

  /// Makes a tree of its parts.
  public init(kind: Kind, children: [NavigationTree] = []) {
    self.kind = kind
    self.children = children
  }

  /// A screen, with what lies in it and over it.
  public static func screen(_ title: String, _ children: [NavigationTree] = []) -> Self {
    Self(kind: .screen(title), children: children)
  }

  /// A stack, root first.
  public static func stack(_ children: [NavigationTree]) -> Self {
    Self(kind: .stack, children: children)
  }

  /// Tabs; `active` is the position of the selected one.
  public static func tabs(_ children: [NavigationTree], active: Int?) -> Self {
    Self(kind: .tabs(active: active), children: children)
  }

  /// Columns of a split.
  public static func split(_ children: [NavigationTree]) -> Self {
    Self(kind: .split, children: children)
  }

  /// Something presented.
  public static func modal(_ style: PresentationStyle, _ child: NavigationTree) -> Self {
    Self(kind: .modal(style.description), children: [child])
  }

  /// The same place, with more over it: how a modal is added to whatever presents it.
  ///
  /// ```swift
  /// NavigationTree.screen("list").presenting([.modal(.fullScreen, .screen("help"))])
  /// ```
  public func presenting(_ modals: [NavigationTree]) -> Self {
    Self(kind: kind, children: children + modals)
  }
}

extension NavigationTree: CustomStringConvertible {
  /// The drawing: a line for each place, children indented below it.
  public var description: String { lines().joined(separator: "\n") }

  /// The drawing, line by line.
  ///
  /// The active tab has a filled dot. A title that would be taken for something else is quoted, with
  /// its line breaks as `\n`; so the drawing is read back by ``init(text:)``. Its depth is not limited
  /// by the call stack. O(*n* × depth).
  public func lines() -> [String] {
    var lines: [String] = []
    var waiting = [Place(tree: self, first: "", rest: "")]
    while let place = waiting.popLast() {
      lines.append(place.first + place.mark + place.tree.title)
      let count = place.tree.children.count
      // The last is pushed first, so that it is drawn last.
      for (index, child) in place.tree.children.enumerated().reversed() {
        let isLast = index == count - 1
        waiting.append(
          Place(
            tree: child,
            first: place.rest + (isLast ? "└─ " : "├─ "),
            rest: place.rest + (isLast ? "   " : "│  "),
            mark: place.tree.mark(ofChild: index)
          )
        )
      }
    }
    return lines
  }

  private struct Place {
    let tree: NavigationTree
    let first: String
    let rest: String
    var mark = ""
  }

  private var title: String {
    switch kind {
    case .screen(let title): TreeTitle.drawn(title, isScreen: true)
    case .button(let title, .default): "[\(TreeTitle.drawn(title))]"
    case .button(let title, let role): "[\(TreeTitle.drawn(title))] \(role.rawValue)"
    case .stack: "stack"
    case .tabs(let active): "tabs" + (hiddenActive(active).map { " \($0)" } ?? "")
    case .modal(let style): "(\(TreeTitle.drawn(style)))"
    case .split: "split"
    }
  }

  /// An active tab that no dot shows.
  private func hiddenActive(_ active: Int?) -> Int? {
    guard let active else { return nil }
    guard children.indices.contains(active), !children[active].isModal else { return active }
    return nil
  }

  var isModal: Bool { if case .modal = kind { true } else { false } }

  private func mark(ofChild index: Int) -> String {
    guard case .tabs(let active) = kind else { return "" }
    if children[index].isModal { return "" }
    return index == active ? "● " : "○ "
  }
}

extension StackNavigation.State {
  /// The picture of the stack, each entry drawn by its feature.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> NavigationTree {
    .stack(entries.map(draw))
  }

  /// The picture of the stack, each entry a screen with its item as the title.
  public var tree: NavigationTree { tree { .screen("\($0.item)") } }
}

extension TabNavigation.State {
  /// The picture of the tabs, each drawn by its feature.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> NavigationTree {
    .tabs(entries.map(draw), active: activeIndex)
  }

  /// The picture of the tabs, each a screen with its item as the title.
  public var tree: NavigationTree { tree { .screen("\($0.item)") } }
}

extension SplitNavigation.State {
  /// The picture of the split: each column that shows something, each entry drawn by its feature.
  ///
  /// Collapsed it is a split of one stack.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> NavigationTree {
    let columns = isCollapsed ? [SplitColumn.primary] : SplitColumn.allCases
    return .split(
      columns.map { self[shown: $0] }.filter { !$0.entries.isEmpty }.map { $0.tree(draw) }
    )
  }

  /// The picture of the split, each entry a screen with its item as the title.
  public var tree: NavigationTree { tree { .screen("\($0.item)") } }
}

extension ModalNavigation.State {
  /// What is presented, for ``NavigationTree/presenting(_:)``: one picture, or none.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> [NavigationTree] {
    guard let entry = entries.first, let style else { return [] }
    return [.modal(style, draw(entry))]
  }

  /// What is presented, its item as the title of a screen: one picture, or none.
  public var tree: [NavigationTree] { tree { .screen("\($0.item)") } }
}

extension ModalNavigation.State where Item: DialogState {
  /// What is presented, with its buttons: one picture, or none.
  public var tree: [NavigationTree] { tree { $0.item.tree } }
}
