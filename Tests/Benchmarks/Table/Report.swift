/// What is to be said below the table.
enum Report {
  static func summary(of measurements: [Measurement]) -> String {
    let missed = measurements.filter(\.isMissed)
    let slow = measurements.filter(\.isBoundSlow)
    var lines = ["", "\(measurements.count) rows, \(missed.count) targets missed."]
    lines += slow.map {
      "The harness is at fault, or the machine is busy: the bound of “\($0.subject.name)” took "
        + "\(Table.number($0.bound)) ns, more than \(Table.number($0.subject.boundLimit ?? 0))."
    }
    return lines.joined(separator: "\n")
  }
}
