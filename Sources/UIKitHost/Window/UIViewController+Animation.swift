#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// Tells whether a person would see a transition.
    ///
    /// One that begins in the background ends late, so nobody waits for it (assumed).
    var isSeen: Bool {
      viewIfLoaded?.window?.windowScene?.activationState == .foregroundActive
    }
  }

  extension [UIViewController] {
    /// Tells whether both lists have the same objects in the same order.
    func isSame(as other: [UIViewController]) -> Bool {
      count == other.count && zip(self, other).allSatisfy { $0 === $1 }
    }

    /// The identities of the view controllers.
    var identities: Set<ObjectIdentifier> { Set(map { ObjectIdentifier($0) }) }
  }
#endif
