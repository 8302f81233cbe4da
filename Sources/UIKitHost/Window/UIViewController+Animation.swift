#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// Whether a person would see a transition.
    ///
    /// One that begins in the background ends late, so nobody waits for it (assumed).
    var isSeen: Bool {
      viewIfLoaded?.window?.windowScene?.activationState == .foregroundActive
    }
  }

  extension [UIViewController] {
    /// Whether both lists have the same objects in the same order.
    func isSame(as other: [UIViewController]) -> Bool {
      count == other.count && zip(self, other).allSatisfy { $0 === $1 }
    }

    /// What tells each from the others.
    var identities: Set<ObjectIdentifier> { Set(map { ObjectIdentifier($0) }) }
  }
#endif
