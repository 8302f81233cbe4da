/// The place of a nested handler's host in the view of another handler; opaque.
public struct Placement: Sendable {
  let place: Place
}
