import ComposableNavigation

extension ScreenEvent {
  /// Returns the events of an action on modules: its changes, or its refusal.
  ///
  /// A pure function; ``ModuleNavigation/observed(from:by:)`` reports its result. The result
  /// includes the screens that are dismissed together with their module.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - before: The state before it.
  ///   - after: The state after it.
  /// - Returns: The events; for a refused action, one warning.
  /// - Complexity: O(*n*).
  public static func events<Screen>(
    of action: ModuleNavigation<Screen>.Action,
    from before: ModuleNavigation<Screen>.State,
    to after: ModuleNavigation<Screen>.State
  ) -> [ScreenEvent] {
    if case .screens(let action) = action {
      return events(of: action, from: before.screens, to: after.screens)
    }
    if let refusal = ModuleNavigation.refusal(of: action, in: before) {
      return [ScreenEvent(refusal, of: action)]
    }
    guard !before.entries.ids.areSame(as: after.entries.ids) else { return [] }
    let kept = VisitSet(after.entries.ids)
    let come = !before.entries.contains(after.topID)
    var events = [
      ScreenEvent("Routing_ModuleStack_Updated", .info, ["modules_stack": after.dump]),
      ScreenEvent(
        "Routing_SetModuleId",
        .info,
        ["module_id": after.text(of: after.entries.count - 1)]
      ),
    ]
    for screen in before.screens.entries.reversed() {
      events.append(.init(screen: screen, "Dismiss", in: before.screens, isAnimated: nil))
    }
    for index in before.entries.indices.reversed() where !kept.contains(before.entries.ids[index]) {
      events.append(.init(module: index, "Dismiss", in: before))
    }
    if come { events.append(.init(module: after.entries.count - 1, "Appear", in: after)) }
    if let root = after.screens.entries.first {
      events.append(.init(screen: root, "Appear", in: after.screens, isAnimated: nil))
    }
    return events
  }

  private init<Screen>(_ refusal: Refusal, of action: ModuleNavigation<Screen>.Action) {
    self.init("Routing_", .warning, ["reason": refusal.description])
    switch action {
    case .dismiss(.one(.top), animated: _):
      name += "DismissModule_NotFound"
    case .dismiss(.one(let target), animated: _):
      name += "DismissModules_NotFound"
      parameters["module_id"] = target.text
    case .remove(let ids, cause: _, animated: _):
      name += "DismissModules_NotFound"
      parameters["module_id"] = ids.first?.description
    case .dismiss(.upTo(let target), animated: _):
      name += "DismissModulesTo_NotFound"
      parameters["module_id"] = target.text
    case .dismiss(.exactly(let count), animated: _):
      name += refusal.saysNone ? "DismissModulesCount_None" : "DismissModulesCount_NotFound"
      parameters["dismiss_requested_count"] = "\(count)"
    case .screens, .show, .dismiss(.all, animated: _), .dismissed:
      name += "Modules_Refused"
    }
  }

  private init<Screen>(
    module index: Int,
    _ what: String,
    in state: ModuleNavigation<Screen>.State
  ) {
    self.init(
      "Routing_Module_\(what)",
      .analytic,
      [
        "destination_id": state.text(of: index),
        "destination_transition": state.entries.items[index].option.rawValue,
        "destination_allow_swipe_back": "false",
        "destination_has_on_dismiss": "true",
      ]
    )
  }
}
