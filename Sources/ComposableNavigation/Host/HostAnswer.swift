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

  /// Tells whether the acknowledgement was used before; to compare an answer is to copy it.
  var isAgain: Bool {
    if case .again = self { true } else { false }
  }
}

/// The mailbox of answers until the lane takes them: any thread may let an acknowledgement go.
final class AcknowledgementMailbox: Sendable {
  /// An answer and the command that it is about.
  struct Letter {
    let token: Int
    let answer: HostAnswer
  }

  private let letters = Locked<[Letter]>([])
  /// The number of letters, for a look that takes no lock: mostly there are none, and a lane looks
  /// several times an event (benchmark “handler, push and pop”).
  private let count = AtomicWord(0)
  private let wake: @MainActor @Sendable () -> Void

  init(wake: @escaping @MainActor @Sendable () -> Void) { self.wake = wake }

  func post(_ answer: HostAnswer, token: Int) {
    letters.withLock { letters in
      letters.append(Letter(token: token, answer: answer))
      count.store(UInt64(letters.count))
    }
    // Whoever runs the lane empties the box before it waits; this wakes it when nobody does, also if
    // it has not seen yet that another thread has let go.
    if case .dropped = answer { Task { @MainActor in wake() } }
  }

  @MainActor
  func deliver() { wake() }

  /// Gives away all letters, in order.
  ///
  /// - Parameter take: Keeps a letter; the box must not be used meanwhile.
  func takeAll(_ take: (Letter) -> Void) {
    guard count.load() > 0 else { return }
    letters.withLock { letters in
      for letter in letters { take(letter) }
      // The room stays, unless many came at once (benchmark “handler, push and pop”).
      letters.removeAll(keepingCapacity: letters.count <= 16)
      count.store(0)
    }
  }
}
