/// One picture of everything that is open: screens, stacks, tabs and what is presented over them.
///
/// Make it of a state (each shape's state has `tree`) or of what a host shows; two pictures of the
/// same thing are equal. Print it, compare it in a test, log it.
///
/// ```swift
/// print(NavigationTree.stack(["inbox", "message 7"].map { .screen($0) }))
/// // stack
/// // ├─ inbox
/// // └─ message 7
/// ```
///
/// It may be deeper than the call stack is: nothing that is done to it calls itself for a child.
public struct NavigationTree: Sendable {
  /// A kind of place: a screen, a container, a modal or a button.
  public enum Kind: Hashable, Sendable {
    /// A screen, by its title.
    case screen(String)
    /// Screens on top of each other, root first.
    case stack
    /// Screens side by side; the position of the active one, nil without tabs.
    case tabs(active: Int?)
    /// Columns beside each other, each a stack; without room for them one stack.
    case split
    /// Something presented over its parent, by its style.
    case modal(String)
    /// A button of a dialog, by its title, what it is for, and whether it cannot be tapped.
    case button(String, ButtonRole, isDisabled: Bool = false)
    /// A container without a drawing of its own, by its name; the position of what is active in it,
    /// nil where nothing is marked.
    case container(String, active: Int? = nil)

    /// The position of the child that is marked as active; nil where none is, and for other kinds.
    package var active: Int? {
      switch self {
      case .tabs(active: let active), .container(_, active: let active): active
      case .screen, .stack, .split, .modal, .button: nil
      }
    }
  }

  /// The kind of the place.
  public let kind: Kind

  /// The places that lie in this one, or are presented over it.
  public var children: [NavigationTree] { below?.list ?? [] }

  /// The children, in a box; nil for none.
  fileprivate var below: TreeChildren?

  /// Makes a tree of its parts.
  public init(kind: Kind, children: [NavigationTree] = []) {
    self.kind = kind
    below = children.isEmpty ? nil : TreeChildren(children)
  }

  /// A screen, with the containers in it and over it.
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

  /// A container of another shape, by its name, such as `pager`.
  public static func container(
    _ name: String,
    _ children: [NavigationTree],
    active: Int? = nil
  ) -> Self {
    Self(kind: .container(name, active: active), children: children)
  }

  /// Columns of a split.
  public static func split(_ children: [NavigationTree]) -> Self {
    Self(kind: .split, children: children)
  }

  /// Makes the tree of a modal: a child that is presented in a style.
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

extension NavigationTree: Hashable {
  /// Tells whether both are pictures of the same.
  ///
  /// - Complexity: O(*n*)
  public static func == (one: NavigationTree, other: NavigationTree) -> Bool {
    var waiting = [(one, other)]
    while let (one, other) = waiting.popLast() {
      guard one.kind == other.kind else { return false }
      // Two trees that share their storage are equal.
      if one.below === other.below { continue }
      let (ones, others) = (one.children, other.children)
      guard ones.count == others.count else { return false }
      waiting.append(contentsOf: zip(ones, others))
    }
    return true
  }

  /// Hashes all of the picture.
  ///
  /// - Complexity: O(*n*)
  public func hash(into hasher: inout Hasher) {
    var waiting = [self]
    while let tree = waiting.popLast() {
      hasher.combine(tree.kind)
      hasher.combine(tree.children.count)
      waiting.append(contentsOf: tree.children.reversed())
    }
  }
}

extension NavigationTree: CustomReflectable {
  /// The mirror that dumps show: the kind of the place, and its children.
  public var customMirror: Mirror {
    Mirror(self, children: ["kind": kind, "children": children], displayStyle: .struct)
  }
}

/// The children of a place, which go one after the other: the runtime lets go of what lies in them
/// from within, as deep as the tree is.
private final class TreeChildren: @unchecked Sendable {
  // Unchecked because of the list, which is constant until nobody else has the box any more.
  @exclusivity(unchecked) private(set) var list: [NavigationTree]

  init(_ list: [NavigationTree]) { self.list = list }

  deinit {
    var waiting = list
    list = []
    while var next = waiting.popLast() {
      guard isKnownUniquelyReferenced(&next.below), let box = next.below else { continue }
      waiting.append(contentsOf: box.list)
      box.list = []
    }
  }
}
