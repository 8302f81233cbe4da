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

    /// Dismisses a module and those in front of it.
    ///
    /// Refused when it is not there, and for the first one, which stays; all in front of that go by
    /// ``dismissAll(animated:)``.
    case dismiss(ScreenTarget = .top, animated: Bool = true)

    /// Dismisses the module of an entry and those in front of it, as a host reports: written
    /// `.dismiss(id:)`.
    ///
    /// Refused when it is not there, so that a late report does not touch another module.
    case dismissEntry(EntryID, cause: Cause = .program, animated: Bool = true)

    /// Dismisses all in front of a module; in front already, nothing.
    ///
    /// Refused when it is not there.
    case dismissUpTo(ScreenTarget, animated: Bool = true)

    /// Dismisses so many modules.
    ///
    /// Refused below zero and above the number that are not the first.
    case dismissCount(Int, animated: Bool = true)

    /// Dismisses all modules but the first.
    case dismissAll(animated: Bool = true)

    /// Says that a module has gone, after its screens, and by whose doing.
    ///
    /// The reducer sends it; to be sent it changes nothing. SwiftfulRouting's `onDismiss`.
    case dismissed(Entry<Module>, cause: Cause)
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

  /// Dismisses the module of an entry and those in front of it, and says by whose doing.
  public static func dismiss(
    id: EntryID,
    cause: Cause = .program,
    animated: Bool = true
  ) -> Self {
    .dismissEntry(id, cause: cause, animated: animated)
  }

  /// The cause that is told of what goes.
  var cause: Cause {
    if case .dismissEntry(_, let cause, animated: _) = self { cause } else { .program }
  }
}

extension ModuleNavigation.Action: Hashable where Screen: Hashable {}
extension ModuleNavigation.Action: Encodable where Screen: Encodable {}
extension ModuleNavigation.Action: Decodable where Screen: Decodable {}
