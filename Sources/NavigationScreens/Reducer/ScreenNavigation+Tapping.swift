import ComposableNavigation

// A tap that shows something inside a screen leaves the screen in front: so more has to be asked
// than whether the screen is in front, or else a double tap would show it twice. Without `from:`
// nothing is asked.
extension ScreenNavigation.State {
  /// Throws when the screen has an alert already.
  func expectNotShown(
    _ action: ScreenNavigation.AlertAction,
    on target: ScreenTarget,
    from id: EntryID?
  ) throws(Refusal) {
    guard let id, case .show = action else { return }
    let screen = entries.items[try entries.find(target)]
    if let alert = screen.alert { throw .notOnTop(id, top: alert.id) }
  }

  /// Throws when the very overlays lie on top already.
  func expectNotShown(
    _ action: ScreenNavigation.OverlayAction,
    on target: ScreenTarget,
    from id: EntryID?
  ) throws(Refusal) {
    guard let id, case .show(let overlays) = action, !overlays.isEmpty else { return }
    let there = entries.items[try entries.find(target)].overlays
    if Array(there.items.suffix(overlays.count)) == overlays {
      throw .notOnTop(id, top: there.ids.last)
    }
  }

  /// Throws when the screen shows another content than the one that was tapped.
  func expect(
    _ content: EntryID?,
    on target: ScreenTarget,
    from id: EntryID?
  ) throws(Refusal) {
    guard let id else { return }
    let newest = entries.items[try entries.find(target)].transitions.ids.last
    if newest != content { throw .notOnTop(content ?? id, top: newest) }
  }
}
