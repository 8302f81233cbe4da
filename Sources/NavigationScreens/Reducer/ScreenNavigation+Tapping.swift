import ComposableNavigation

// A tap that shows an alert, an overlay or a content leaves its screen in front. So checking that
// the screen is in front does not detect a double tap. Without `from:`, nothing is checked.
extension ScreenNavigation.State {
  /// Throws if the screen already has an alert.
  func expectNotShown(
    _ action: ScreenNavigation.AlertAction,
    on target: ScreenTarget,
    from id: EntryID?
  ) throws(Refusal) {
    guard let id, case .show = action else { return }
    let screen = entries.items[try entries.find(target)]
    if let alert = screen.alert { throw .notOnTop(id, top: alert.id) }
  }

  /// Throws if the same overlays are already on top.
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

  /// Throws if the screen shows a different content than the one that was tapped.
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
