/// A report from a host to its handler that no command caused, such as the user's swipe.
///
/// Reports name elements, never counts or positions, so later changes do not alter their meaning.
///
/// ```swift
/// func swipedDown() {
///   let gone = shown.elements
///   shown = .nothing
///   onReport?(.removed(gone))
/// }
/// ```
public enum HostReport: Hashable, Sendable {
  /// Receives a host's reports: the type of `onReport`.
  public typealias Receiver = @MainActor (HostReport) -> Void

  /// The user removed these elements: swiped a sheet down, or went back one or several screens.
  ///
  /// A host may report it while a command is in flight, before its acknowledgement.
  case removed([ElementID])

  /// The user selected this tab. Report it also when the tab is already selected: tapping the
  /// selected tab often means going back to its root.
  case selected(ElementID)

  /// The user dragged this sheet to another of its detents, where it rests now.
  ///
  /// From now on, the host names the detent in the style that it shows. If the reducer keeps
  /// another detent, the next command asks for that one.
  case selectedDetent(Sheet.Detent, of: ElementID)

  /// A split has expanded by itself, for example because the device was turned: it shows places for
  /// columns that no command asked for.
  ///
  /// The host also sets ``Showing/hasExpanded``, until it has carried out a command. The reducer
  /// receives a request for columns, and the command that adds them follows. If the reducer keeps
  /// one column, the next command is a `collapse(hiding:)` of no elements, which the host carries
  /// out or refuses. For a host of another shape, the report has no meaning.
  case expanded

  /// The user tried to remove or select something while the host prevents it, because an element
  /// that would have been removed must stay (``NavigationHost/didChange(blockers:)``).
  ///
  /// Nothing has changed in the host. The reducer receives a removal or a selection. It refuses
  /// with the reason, or allows it when the element no longer has to stay.
  case attempted(Attempt)

  /// The user began a gesture; commands wait until it ends.
  case gestureBegan

  /// The gesture ended. `removed` reports its removals; a cancelled gesture has none.
  case gestureEnded

  /// Other code has put something over the elements, such as a page that is in no state. Give it a
  /// name that a reader of issues can find.
  ///
  /// The handler reports an issue, once. The next command removes the foreign content.
  case foreign(String)

  /// A command that the host refused may work now.
  case ready

  /// The host is on screen, for the first time or again, and shows the content of its `shown`.
  case attached

  /// The host has gone off screen by itself: the command in flight is void, a gesture has ended,
  /// and views are kept.
  ///
  /// Report it before you release the acknowledgement of that command, which is then no mistake. A
  /// nested host does not report it when it goes off screen with the view around it.
  case detached

  /// Another handler has taken over the host. This one sends no more commands and reports an issue.
  ///
  /// Hosts never report this: a handler does, when it is set up with a host of another handler.
  case taken(by: String)

  /// An action that the user tried while the host prevents it.
  public enum Attempt: Hashable, Sendable {
    /// The user tried to remove these elements.
    case remove([ElementID])
    /// The user tried to select this element, and to leave the selected one.
    case select(ElementID)
  }
}

extension HostReport {
  /// Tells whether it is an act of the user or the window, which has happened whatever host is next.
  var isAct: Bool {
    switch self {
    case .removed, .selected, .selectedDetent, .expanded, .attempted: true
    case .gestureBegan, .gestureEnded, .foreign, .ready, .attached, .detached, .taken: false
    }
  }
}
