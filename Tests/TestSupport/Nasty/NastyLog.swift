/// The log of one walk: the commands that its hosts have had, and the events that are to happen
/// inside them.
@MainActor
package final class NastyLog {
  /// The number of times that hosts may be asked because of one step, before it is called endless.
  package static var bound: Int { 10_000 }

  /// A moment other than a command or the making of a view in which somebody is called, and may act.
  package enum Moment: CaseIterable, Sendable { case begin, stays, handlers, attach, detach }

  package private(set) var commandCount = 0
  /// The notes about commands that hosts may not be given.
  package private(set) var notes: [String] = []
  /// All that hosts were asked, if it is recorded.
  package private(set) var lines: [String] = []
  /// The events inside the next `perform` or the next making of a view, one each.
  package var inside: [@MainActor () -> Void] = []
  /// The events inside the next call of each kind, one each.
  package var callbacks: [Moment: [@MainActor () -> Void]] = [:]
  /// Tells whether a person is taking away a page at this moment, so that what lies in it may be
  /// late.
  package var isPersonTakingAway = false

  private let records: Bool
  private var commandsInStep = 0

  package init(records: Bool = false) { self.records = records }

  package var isEndless: Bool { commandsInStep > Self.bound }

  package func beginStep() { commandsInStep = 0 }

  package func note(_ text: String) {
    // One is enough: others follow from it.
    if notes.count < 3 { notes.append(text) }
  }

  package func record(_ line: @autoclosure () -> String) {
    if records { lines.append(line()) }
  }

  package func asked(_ line: @autoclosure () -> String) {
    commandCount += 1
    commandsInStep += 1
    if isEndless { note("one step leads to more than \(Self.bound) commands") }
    record(line())
  }

  package func actInside() {
    guard !inside.isEmpty else { return }
    inside.removeFirst()()
  }

  package func actInside(_ moment: Moment) {
    if callbacks[moment]?.isEmpty == false {
      callbacks[moment]?.removeFirst()()
    } else {
      actInside()
    }
  }
}
