public import ComposableNavigation

extension ModuleNavigation {
  /// A change of the modules, or of the screens of the module in front.
  ///
  /// `from:` names a screen that must be in front, or the action is refused, as in
  /// ``ScreenNavigation/Action``. So a double tap shows a module once. A view knows its screen's
  /// id, but not its module's. Covering a module dismisses its screens for good.
  ///
  /// ```swift
  /// Button("Finish") { store.send(.showModule(.trailing, .home, name: "home", from: id)) }
  /// ```
  public enum Action: Equatable, Sendable {
    /// An action on the screens of the module in front.
    case screens(ScreenNavigation<Screen>.Action)

    /// Shows modules in order, the last one in front; an empty list changes nothing.
    ///
    /// Refused, without showing any, if `from:` names a screen that is not in front.
    case show([Module], from: EntryID? = nil, animated: Bool = true)

    /// Dismisses modules: `.dismissModule("home")`, `.dismissModules(upTo: .root)`,
    /// `.dismissModules(count: 2)`, `.dismissAllModules()`. Each ``Dismissal`` documents its
    /// refusals.
    case dismiss(Dismissal, animated: Bool = true)

    /// Removes modules and those in front of them, by id, as a host reports it. Ignores
    /// modules that are not open.
    ///
    /// Refused if none of them is open, so that a late report does not affect another module. Also
    /// refused for the first module, which cannot be removed.
    case remove([EntryID], cause: Cause = .program, animated: Bool = true)

    /// Reports that a module was dismissed, after its screens, and the cause.
    ///
    /// The reducer sends it; sending it yourself changes nothing. SwiftfulRouting's `onDismiss`.
    case dismissed(Entry<Module>, cause: Cause)
  }

  /// The modules that a dismissal removes.
  public enum Dismissal: Hashable, Sendable {
    /// A module and those in front of it. Refused for the first module, which cannot be removed;
    /// use ``all`` to dismiss those in front of it.
    case one(ScreenTarget)

    /// All modules in front of a module; none if it is in front.
    case upTo(ScreenTarget)

    /// A number of modules, the one in front first. Refused if negative, or if there are fewer
    /// modules above the first.
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
  /// Refused for the first module, which cannot be removed.
  public static func dismissModule(
    _ target: ScreenTarget = .top,
    animated: Bool = true
  ) -> Self {
    .dismiss(.one(target), animated: animated)
  }

  /// Dismisses all modules in front of a module; none if it is in front.
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

  /// The cause reported for the dismissed modules.
  var cause: Cause {
    if case .remove(_, let cause, animated: _) = self { cause } else { .program }
  }
}

extension ModuleNavigation.Action: Hashable where Screen: Hashable {}
