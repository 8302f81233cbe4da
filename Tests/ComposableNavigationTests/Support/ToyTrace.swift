import Synchronization

/// What happened, in order, written from anywhere.
final class ToyTrace: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) { lines.withLock { $0.append(line) } }

  var all: [String] { lines.withLock(\.self) }

  /// What happened since it was asked for last.
  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}
