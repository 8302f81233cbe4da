#if GTK
  import ComposableNavigation

  /// The expected changes of the focus, to distinguish the window manager's from the user's.
  enum WindowFocus: Equatable {
    /// The focus is where it was requested; a change is the user's.
    case known
    /// The program has requested the focus for these windows, in order, and the requests are
    /// pending. Until then, the window manager may focus other windows, for example each new one.
    case asked([ElementID])
    /// The focused window has closed; until the state focuses the next one, changes are not the
    /// user's.
    case left

    /// Notes that the program requests the focus for a window.
    ///
    /// - Parameters:
    ///   - element: The window.
    ///   - hasIt: True if the window has the focus now.
    ///   - moves: True if the focus may first change by itself, because a window has closed.
    mutating func ask(for element: ElementID, hasIt: Bool, moves: Bool) {
      var asked: [ElementID] = []
      if case .asked(let earlier) = self { asked = earlier }
      let isNext = asked.last.map { $0 == element } ?? hasIt
      if moves || !isNext { asked.append(element) }
      self = asked.isEmpty ? .known : .asked(asked)
    }

    /// Notes that a window has received the focus.
    ///
    /// - Returns: True if the user has changed the focus.
    mutating func hear(_ element: ElementID) -> Bool {
      switch self {
      case .known:
        return true
      case .asked(let asked):
        guard let index = asked.firstIndex(of: element) else { return false }
        let rest = Array(asked[(index + 1)...])
        self = rest.isEmpty ? .known : .asked(rest)
        return false
      case .left:
        return false
      }
    }

    /// Removes a pending request for a window that has closed.
    mutating func forget(_ element: ElementID) {
      guard case .asked(let asked) = self else { return }
      let rest = asked.filter { $0 != element }
      self = rest.isEmpty ? .known : .asked(rest)
    }
  }
#endif
