import Foundation
import TerminalHost

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An event of a session at a terminal: a key of the user, or a change of the terminal.
enum LiveEvent: Hashable, Sendable {
  case key(TerminalKey)
  /// The user pasted a text.
  case pasted(String)
  /// The terminal's size or content may have changed: everything must be redrawn.
  case disturbed
  /// The store has changed, or an effect has ended.
  case changed
  /// The symbol that indicates running work must move.
  case ticked
  /// A signal asks the program to end.
  case asked
  /// The terminal has closed, so that no key can be pressed.
  case ended
  /// The feature's work before the end is done, or its time limit has passed.
  case left
}

extension LiveEvent {
  /// A Boolean value that indicates whether everything must be redrawn, after a disturbance or at
  /// the user's request.
  var isDisturbing: Bool { self == .disturbed || self == .key(.control("l")) }
}

/// A thread that reads keys, so that no other work waits for them.
///
/// The thread reads only while the session owns the terminal: keys that the user types while the
/// process ends or is suspended are for the shell.
///
/// Signals are delivered to the main thread. That thread draws, so it does not draw while a signal
/// handler restores the terminal.
struct TerminalReader: Sendable {
  let input: Int32
  /// The file that reports signals.
  let wakeUps: Int32

  /// The milliseconds to wait for the rest of a key.
  ///
  /// A terminal has no other way to distinguish the escape key from the start of a longer sequence.
  /// The delay is longer than the time between two bytes of a sequence, and too short to notice.
  private static let patience: Int32 = 50

  /// Starts the thread, which ends at the end of the input.
  func start(_ receive: @escaping @Sendable (LiveEvent) -> Void) {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    for crash in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT] { sigdelset(&all, crash) }
    // A thread inherits the signal mask of the thread that creates it.
    pthread_sigmask(SIG_SETMASK, &all, &before)
    Thread.detachNewThread { run(receive) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private func run(_ receive: (LiveEvent) -> Void) {
    var parser = KeyParser()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      // `poll` ignores negative files. Taking the terminal again wakes this thread.
      let open = [TerminalRestoration.isOnScreen ? input : -1, wakeUps]
      var sources = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = poll(&sources, 2, parser.isPending ? Self.patience : -1)
      if count < 0, errno != EINTR { break }
      if count == 0 { for key in parser.pause() { receive(.key(key)) } }
      guard count > 0 else { continue }
      if sources[1].revents != 0 {
        let length = read(wakeUps, &buffer, buffer.count)
        for event in Self.events(wokenBy: buffer.prefix(max(0, length))) { receive(event) }
      }
      // The terminal may have been restored while this thread was waiting.
      guard sources[0].revents != 0, TerminalRestoration.isOnScreen else { continue }
      let length = read(input, &buffer, buffer.count)
      if length < 0, errno == EINTR || errno == EAGAIN { continue }
      guard length > 0 else { break }
      for event in Self.events(of: parser.take(buffer.prefix(length))) { receive(event) }
    }
    receive(.ended)
  }

  /// Returns the events of keys: a pasted text is one event, so that it is drawn once.
  static func events(of keys: [TerminalKey]) -> [LiveEvent] {
    var events: [LiveEvent] = []
    var pasted = ""
    for key in keys {
      if case .pasted(let scalar) = key {
        pasted.unicodeScalars.append(scalar)
        continue
      }
      if !pasted.isEmpty { events.append(.pasted(pasted)) }
      pasted = ""
      events.append(.key(key))
    }
    return pasted.isEmpty ? events : events + [.pasted(pasted)]
  }

  /// Returns the events of a handler's bytes: a signal that ends the program, or zero for others.
  static func events(wokenBy bytes: some Collection<UInt8>) -> [LiveEvent] {
    let hangUp = UInt8(SIGHUP)
    var events: [LiveEvent] = []
    if bytes.contains(0) { events.append(.disturbed) }
    if bytes.contains(where: { $0 != 0 && $0 != hangUp }) { events.append(.asked) }
    if bytes.contains(hangUp) { events.append(.ended) }
    return events
  }
}
