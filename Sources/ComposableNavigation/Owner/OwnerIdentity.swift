/// An object that identifies one `forEach`, `ifLet` or pullback along a case.
package final class OwnerIdentity: Sendable {
  package init() {}
}
