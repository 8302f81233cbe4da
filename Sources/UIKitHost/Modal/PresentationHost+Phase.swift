#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation

  extension PresentationHost {
    /// The phases of a presentation.
    enum Phase {
      case resting
      case coming(Acknowledgement)
      case going(Acknowledgement)
      /// A dismissal continues for a command that has become void.
      case goingAnyway
      /// The user pulls at the view, or a transition of other code runs.
      case foreign
    }
  }
#endif
