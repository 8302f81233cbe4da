/// A weak reference for closures that read it often.
///
/// A weak variable that a closure captures is checked for overlapping access at each read, which
/// takes about eighty instructions (benchmark “handler, push and pop”); this property is never
/// written after `init`.
@MainActor
final class WeakReference<Object: AnyObject> {
  // Unchecked: written only in `init`.
  @exclusivity(unchecked) private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}
