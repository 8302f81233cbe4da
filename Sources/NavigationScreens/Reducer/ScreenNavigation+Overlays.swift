import ComposableNavigation

extension ScreenNavigation.OpenScreen {
  mutating func carryOut(_ action: ScreenNavigation.OverlayAction) throws(Refusal) {
    switch action {
    case .show(let overlays):
      for overlay in overlays { self.overlays.append(overlay) }
    case .dismiss(let target):
      overlays.remove([overlays.ids[try overlays.find(target)]])
    case .dismissUpTo(let target):
      overlays.removeLast(overlays.count - 1 - (try overlays.find(target)))
    case .dismissCount(let count):
      overlays.removeLast(try overlays.checked(count))
    case .dismissAll:
      overlays.removeLast(overlays.count)
    case .tapBackground(let id):
      let style = overlays.items[try overlays.find(.entry(id))].style
      guard style.background != .none, style.dismissesOnBackgroundTap else { throw .staysOpen(id) }
      overlays.remove([id])
    }
  }
}
