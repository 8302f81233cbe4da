public import ComposableNavigation

extension ModuleNavigation {
  /// A change of the modules, or of the screens of the one in front.
  ///
  /// `from:` names the screen that has to be in front for the action to happen at all, as in
  /// ``ScreenNavigation/Action``: so a double tap shows once. It is a screen's id, not a module's,
  /// as that is what a view knows; the screens of a module that is covered are gone for good.
  ///
  /// ```swift
  /// Button("Finish") { store.send(.showModule(.trailing, .home, name: "home", from: id)) }
  /// ```
  public enum Action: Equatable, Sendable {
    /// An action on the screens of the module in front.
    case screens(ScreenNavigation<Screen>.Action)

    /// Shows modules one after the other, the last one in front; none changes nothing.
    ///
    /// Refused, with none shown, when `from:` names a screen that is not in front.
    case show([Module], from: EntryID? = nil, animated: Bool = true)

    /// Dismisses modules: `.dismissModule("home")`, `.dismissModules(upTo: .root)`,
    /// `.dismissModules(count: 2)`, `.dismissAllModules()`. Refused as each ``Dismissal`` says.
    case dismiss(Dismissal, animated: Bool = true)

    /// Takes away modules by name, and those in front of them: what a host reports. Those that are
    /// not there are passed over.
    ///
    /// Refused when none of them is there, so that a late report does not touch another module, and
    /// for the first one, which stays.
    case remove([EntryID], cause: Cause = .program, animated: Bool = true)

    /// Says that a module has gone, after its screens, and by whose doing.
    ///
    /// The reducer sends it; to be sent it changes nothing. SwiftfulRouting's `onDismiss`.
    case dismissed(Entry<Module>, cause: Cause)
  }

  /// A choice of the modules that a dismissal takes away.
  public enum Dismissal: Hashable, Sendable {
    /// A module and those in front of it. Refused for the first one, which stays; all in front of
    /// that go by ``all``.
    case one(ScreenTarget)

    /// All in front of a module; in front already, nothing.
    case upTo(ScreenTarget)

    /// A number of modules, the one in front first. Refused below zero and above the number that
    /// are not the first.
    case exactly(Int)

    /// All modules but the first.
    case all
  }
}

extension ModuleNavigation.Action {
  /// Shows one module.
  public static func showModule(
    _ option: TransitionOption = .trailing,
    _ root: Screen,
    name: String? = nil,
    from id: EntryID? = nil,
    animated: Bool = true
  ) -> Self {
    .show([ModuleNavigation.Module(option, root, name: name)], from: id, animated: animated)
  }

  /// Dismisses a module and those in front of it.
  ///
  /// Refused for the first one, which stays.
  public static func dismissModule(
    _ target: ScreenTarget = .top,
    animated: Bool = true
  ) -> Self {
    .dismiss(.one(target), animated: animated)
  }

  /// Dismisses all in front of a module; in front already, nothing.
  public static func dismissModules(upTo target: ScreenTarget, animated: Bool = true) -> Self {
    .dismiss(.upTo(target), animated: animated)
  }

  /// Dismisses a number of modules, the one in front first.
  public static func dismissModules(count: Int, animated: Bool = true) -> Self {
    .dismiss(.exactly(count), animated: animated)
  }

  /// Dismisses all modules but the first.
  public static func dismissAllModules(animated: Bool = true) -> Self {
    .dismiss(.all, animated: animated)
  }

  /// The cause that is told of what goes.
  var cause: Cause {
    if case .remove(_, let cause, animated: _) = self { cause } else { .program }
  }
}

extension ModuleNavigation.Action: Hashable where Screen: Hashable {}
