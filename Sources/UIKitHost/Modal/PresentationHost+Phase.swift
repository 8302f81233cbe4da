#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation

  extension PresentationHost {
    /// The phases of a presentation.
    enum Phase {
      case resting
      case coming(Acknowledgement)
      case going(Acknowledgement)
      /// It goes because of a command that has become void.
      case goingAnyway
      /// A person pulls at it, or somebody else's transition runs.
      case foreign
    }
  }
#endif
