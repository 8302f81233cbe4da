/// An object that identifies one `forEach`, `ifLet` or pullback along a case.
final class OwnerIdentity: Sendable {}
