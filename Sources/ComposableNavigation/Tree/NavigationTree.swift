/// A drawing of all open places: screens, stacks, tabs and the modals over them.
///
/// Make it from a state (each shape's state has `tree`) or from the content of a host; two drawings
/// of equal content are equal. Print it, compare it in a test, or log it.
///
/// ```swift
/// print(NavigationTree.stack(["inbox", "message 7"].map { .screen($0) }))
/// // stack
/// // ├─ inbox
/// // └─ message 7
/// ```
///
/// The tree may be deeper than the call stack allows, because no operation on it is recursive.
public struct NavigationTree: Sendable {
  /// A kind of place: a screen, a container, a modal or a button.
  public enum Kind: Hashable, Sendable {
    /// A screen, by its title.
    case screen(String)
    /// Screens on top of each other, root first.
    case stack
    /// Screens side by side; the position of the active one, nil without tabs.
    case tabs(active: Int?)
    /// Columns beside each other, each a stack; one stack if the split is collapsed.
    case split
    /// A modal over its parent, by its style.
    case modal(String)
    /// A button of a dialog, by its title, its role, and whether it is disabled.
    case button(String, ButtonRole, isDisabled: Bool = false)
    /// A container of another shape, by its name; the position of the active child, nil if no child
    /// is active.
    case container(String, active: Int? = nil)

    /// The position of the active child; nil if there is none, and for other kinds.
    package var active: Int? {
      switch self {
      case .tabs(active: let active), .container(_, active: let active): active
      case .screen, .stack, .split, .modal, .button: nil
      }
    }
  }

  /// The kind of the place.
  public let kind: Kind

  /// The places in this one, and the modals over it.
  public var children: [NavigationTree] { below?.list ?? [] }

  /// The children, in a box; nil for none.
  fileprivate var below: TreeChildren?

  /// Makes a tree of its parts.
  public init(kind: Kind, children: [NavigationTree] = []) {
    self.kind = kind
    below = children.isEmpty ? nil : TreeChildren(children)
  }

  /// Returns a screen, with the containers in it and the modals over it.
  public static func screen(_ title: String, _ children: [NavigationTree] = []) -> Self {
    Self(kind: .screen(title), children: children)
  }

  /// Returns a stack, root first.
  public static func stack(_ children: [NavigationTree]) -> Self {
    Self(kind: .stack, children: children)
  }

  /// Returns tabs; `active` is the position of the selected one.
  public static func tabs(_ children: [NavigationTree], active: Int?) -> Self {
    Self(kind: .tabs(active: active), children: children)
  }

  /// Returns a container of another shape, by its name, such as `pager`.
  public static func container(
    _ name: String,
    _ children: [NavigationTree],
    active: Int? = nil
  ) -> Self {
    Self(kind: .container(name, active: active), children: children)
  }

  /// Returns the columns of a split.
  public static func split(_ children: [NavigationTree]) -> Self {
    Self(kind: .split, children: children)
  }

  /// Returns a modal: a child that is presented in a style.
  public static func modal(_ style: PresentationStyle, _ child: NavigationTree) -> Self {
    Self(kind: .modal(style.description), children: [child])
  }

  /// Returns the same place with modals over it.
  ///
  /// ```swift
  /// NavigationTree.screen("list").presenting([.modal(.fullScreen, .screen("help"))])
  /// ```
  public func presenting(_ modals: [NavigationTree]) -> Self {
    Self(kind: kind, children: children + modals)
  }
}

extension NavigationTree: Hashable {
  /// Returns a Boolean value that indicates whether both trees are equal.
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

  /// Hashes the whole tree.
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
  /// The mirror for dumps: the kind of the place, and its children.
  public var customMirror: Mirror {
    Mirror(self, children: ["kind": kind, "children": children], displayStyle: .struct)
  }
}

/// The children of a place.
///
/// They are released one after another, because the runtime would release nested children
/// recursively.
private final class TreeChildren: @unchecked Sendable {
  // Unchecked because of the list, which is constant until the box has only one reference.
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
