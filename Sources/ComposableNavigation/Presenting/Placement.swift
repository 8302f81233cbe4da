/// Where a nested handler's host lies; opaque.
public struct Placement: Sendable {
  let place: Place
}
