#if GTK
  import ComposableNavigation

  /// The knowledge of where the focus is about to go, so that what a window manager does by itself is
  /// told from what a person does.
  enum WindowFocus: Equatable {
    /// The focus is where it was said to be; to move it is an act of a person.
    case known
    /// The program has asked for windows to be focused, one after another, and they are not yet. Until
    /// then a window manager may focus others, such as each that is opened: no person did.
    case asked([ElementID])
    /// The focused window has gone; the state says which is next, whatever comes in front.
    case left

    /// Notes that the program asks for a window.
    ///
    /// - Parameters:
    ///   - element: The window.
    ///   - hasIt: True if it has the focus now.
    ///   - moves: True if the focus may move by itself first, since the window that had it has gone.
    mutating func ask(for element: ElementID, hasIt: Bool, moves: Bool) {
      var asked: [ElementID] = []
      if case .asked(let earlier) = self { asked = earlier }
      let isNext = asked.last.map { $0 == element } ?? hasIt
      if moves || !isNext { asked.append(element) }
      self = asked.isEmpty ? .known : .asked(asked)
    }

    /// Notes that a window has got the focus.
    ///
    /// - Returns: True if a person has done that.
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

    /// Waits no longer for a window that has gone.
    mutating func forget(_ element: ElementID) {
      guard case .asked(let asked) = self else { return }
      let rest = asked.filter { $0 != element }
      self = rest.isEmpty ? .known : .asked(rest)
    }
  }
#endif
