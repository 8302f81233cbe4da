import Foundation

// Measures every operation and its hand-written counterpart: `swift run -c release Benchmarks`.

/// Runs the benchmarks as requested.
///
/// - Returns: The exit status.
@MainActor
func run(_ arguments: Arguments) async throws(ArgumentError) -> Int32 {
  if let repeated = arguments.repeated { return try await run(repeated) }
  let subjects = Subjects.all.filter(arguments.selects)
  if let counted = arguments.counted { return await count(subjects, counted) }
  if arguments.isList {
    for subject in subjects { print(subject.name) }
    return 0
  }
  let earlier: Earlier? =
    if let path = arguments.compared { try Earlier(path: path) } else { nil }
  // Memory is measured first, while the heap is nearly empty.
  let memory = MemoryTable.rows(where: arguments.selects)
  if let filter = arguments.filter, subjects.isEmpty, memory.isEmpty {
    throw .nothing(filter: filter)
  }
  let measurements = await measure(subjects, arguments, earlier)
  if !arguments.isJSON { print(Report.text(of: measurements, memory)) }
  if let path = arguments.written { try Earlier.write(measurements, to: path) }
  if let earlier {
    print(earlier.report(measurements, where: arguments.selects))
    return measurements.contains(where: earlier.isSlower) ? 1 : 0
  }
  return Report.missed(measurements, memory).isEmpty ? 0 : 1
}

/// Measures and prints row by row, so that progress is visible.
@MainActor
func measure(
  _ subjects: [Subject],
  _ arguments: Arguments,
  _ earlier: Earlier?
) async -> [Measurement] {
  if !arguments.isJSON { print(Table.head) }
  let harness = await Harness.calibrated()
  var measurements: [Measurement] = []
  for subject in subjects {
    let measurement = await harness.measure(subject) {
      $0.isMissed || earlier?.isSlower($0) == true
    }
    measurements.append(measurement)
    print(arguments.isJSON ? Table.json(measurement) : Table.row(measurement))
    fflush(nil)
  }
  return measurements
}

/// Runs only the subject, without its bound and without a clock.
@MainActor
func run(_ repeated: Arguments.Repeated) async throws(ArgumentError) -> Int32 {
  guard let subject = Subjects.all.first(where: { $0.name == repeated.name }) else {
    throw .noRow(repeated.name)
  }
  let work = subject.make().subject
  // Case paths and caches are filled before counting starts.
  await work.run(100)
  await work.run(repeated.count)
  return 0
}

/// Runs each bound and each subject between two calls of a function whose name the profiler knows.
///
/// Prints each row's name, its number of repetitions, its maximum of instructions and the figure of
/// another library, separated by tabs; a dash means none.
@MainActor
func count(_ subjects: [Subject], _ count: Int) async -> Int32 {
  for subject in subjects {
    let (bound, work) = subject.make()
    let times = subject.times(of: count)
    // Case paths and caches are filled before counting starts.
    await bound.run(times)
    await work.run(times)
    beginCount()
    await bound.run(times)
    beginCount()
    await work.run(times)
    beginCount()
    let most = subject.instructions.map { "\($0)" } ?? "-"
    let peer = subject.peer.map { "\($0.name) \($0.instructions)" } ?? "-"
    print(subject.name, times, most, peer, separator: "\t")
  }
  return 0
}

/// Marks where callgrind resets its counters: `--dump-before='*beginCount*'`.
@inline(never)
func beginCount() { blackHole(0) }

do {
  exit(try await run(try Arguments(Array(CommandLine.arguments.dropFirst()))))
} catch {
  let (stream, status) = error == .help ? (FileHandle.standardOutput, 0) : (.standardError, 2)
  stream.write(Data("\(error)\n".utf8))
  exit(Int32(status))
}
