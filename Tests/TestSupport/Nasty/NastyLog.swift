/// The log of one walk: the commands of its hosts, and the events that happen inside them.
@MainActor
package final class NastyLog {
  /// The number of commands after one step that counts as endless.
  package static var bound: Int { 10_000 }

  /// A callback, other than a command or the making of a view, inside which an event may happen.
  package enum Moment: CaseIterable, Sendable { case begin, blockers, handlers, attach, detach }

  package private(set) var commandCount = 0
  /// The faults of commands that no host may receive.
  package private(set) var notes: [String] = []
  /// All commands, if they are recorded.
  package private(set) var lines: [String] = []
  /// The events inside the next calls of `perform` or the next makings of a view, one each.
  package var inside: [@MainActor () -> Void] = []
  /// The events inside the next callbacks of each kind, one each.
  ///
  /// Each receives the called host; nil if a view is read.
  package var callbacks: [Moment: [@MainActor (NastyHost?) -> Void]] = [:]
  /// A Boolean value that indicates whether the user is removing a page, so that hosts inside it
  /// may acknowledge late.
  package var isUserRemoving = false

  private let records: Bool
  private var commandsInStep = 0

  package init(records: Bool = false) { self.records = records }

  package var isEndless: Bool { commandsInStep > Self.bound }

  package func beginStep() { commandsInStep = 0 }

  package func note(_ text: String) {
    // A few notes are enough: the others follow from them.
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

  package func actInside(_ moment: Moment, of host: NastyHost? = nil) {
    if callbacks[moment]?.isEmpty == false {
      callbacks[moment]?.removeFirst()(host)
    } else {
      actInside()
    }
  }
}
