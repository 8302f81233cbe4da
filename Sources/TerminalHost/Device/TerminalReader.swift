import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An event of a session at a terminal: a person presses a key, or something befalls the terminal.
enum LiveEvent: Hashable, Sendable {
  case key(TerminalKey)
  /// Somebody pastes a text.
  case pasted(String)
  /// The terminal may have another size, or show something else: all is to be drawn anew.
  case disturbed
  /// Something in the store has changed, or an effect has ended.
  case changed
  /// The mark of work that runs is to move.
  case ticked
  /// Somebody asks the program to end.
  case asked
  /// Nobody can press a key any more.
  case ended
  /// The feature's work before the end is done, or the time for it is over.
  case left
}

extension LiveEvent {
  /// Tells whether all is to be drawn anew, because something has disturbed it or a person says so.
  var isDisturbing: Bool { self == .disturbed || self == .key(.control("l")) }
}

/// A thread that reads keys, so that nothing else waits for them.
///
/// It reads only while the terminal is the session's: what a person types ahead, while the process
/// ends or is suspended, is for the shell that comes next.
///
/// Signals are left to the main thread: the one that draws is then not drawing while the terminal is
/// given back.
struct TerminalReader: Sendable {
  let input: Int32
  /// Says that a signal has come.
  let wakeUps: Int32

  /// The milliseconds that the rest of a key may be on its way.
  ///
  /// A terminal has no other means to say that the escape key was all. It is longer than what lies
  /// between two bytes that were sent together, and shorter than what a person notices.
  private static let patience: Int32 = 50

  /// Starts the thread; it ends when nothing can be read any more.
  func start(_ receive: @escaping @Sendable (LiveEvent) -> Void) {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    for crash in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT] { sigdelset(&all, crash) }
    // A thread begins with the mask of the one that makes it.
    pthread_sigmask(SIG_SETMASK, &all, &before)
    Thread.detachNewThread { run(receive) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private func run(_ receive: (LiveEvent) -> Void) {
    var parser = KeyParser()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      // Of a file below zero nothing is asked. Who takes the terminal again wakes this thread.
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
      // It may have been given back while this thread waited.
      guard sources[0].revents != 0, TerminalRestoration.isOnScreen else { continue }
      let length = read(input, &buffer, buffer.count)
      if length < 0, errno == EINTR || errno == EAGAIN { continue }
      guard length > 0 else { break }
      for event in Self.events(of: parser.take(buffer.prefix(length))) { receive(event) }
    }
    receive(.ended)
  }

  /// Returns the events of keys: what is pasted is one, so that it is not drawn letter by letter.
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

  /// Returns the events of a signal handler's bytes: signals that ask for the end, and zero for
  /// everything else.
  static func events(wokenBy bytes: some Collection<UInt8>) -> [LiveEvent] {
    let hangUp = UInt8(SIGHUP)
    var events: [LiveEvent] = []
    if bytes.contains(0) { events.append(.disturbed) }
    if bytes.contains(where: { $0 != 0 && $0 != hangUp }) { events.append(.asked) }
    if bytes.contains(hangUp) { events.append(.ended) }
    return events
  }
}
