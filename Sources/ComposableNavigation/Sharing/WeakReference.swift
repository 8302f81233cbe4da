/// An object that is not kept, for closures that look for it often.
///
/// A weak variable that a closure captures is checked for overlapping access at each look, which takes
/// some eighty instructions (benchmark “handler, push and pop”); here nobody writes it.
@MainActor
final class WeakReference<Object: AnyObject> {
  // Unchecked: it is written when it is made, and never again.
  @exclusivity(unchecked) private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}
