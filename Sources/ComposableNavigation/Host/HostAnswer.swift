/// The answer to a command, or the lack of one.
package enum HostAnswer: Hashable, Sendable {
  /// The command ended, and the host shows this.
  case done(Showing)
  /// The command was not carried out.
  case refused(HostRefusal)
  /// The acknowledgement was released unused.
  case dropped
  /// The acknowledgement was used a second time.
  case again
  /// The host was not asked after all, because something happened after the command was decided.
  case withdrawn

  /// A Boolean value that indicates whether the acknowledgement was used before.
  ///
  /// Comparing with `==` would copy an answer.
  var isAgain: Bool {
    if case .again = self { true } else { false }
  }
}

/// Holds answers until the lane takes them; any thread may release an acknowledgement.
final class AcknowledgementMailbox: Sendable {
  /// An answer and the number of its command.
  struct Letter {
    let token: Int
    let answer: HostAnswer
  }

  private let letters = Locked<[Letter]>([])
  /// The number of letters, which can be read without the lock.
  ///
  /// Usually there are none, and a lane looks several times per event (benchmark “handler, push and
  /// pop”).
  private let count = AtomicWord(0)
  private let wake: @MainActor @Sendable () -> Void

  init(wake: @escaping @MainActor @Sendable () -> Void) { self.wake = wake }

  func post(_ answer: HostAnswer, token: Int) {
    letters.withLock { letters in
      letters.append(Letter(token: token, answer: answer))
      count.store(UInt64(letters.count))
    }
    // The lane's owner empties the mailbox before it waits. This wakes the lane if nothing is
    // running it, also when it has not yet seen a release on another thread.
    if case .dropped = answer { Task { @MainActor in wake() } }
  }

  @MainActor
  func deliver() { wake() }

  /// Removes all letters and passes each on, in order.
  ///
  /// - Parameter take: Receives each letter; it must not use the mailbox.
  func takeAll(_ take: (Letter) -> Void) {
    guard count.load() > 0 else { return }
    letters.withLock { letters in
      for letter in letters { take(letter) }
      // Capacity is kept unless many letters came at once (benchmark “handler, push and pop”).
      letters.removeAll(keepingCapacity: letters.count <= 16)
      count.store(0)
    }
  }
}
