/// What is to be said below the table.
@MainActor
enum Report {
  static func text(of measurements: [Measurement], _ memory: [MemoryTable.Row]) -> String {
    let missed = measurements.filter(\.isMissed).count
    let slow = measurements.filter(\.isBoundSlow)
    var lines: [String] = []
    if !measurements.isEmpty { lines.append(GrowthTable.text(of: measurements)) }
    if !memory.isEmpty { lines.append(MemoryTable.text(of: memory)) }
    lines.append("\n\(measurements.count) rows, \(missed) targets missed.")
    lines += slow.map {
      "The harness is at fault, or the machine is busy: the bound of “\($0.subject.name)” took "
        + "\(Table.number($0.bound)) ns, more than \(Table.number($0.subject.boundLimit ?? 0))."
    }
    return lines.joined(separator: "\n")
  }

  static func hasMissed(_ measurements: [Measurement]) -> Bool {
    measurements.contains(where: \.isMissed)
      || GrowthTable.families(of: measurements).contains { $0.points.count > 2 && $0.isMissed }
  }
}
