/// How many times as long something takes when there is eight times as much of it.
///
/// About 8 for what grows with the work, 64 for what grows with its square. The least of several
/// times counts: noise only adds.
func growth<Input>(
  from size: Int,
  of prepare: (Int) throws -> Input,
  _ work: (Input) throws -> Void
) throws -> Double {
  let clock = ContinuousClock()
  func least(_ size: Int) throws -> Duration {
    let input = try prepare(size)
    var least: Duration?
    for _ in 0..<5 {
      let time = try clock.measure { try work(input) }
      least = min(least ?? time, time)
    }
    return least ?? .zero
  }
  let few = try least(size)
  return try least(size * 8) / max(few, .nanoseconds(1))
}

/// More than what grows with the work shows under load, and far less than what grows with its square.
let mostGrowth = 24.0
