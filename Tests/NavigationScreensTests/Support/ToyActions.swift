import ComposableNavigation
import NavigationScreens
import TestSupport

// A random action on open screens and on some that are not open.
extension ScreenNavigation<String>.Action {
  static func random(
    in state: ToyScreens.State,
    _ numbers: inout ToyRandom
  ) -> ToyScreens.Action {
    let target = ScreenTarget.random(in: state.entries.ids, &numbers)
    let id = state.entries.ids.randomElement(using: &numbers)
    let count = Int.random(in: -1...4, using: &numbers)
    let isHuge = Int.random(in: 0..<20, using: &numbers) == 0
    switch Int.random(in: 0..<22, using: &numbers) {
    case 0: return .showScreens(destinations(in: state, &numbers), by: target)
    case 1: return .showScreens(destinations(in: state, &numbers), from: id)
    case 2: return .dismissScreen(target)
    case 3: return .dismissScreens(upTo: target)
    case 4: return .dismissScreens(count: isHuge ? .max : count)
    case 5: return .dismissScreens(upToCount: isHuge ? .min : count)
    case 6: return .dismissPushStack(of: target)
    case 7: return .dismissEnvironment(of: target)
    case 8: return .remove([id, strangerID].compactMap(\.self), cause: .user)
    case 9: return .replaceTop(with: "replaced")
    case 10: return .addToQueue(destinations(in: state, &numbers))
    case 11:
      return count > 1
        ? .removeFromQueue(["a"])
        : .removeFromQueue(id: state.queueEntries.ids.randomElement(using: &numbers) ?? strangerID)
    case 12: return .showNextScreen(otherwise: .dismissScreen, by: target)
    case 13: return .enterFlow(destinations(in: state, &numbers), showsAll: count > 2)
    case 14: return .showNextOfFlow(otherwise: .dismissPushStack, by: target)
    case 15: return .selectDetent(.large, of: target)
    case 16: return randomAlert(in: state, target, &numbers)
    case 17: return .overlay(randomOverlay(count, &numbers), on: target)
    case 18: return .transition(randomTransition(count, &numbers), on: target)
    case 19: return .showNextTransitionOrScreen(by: target)
    case 20: return .stack(of: id, randomStack(in: state, &numbers))
    default: return .modal(over: id, randomModal(in: state, &numbers))
    }
  }

  private static func destinations(
    in state: ToyScreens.State,
    _ numbers: inout ToyRandom
  ) -> [ToyScreens.Destination] {
    let segues: [Segue] = [.push, .push, .sheet, .fullScreenCover]
    return (0..<Int.random(in: 0...2, using: &numbers)).map { _ in
      let target = ScreenTarget.random(in: state.entries.ids, &numbers)
      let locations: [ScreenLocation] = [.insert, .insert, .append, .insertAfter(target)]
      return ToyScreens.Destination(
        segues[Int.random(in: 0..<segues.count, using: &numbers)],
        "shown",
        name: "a",
        location: locations[Int.random(in: 0..<locations.count, using: &numbers)]
      )
    }
  }

  private static func randomAlert(
    in state: ToyScreens.State,
    _ target: ScreenTarget,
    _ numbers: inout ToyRandom
  ) -> ToyScreens.Action {
    if let alert = state.alert, Bool.random(using: &numbers) {
      return .alert(.tap(.tap("OK"), of: alert.id))
    }
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: return .dismissAllAlerts()
    case 1: return .dismissAlert(target, by: Bool.random(using: &numbers) ? target : nil)
    default: return .showAlert("?", name: "a", on: target)
    }
  }

  private static func randomOverlay(
    _ count: Int,
    _ numbers: inout ToyRandom
  ) -> ToyScreens.OverlayAction {
    let actions: [ToyScreens.OverlayAction] = [
      .show([.init("o", name: "a")]), .dismiss(), .dismiss("a"), .dismissUpTo("a"),
      .dismissCount(count), .dismissAll, .tapBackground(.counted(1)),
    ]
    return actions[Int.random(in: 0..<actions.count, using: &numbers)]
  }

  private static func randomTransition(
    _ count: Int,
    _ numbers: inout ToyRandom
  ) -> ToyScreens.TransitionAction {
    let actions: [ToyScreens.TransitionAction] = [
      .show([.init(.trailing, "t", name: "a", allowsSwipeBack: true)]), .dismiss(), .dismiss("a"),
      .dismissUpTo("a"), .dismissUpTo(.root), .dismissCount(count), .dismissAll,
      .swipeBack(.counted(1)), .addToQueue([.init(.top, "q", name: "a")]), .clearQueue, .showNext,
    ]
    return actions[Int.random(in: 0..<actions.count, using: &numbers)]
  }

  /// Returns a random action on the stack, including pushes of open screens.
  private static func randomStack(
    in state: ToyScreens.State,
    _ numbers: inout ToyRandom
  ) -> StackNavigation<ToyScreens.OpenScreen>.Action {
    guard let open = state.entries.randomElement(using: &numbers) else { return .popItem() }
    let pushed = state[stackOf: nil].items
    let actions: [StackNavigation<ToyScreens.OpenScreen>.Action] = [
      .pushItem(open.item), .popItem(), .popItems(.exactly(2)), .popToRoot(),
      .bringToFront(open.item),
      .remove([open.id], cause: .user), .setItems(pushed.reversed()),
      .setItems(pushed + [open.item]), .replaceTop(with: open.item),
    ]
    return actions[Int.random(in: 0..<actions.count, using: &numbers)]
  }

  private static func randomModal(
    in state: ToyScreens.State,
    _ numbers: inout ToyRandom
  ) -> ModalNavigation<ToyScreens.Presented>.Action {
    guard let open = state.entries.randomElement(using: &numbers) else { return .dismiss() }
    let alert = ToyScreens.Alert.confirmationDialog(ConfirmationDialogState("?", buttons: []))
    let actions: [ModalNavigation<ToyScreens.Presented>.Action] = [
      .presentSheet(.screen(open.item)), .presentAlert(.alert(alert)), .dismiss(),
      .dismiss(id: open.id, cause: .user), .dismiss(id: state.alert?.id ?? open.id, cause: .user),
    ]
    return actions[Int.random(in: 0..<actions.count, using: &numbers)]
  }
}

extension ModuleNavigation<String>.Action {
  static func random(
    in state: ToyModules.State,
    _ numbers: inout ToyRandom
  ) -> ToyModules.Action {
    let target = ScreenTarget.random(in: state.entries.ids, &numbers)
    let count = Int.random(in: -1...3, using: &numbers)
    switch Int.random(in: 0..<14, using: &numbers) {
    case 0: return .showModule(.top, "module", name: "a")
    case 1: return .show([.init(.top, "m"), .init(.leading, "n", name: "n")])
    case 2: return .dismissModule(target)
    case 3: return .dismissModules(upTo: target)
    case 4: return .dismissModules(count: count)
    case 5: return .dismissAllModules()
    case 6: return .remove([state.topID], cause: .user)
    default: return .screens(.random(in: state.screens, &numbers))
    }
  }
}

extension ScreenTarget {
  fileprivate static func random(in ids: [EntryID], _ numbers: inout ToyRandom) -> ScreenTarget {
    let id = ids.randomElement(using: &numbers) ?? strangerID
    let targets: [ScreenTarget] = [
      .entry(id), .entry(id), .entry(strangerID), .top, .root, "a", "root", "nobody",
    ]
    return targets[Int.random(in: 0..<targets.count, using: &numbers)]
  }
}
