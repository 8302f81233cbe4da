/// Measures subjects, each beside its lower bound, in turns, so that a machine that gets slower or
/// faster meanwhile does so for both.
///
/// What counts is the least of the rounds: noise only ever adds. A subject that misses its target
/// is measured twice more, and all its rounds count together.
@MainActor
struct Harness {
  var rounds = 9
  /// Shorter samples see the clock, longer ones see the scheduler.
  var sample: Duration = .milliseconds(1.5)
  /// How many times as long everything takes here as on the machine that times were promised for.
  var slowness = 1.0

  /// A harness that knows how slow this machine is; a faster one gets no less time than was promised.
  static func calibrated() async -> Harness {
    var harness = Harness()
    let sending = Subject(name: "sending", against: .handSwitch) { (switching0(), sendBound) }
    harness.slowness = max(await harness.measure(sending).least / referenceBound, 1)
    return harness
  }

  /// Measures a subject, and once more, twice at the most, while `isMissed` says so.
  func measure(
    _ subject: Subject,
    again isMissed: (Measurement) -> Bool = { _ in false }
  ) async -> Measurement {
    let (bound, work) = subject.make()
    // Finding the counts is also the warm-up: case paths are learned, caches are filled.
    let boundCount = await count(of: bound)
    let workCount = await count(of: work)
    var measurement = Measurement(subject: subject, slowness: slowness)
    for attempt in 1...3 {
      for _ in 0..<rounds {
        measurement.bounds.append(await nanoseconds(bound, boundCount))
        measurement.samples.append(await nanoseconds(work, workCount))
      }
      if attempt == 3 || !isMissed(measurement) { break }
    }
    return measurement
  }

  /// How often a work must be done for a sample of some milliseconds.
  private func count(of work: Work) async -> Int {
    var count = 1
    while true {
      let time = await time(work, count)
      if time >= sample { return count }
      let missing = time > .zero ? sample / time : 16
      count = Int((Double(count) * min(max(missing * 1.1, 1.5), 16)).rounded(.up))
    }
  }

  private func time(_ work: Work, _ count: Int) async -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    await work.run(count)
    return clock.now - start
  }

  private func nanoseconds(_ work: Work, _ count: Int) async -> Double {
    await time(work, count) / .nanoseconds(count) / work.batch
  }
}

/// The rounds of one subject, in nanoseconds a time.
struct Measurement {
  let subject: Subject
  /// How many times as long everything takes here as on the machine that times were promised for.
  var slowness = 1.0
  var bounds: [Double] = []
  var samples: [Double] = []

  var bound: Double { bounds.min() ?? .nan }
  var least: Double { samples.min() ?? .nan }
  var median: Double { samples.sorted()[samples.count / 2] }
  /// How far the rounds lie apart: the slower quarter begins so much above the least.
  var spread: Double { samples.sorted()[samples.count * 3 / 4] / least - 1 }
  var ratio: Double { least / bound }

  /// The most nanoseconds that it may take on this machine; nil where no time was promised.
  var mostTime: Double? { subject.time.map { $0 * slowness } }

  var isMissed: Bool {
    if let target = subject.target, ratio > target { return true }
    return mostTime.map { least > $0 } ?? false
  }

  /// The bound was so slow that the figures say more of the machine than of the package.
  var isBoundSlow: Bool { subject.boundLimit.map { bound > $0 } ?? false }
}
