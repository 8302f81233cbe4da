/// Measures subjects, each in turn with its lower bound, so that a change of the machine's speed
/// affects both.
///
/// The fastest round counts, since noise only adds time. A subject that misses its target is
/// measured twice more, and all its rounds count together.
@MainActor
struct Harness {
  var rounds = 9
  /// The duration of a sample.
  ///
  /// Shorter ones measure the clock, longer ones the scheduler.
  var sample: Duration = .milliseconds(1.5)
  /// The factor by which this machine is slower than the one on which times were promised.
  var slowness = 1.0

  /// Returns a harness that knows the speed of this machine.
  ///
  /// A faster machine gets the promised times.
  static func calibrated() async -> Harness {
    var harness = Harness()
    let sending = Subject(name: "sending", against: .handSwitch) { (switching(Leaf()), sendBound) }
    harness.slowness = max(await harness.measure(sending).least / referenceBound, 1)
    return harness
  }

  /// Measures a subject, and up to twice more while `isMissed` returns true.
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

  /// Returns the number of repetitions for a sample of some milliseconds.
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

/// The rounds of one subject, in nanoseconds per repetition.
struct Measurement {
  let subject: Subject
  /// The factor by which this machine is slower than the one on which times were promised.
  var slowness = 1.0
  var bounds: [Double] = []
  var samples: [Double] = []

  var bound: Double { bounds.min() ?? .nan }
  var least: Double { samples.min() ?? .nan }
  var median: Double { samples.sorted()[samples.count / 2] }
  /// The spread of the rounds: the distance of the slowest quarter from the least, relative to the
  /// least.
  var spread: Double { samples.sorted()[samples.count * 3 / 4] / least - 1 }
  var ratio: Double { least / bound }

  /// The maximum time on this machine in nanoseconds; nil if no time was promised.
  var mostTime: Double? { subject.time.map { $0 * slowness } }

  var isMissed: Bool {
    if let target = subject.most, ratio > target { return true }
    return mostTime.map { least > $0 } ?? false
  }

  /// A Boolean value that indicates whether the bound was so slow that the figures describe the
  /// machine more than the package.
  var isBoundSlow: Bool { subject.boundLimit.map { bound > $0 } ?? false }
}
