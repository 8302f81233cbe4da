/// A report that a host sends to its handler on its own, such as a person's swipe.
///
/// Reports name elements, never counts or positions: whatever else has changed meanwhile, they mean
/// what the person meant.
///
/// ```swift
/// func swipedDown() {
///   let gone = shown.elements
///   shown = .nothing
///   onReport?(.removed(gone))
/// }
/// ```
public enum HostReport: Hashable, Sendable {
  /// The receiver of a host's reports: the type of its `onReport`.
  public typealias Receiver = @MainActor (HostReport) -> Void

  /// A person took these away: swiped a sheet down, went back one or several screens. Also while a
  /// command is in flight, and before its acknowledgement.
  case removed([ElementID])

  /// A person selected this tab, also when it is the one that is selected: a tap on that is often
  /// meant to lead back to its beginning.
  case selected(ElementID)

  /// A person dragged this sheet to another of its detents, where it rests now.
  ///
  /// The host names it from now on in the style that it shows. If the reducer keeps another detent,
  /// the next command says so.
  case selectedDetent(Sheet.Detent, of: ElementID)

  /// A split has expanded by itself, as by a turn of the device: it shows places for columns that nobody
  /// has asked for.
  ///
  /// The host names it too, by ``Showing/hasExpanded``, until a command has been carried out. The
  /// reducer hears of it as of a wish for columns, and the command that brings them follows. If the
  /// reducer keeps one column, the next command is a `collapse(hiding:)` of nothing, which the host
  /// carries out or refuses. Of a host of another shape it means nothing.
  case expanded

  /// A person tried to take something away, or to select something, that the host keeps from them:
  /// it was told that what would have gone stays (``NavigationHost/didChange(stays:)``).
  ///
  /// Nothing has changed in the host. The reducer hears of it as of a removal or a selection: it
  /// refuses with the reason, or lets it go, when nothing stays any more.
  case attempted(Attempt)

  /// A person began a gesture; commands wait until it ends.
  case gestureBegan

  /// The gesture ended. What it removed is reported by `removed`; a cancelled one removes nothing.
  case gestureEnded

  /// Somebody else has put something over the elements, such as a page that is in no state; it is
  /// named as a person who reads issues would find it.
  ///
  /// The handler says so in an issue, once. The state wins at the next command, which takes it away.
  case foreign(String)

  /// The host says that a command which it has refused may work now.
  case ready

  /// The host is on screen, for the first time or again, and shows what its `shown` says.
  case attached

  /// The host has gone off screen by itself: the command in flight is void, a gesture has ended,
  /// and views are kept.
  ///
  /// Report it before you let go of the acknowledgement of that command, which is then no mistake.
  /// A nested host that goes with the view around it does not report it.
  case detached

  /// Another handler has taken over the host: this one asks for nothing more, and says so in an
  /// issue.
  ///
  /// No host reports this: the handler does that is set up with a host which has one already.
  case taken(by: String)

  /// Something that a person tried.
  public enum Attempt: Hashable, Sendable {
    /// A person tried to take these elements away.
    case remove([ElementID])
    /// A person tried to select this element, and to leave the one that is selected.
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
