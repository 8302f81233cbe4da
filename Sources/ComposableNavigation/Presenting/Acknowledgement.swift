import Synchronization

/// How a host answers one command, once: by naming what it shows, or by refusing.
///
/// ```swift
/// func perform(_ command: …, acknowledgement: Acknowledgement) {
///   animate(command) { acknowledgement.done(showing: self.shown) }
/// }
/// ```
///
/// Answer when the transition has ended; until then no other command comes to any host of the same
/// window. Answering before `perform` returns is fine. A second answer, or one after the host was
/// detached, changes nothing and is an issue; so is letting go of it unused, which counts as a
/// refusal, unless the host was detached meanwhile. No timer runs. The idea is that of simple-stack's and Conductor's completion callbacks.
public final class Acknowledgement: Sendable {
  private let token: Int
  private let mailbox: AcknowledgementMailbox
  private let isUsed = Atomic(false)

  init(token: Int, mailbox: AcknowledgementMailbox) {
    self.token = token
    self.mailbox = mailbox
  }

  deinit {
    if !isUsed.load(ordering: .relaxed) { mailbox.post(.dropped, token: token) }
  }

  /// The command has ended, and this is what the host shows now.
  @MainActor
  public func done(showing: Showing) { answer(.done(showing)) }

  /// The command has ended, and these elements are what a stack or modal host shows now.
  @MainActor
  public func done(showing elements: [ElementID]) { answer(.done(Showing(elements))) }

  /// The command is not carried out; nothing has changed.
  @MainActor
  public func refused(_ reason: HostRefusal) { answer(.refused(reason)) }

  /// The host has not been asked after all.
  @MainActor
  func withdraw() { answer(.withdrawn) }

  @MainActor
  private func answer(_ answer: HostAnswer) {
    let again = isUsed.exchange(true, ordering: .relaxed)
    mailbox.post(again ? .again : answer, token: token)
    mailbox.deliver()
  }
}
