/// A host's answer to one command, given once: what it shows now, or a refusal.
///
/// ```swift
/// func perform(_ command: …, acknowledgement: Acknowledgement) {
///   animate(command) { acknowledgement.done(showing: self.shown) }
/// }
/// ```
///
/// Answer when the transition has ended. Until then, no host of the same window receives another
/// command. A host may answer before `perform` returns.
///
/// A second answer has no effect and is an issue. An answer after the host has reported `detached`
/// is an issue too, unless the host went off screen because the view around it did. Releasing an
/// unused acknowledgement is an issue and counts as a refusal, unless the command was already void.
/// There is no timeout. The idea is that of simple-stack's and Conductor's completion callbacks.
public final class Acknowledgement: Sendable {
  private let token: Int
  private let mailbox: AcknowledgementMailbox
  // Unsafe: only the main actor writes it, and other threads read it only in `deinit`, when no
  // reference is left.
  private nonisolated(unsafe) var isUsed = false

  init(token: Int, mailbox: AcknowledgementMailbox) {
    self.token = token
    self.mailbox = mailbox
  }

  deinit {
    if !isUsed { mailbox.post(.dropped, token: token) }
  }

  /// Reports that the command has ended, with the host's content now.
  @MainActor
  public func done(showing: Showing) { answer(.done(showing)) }

  /// Reports that the command has ended, with the elements that a stack or split host shows now.
  ///
  /// Tab hosts also name their selection, and modal hosts their style, in a ``Showing``.
  @MainActor
  public func done(showing elements: [ElementID]) { answer(.done(Showing(elements))) }

  /// Reports that the host does not carry out the command and that nothing has changed.
  @MainActor
  public func refused(_ reason: HostRefusal) { answer(.refused(reason)) }

  /// Withdraws the command: the host was not asked after all.
  @MainActor
  func withdraw() { answer(.withdrawn) }

  @MainActor
  private func answer(_ answer: HostAnswer) {
    mailbox.post(isUsed ? .again : answer, token: token)
    isUsed = true
    mailbox.deliver()
  }
}
