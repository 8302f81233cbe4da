/// A maker of acknowledgements whose answers somebody looks at before a lane gets them.
///
/// The contract of hosts stands between a handler and a host: it is asked a command, and asks the
/// host in turn, with an acknowledgement of its own that has the command's number. One that is let
/// go unused is noticed by the next look.
@MainActor
package final class AnswerWatch {
  /// The receiver of each answer, in the order in which they were given.
  package typealias Receiver = @MainActor (_ token: Int, _ answer: HostAnswer) -> Void

  private let receive: Receiver
  private var mailbox: AcknowledgementMailbox?

  /// Makes a watch that passes answers on.
  package init(receive: @escaping Receiver) {
    self.receive = receive
    // Weak: a host may keep an acknowledgement for longer than anybody looks.
    mailbox = AcknowledgementMailbox { [weak self] in self?.look() }
  }

  /// Makes the acknowledgement of one command.
  package func makeAcknowledgement(token: Int) -> Acknowledgement? {
    mailbox.map { Acknowledgement(token: token, mailbox: $0) }
  }

  /// Tells of what has been answered, or let go, since the last look.
  package func look() {
    guard let mailbox else { return }
    var letters: [AcknowledgementMailbox.Letter] = []
    mailbox.takeAll { letters.append($0) }
    for letter in letters { receive(letter.token, letter.answer) }
  }
}
