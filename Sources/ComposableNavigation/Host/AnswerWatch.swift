/// Makes acknowledgements and sees each answer before the lane does.
///
/// A host contract is between a handler and a host. It receives a command and passes it to the host
/// with an acknowledgement of its own that has the same number. The next ``look()`` notices an
/// acknowledgement that was released unused.
@MainActor
package final class AnswerWatch {
  /// Receives each answer, in the order in which the answers were given.
  package typealias Receiver = @MainActor (_ token: Int, _ answer: HostAnswer) -> Void

  private let receive: Receiver
  private var mailbox: AcknowledgementMailbox?

  /// Creates a watch that passes answers on.
  package init(receive: @escaping Receiver) {
    self.receive = receive
    // Weak: a host may keep an acknowledgement for longer than the watch lives.
    mailbox = AcknowledgementMailbox { [weak self] in self?.look() }
  }

  /// Creates the acknowledgement of one command.
  package func makeAcknowledgement(token: Int) -> Acknowledgement? {
    mailbox.map { Acknowledgement(token: token, mailbox: $0) }
  }

  /// Passes on the answers and released acknowledgements since the last look.
  package func look() {
    guard let mailbox else { return }
    var letters: [AcknowledgementMailbox.Letter] = []
    mailbox.takeAll { letters.append($0) }
    for letter in letters { receive(letter.token, letter.answer) }
  }
}
