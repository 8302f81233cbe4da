/// The answer to a command, or the lack of one.
package enum HostAnswer: Hashable, Sendable {
  /// It ended, and this is shown.
  case done(Showing)
  /// It was not carried out.
  case refused(HostRefusal)
  /// The acknowledgement was let go unused.
  case dropped
  /// The acknowledgement was used a second time.
  case again
  /// The host was not asked after all: something had happened since it was decided.
  case withdrawn
}

/// The mailbox of answers until the lane takes them: any thread may let an acknowledgement go.
final class AcknowledgementMailbox: Sendable {
  /// An answer and the command that it is about.
  struct Letter {
    let token: Int
    let answer: HostAnswer
  }

  private let letters = Locked<[Letter]>([])
  private let wake: @MainActor @Sendable () -> Void

  init(wake: @escaping @MainActor @Sendable () -> Void) { self.wake = wake }

  func post(_ answer: HostAnswer, token: Int) {
    letters.withLock { $0.append(Letter(token: token, answer: answer)) }
    // Whoever runs the lane empties the box before it waits; this wakes it when nobody does.
    if answer == .dropped { Task { @MainActor in wake() } }
  }

  @MainActor
  func deliver() { wake() }

  func takeAll() -> [Letter] {
    letters.withLock { letters in
      // Mostly there are none: a lane looks before each event.
      guard !letters.isEmpty else { return [] }
      defer { letters = [] }
      return letters
    }
  }
}
