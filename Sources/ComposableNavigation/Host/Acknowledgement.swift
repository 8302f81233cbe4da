/// The answer of a host to one command, given once: by naming what it shows, or by refusing.
///
/// ```swift
/// func perform(_ command: …, acknowledgement: Acknowledgement) {
///   animate(command) { acknowledgement.done(showing: self.shown) }
/// }
/// ```
///
/// Answer when the transition has ended; until then no other command comes to any host of the same
/// window. Answering before `perform` returns is fine.
///
/// A second answer changes nothing and is an issue. So is one after the host has said `detached`,
/// but not one that comes when the view around the host has gone. To let go of it unused is an
/// issue and counts as a refusal, unless the command was void by then. No timer runs. The idea is
/// that of simple-stack's and Conductor's completion callbacks.
public final class Acknowledgement: Sendable {
  private let token: Int
  private let mailbox: AcknowledgementMailbox
  // Unsafe: the main actor alone writes it, and it is read elsewhere at its end alone, when nobody
  // has it any more.
  private nonisolated(unsafe) var isUsed = false

  init(token: Int, mailbox: AcknowledgementMailbox) {
    self.token = token
    self.mailbox = mailbox
  }

  deinit {
    if !isUsed { mailbox.post(.dropped, token: token) }
  }

  /// Says that the command has ended, and names the host's content now.
  @MainActor
  public func done(showing: Showing) { answer(.done(showing)) }

  /// Says that the command has ended, and names the elements that a stack or split host shows
  /// now.
  ///
  /// Tabs name their selection too, and a modal host its style, in a ``Showing``.
  @MainActor
  public func done(showing elements: [ElementID]) { answer(.done(Showing(elements))) }

  /// Says that the command is not carried out, and that nothing has changed.
  @MainActor
  public func refused(_ reason: HostRefusal) { answer(.refused(reason)) }

  /// Takes the command back: the host has not been asked after all.
  @MainActor
  func withdraw() { answer(.withdrawn) }

  @MainActor
  private func answer(_ answer: HostAnswer) {
    mailbox.post(isUsed ? .again : answer, token: token)
    isUsed = true
    mailbox.deliver()
  }
}
