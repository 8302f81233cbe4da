import ComposableNavigation

// The parameters of each event, under the keys of SwiftfulRouting.
extension ScreenEvent {
  init<Screen>(
    screen entry: Entry<ScreenNavigation<Screen>.OpenScreen>,
    _ what: String,
    in state: ScreenNavigation<Screen>.State,
    isAnimated: Bool?
  ) {
    self.init(
      "Routing_Screen_\(what)",
      .analytic,
      [
        "destination_id": state.text(of: entry.id),
        "destination_segue": entry.item.segue.description,
        "destination_location": entry.item.location.rawValue,
        "destination_animates": "\(isAnimated ?? state.areAnimationsEnabled)",
        "destination_has_on_dismiss": "true",
        "destination_transition_behavior": entry.item.transitionMemory.rawValue,
      ]
    )
  }

  init<Screen>(
    alert entry: Entry<ScreenNavigation<Screen>.Alert>,
    _ what: String,
    isOnTop: Bool
  ) {
    self.init(
      "Routing_Alert_\(what)",
      .analytic,
      [
        "alert_id": entry.text,
        "alert_style": entry.item.style == .alert ? "alert" : "confirmationDialog",
        "alert_location": isOnTop ? "topScreen" : "currentScreen",
        "alert_title": entry.item.dialog.title,
        "alert_subtitle": entry.item.dialog.message ?? "",
      ]
    )
  }

  init<Screen>(overlay entry: Entry<ScreenNavigation<Screen>.Overlay>, _ what: String) {
    let style = entry.item.style
    var (hasColor, hasEffect) = (false, false)
    switch style.background {
    case .none: break
    case .color: hasColor = true
    case .effect: hasEffect = true
    }
    self.init(
      "Routing_Modal_\(what)",
      .analytic,
      [
        "modal_id": entry.text,
        "modal_is_removed": "\(what == "Dismiss")",
        "modal_dismiss_bg_tap": "\(style.dismissesOnBackgroundTap)",
        "modal_has_background_color": "\(hasColor)",
        "modal_has_background_effect": "\(hasEffect)",
        "modal_has_on_dismiss": "true",
      ]
    )
  }

  init<Screen>(transition entry: Entry<ScreenNavigation<Screen>.Transition>, _ what: String) {
    self.init(
      "Routing_Transition_\(what)",
      .analytic,
      [
        "destination_id": entry.text,
        "destination_transition": entry.item.option.rawValue,
        "destination_allow_swipe_back": "\(entry.item.allowsSwipeBack)",
        "destination_has_on_dismiss": "true",
      ]
    )
  }
}

extension Entry where Item: Nameable {
  /// The name that the developer gave to the entry, or else its id.
  var text: String { item.name ?? id.description }
}

extension ScreenNavigation.State {
  /// Returns a screen's name, or else its id; the root is “root”.
  func text(of id: EntryID) -> String {
    entries[id: id]?.name ?? (id == rootID ? "root" : id.description)
  }
}
