#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// A Boolean value that indicates whether a transition would be visible.
    ///
    /// A transition that begins in the background ends late, so it is not awaited (assumed).
    var isSeen: Bool {
      viewIfLoaded?.window?.windowScene?.activationState == .foregroundActive
    }
  }

  extension [UIViewController] {
    /// Returns a Boolean value that indicates whether both lists contain the same objects in order.
    func isSame(as other: [UIViewController]) -> Bool {
      count == other.count && zip(self, other).allSatisfy { $0 === $1 }
    }

    /// The identities of the view controllers.
    var identities: Set<ObjectIdentifier> { Set(map { ObjectIdentifier($0) }) }
  }
#endif
