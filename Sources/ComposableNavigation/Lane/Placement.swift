/// The place of a nested handler's host in the view of another handler; opaque.
struct Placement: Sendable {
  let place: MemberPlace
}
