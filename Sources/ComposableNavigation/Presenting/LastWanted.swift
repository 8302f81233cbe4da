/// What a handler's state wanted when its lane was told last.
///
/// It is compared after each action, and nothing of it is copied for that (benchmark: forEach with an
/// observer and a handler). Only the handler's shell writes it.
final class LastWanted {
  // Unchecked: it is read and written on the main actor alone, and nothing of it is held meanwhile.
  @exclusivity(unchecked) var wanted: Wanted?

  func isStill(_ entries: [EntryID], _ isAnimated: Bool, selected: EntryID? = nil) -> Bool {
    wanted?.isAnimated == isAnimated && wanted?.entries == entries && wanted?.selected == selected
  }

  func isStill(_ presented: EntryID?, _ style: PresentationStyle?, _ isAnimated: Bool) -> Bool {
    guard wanted != nil else { return false }
    return wanted?.isAnimated == isAnimated && wanted?.entries.first == presented
      && wanted?.style == style
  }
}
