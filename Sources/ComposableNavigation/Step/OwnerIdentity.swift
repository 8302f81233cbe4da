/// Tells the children of one `forEach`, `ifLet` or pullback along a case from those of another.
package final class OwnerIdentity: Sendable {
  package init() {}
}
