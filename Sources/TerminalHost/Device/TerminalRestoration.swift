#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ComposableNavigation

/// The knowledge needed to give a terminal back, whatever ends the process.
///
/// A signal handler is a C function without a context: what it needs to know has to lie in global
/// variables. They are all in this file, and nothing else in the package is global. The handlers call
/// only what POSIX allows in one: `write`, `tcsetattr`, `tcgetpgrp`, `sigaction`, `raise` and the
/// like; memory is allocated before they are installed.
///
/// | Signal | What happens |
/// | --- | --- |
/// | `INT`, `TERM`, `HUP`, `QUIT` | given back, then whatever would have happened before |
/// | the first of `INT`, `TERM` and `HUP`, when asked for | the program is told, and ends later |
/// | a later `HUP` then | nothing: who closes a terminal may say so several times |
/// | `SEGV`, `BUS`, `ILL`, `TRAP`, `FPE`, `ABRT` | the same; a former handler gets what this one got |
/// | `TSTP` | given back, stopped, and taken again when it goes on in the foreground |
/// | `CONT`, `WINCH` | drawn anew |
/// | the process exits | given back |
struct TerminalRestoration {
  let input: Int32
  let output: Int32
  var before: termios
  var during: termios
  /// The file to which a byte is written when something has to be drawn anew.
  let wakeUp: Int32
  /// Tells whether the terminal is given back at all: false to prove that a test notices.
  ///
  /// It lies here, because what gives the terminal back is a signal handler of the process that is
  /// being tested: from outside nothing can take its place.
  let restores: Bool
  /// Tells whether the program has something to do before a signal ends it.
  let isToldFirst: Bool
  /// Tells whether the terminal is asked for clicks.
  let hasMouse: Bool

  /// Takes the terminal, and sees to it that it is given back.
  ///
  /// - Returns: False when another session has it.
  func begin() -> Bool {
    guard hasSession.compareExchange(expected: 0, desired: 1) else { return false }
    memory.pointee.terminal = self
    // Nobody has it yet; here, because a global variable is made when it is used first, and a handler
    // must not make one.
    hasTerminal.store(0)
    firstEnding.store(0)
    let mouse = hasMouse ? TerminalSession.mouse : ""
    memory.pointee.entering.fill(TerminalSession.entering + mouse)
    memory.pointee.returning.fill(TerminalSession.returning + mouse)
    memory.pointee.leaving.fill(TerminalSession.leaving)
    installHandlers()
    enter()
    return true
  }

  /// Gives the terminal back, and leaves signals to whom they belonged before.
  static func end() {
    leave()
    uninstallHandlers()
    hasSession.store(0)
  }

  /// Lets happen what the signal would have done that the program was told of; nothing without one.
  ///
  /// Comes after ``end()``: whoever waits for the process is to see what has ended it.
  static func obey() {
    let signal = Int32(truncatingIfNeeded: firstEnding.load())
    if signal != 0 { raise(signal) }
  }

  /// Tells whether the terminal has been taken and not given back.
  static var isOnScreen: Bool { hasTerminal.load() != 0 }
}

// MARK: The data of the handlers

private struct Bytes {
  let start = UnsafeMutablePointer<UInt8>.allocate(capacity: 128)
  var count = 0

  mutating func fill(_ text: String) {
    count = 0
    for byte in text.utf8.prefix(128) {
      start[count] = byte
      count += 1
    }
  }
}

private struct Memory {
  var terminal: TerminalRestoration?
  var entering = Bytes()
  var returning = Bytes()
  var leaving = Bytes()
}

private nonisolated(unsafe) let memory: UnsafeMutablePointer<Memory> = {
  let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
  memory.initialize(to: Memory())
  return memory
}()

/// The handlers that were installed before, by the numbers of their signals.
private nonisolated(unsafe) let former: UnsafeMutablePointer<sigaction> = {
  let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  former.initialize(repeating: sigaction(), count: 65)
  return former
}()

// Zero for no, one for yes.
private let hasSession = AtomicWord(0)
private let hasTerminal = AtomicWord(0)

/// The signal that the program was told of; zero for none.
private let firstEnding = AtomicWord(0)

// MARK: Taking and giving back

private func put(_ bytes: Bytes, _ output: Int32) {
  var written = 0
  while written < bytes.count {
    let count = write(output, bytes.start + written, bytes.count - written)
    if count > 0 { written += count } else if errno != EINTR { return }
  }
}

private func enter() {
  guard let terminal = memory.pointee.terminal else { return }
  // Nobody draws over a shell that has sent the process to the background.
  guard isInForeground(terminal.input) else { return }
  var settings = terminal.during
  tcsetattr(terminal.input, TCSANOW, &settings)
  let isThere = hasTerminal.exchange(1) != 0
  put(isThere ? memory.pointee.returning : memory.pointee.entering, terminal.output)
}

private func leave() {
  guard hasTerminal.exchange(0) != 0, let terminal = memory.pointee.terminal,
    terminal.restores
  else { return }
  put(memory.pointee.leaving, terminal.output)
  var settings = terminal.before
  tcsetattr(terminal.input, TCSANOW, &settings)
}

private func isInForeground(_ terminal: Int32) -> Bool {
  let group = tcgetpgrp(terminal)
  // A terminal that controls nobody has no foreground.
  return group == -1 || group == getpgrp()
}

private func wake(_ byte: UInt8 = 0) {
  guard let terminal = memory.pointee.terminal else { return }
  var byte = byte
  // A full pipe wakes as well as one more byte would.
  _ = write(terminal.wakeUp, &byte, 1)
}

// MARK: Handlers

private let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
private let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]
private let changes = [SIGTSTP, SIGCONT, SIGWINCH]

private func installHandlers() {
  giveStack()
  atexit { leave() }
  for signal in endings where !isIgnored(signal) {
    install(signal) { signal, _, _ in stop(signal) }
  }
  for signal in crashes { install(signal) { crash($0, $1, $2) } }
  if !isIgnored(SIGTSTP) { install(SIGTSTP) { _, _, _ in suspend() } }
  install(SIGCONT) { _, _, _ in
    enter()
    wake()
  }
  install(SIGWINCH) { _, _, _ in wake() }
}

private func uninstallHandlers() {
  for signal in endings + crashes + changes { _ = sigaction(signal, former + Int(signal), nil) }
}

/// Tells whether the program was started with a signal ignored, as `nohup` does; then it stays so.
private func isIgnored(_ signal: Int32) -> Bool {
  sigaction(signal, nil, former + Int(signal))
  return former[Int(signal)].isIgnoring
}

private func install(
  _ signal: Int32,
  _ handler:
    @escaping @convention(c) (
      Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void
) {
  var action = sigaction()
  action.setHandler(handler)
  action.sa_flags = CInt(SA_SIGINFO) | CInt(SA_RESTART) | CInt(bitPattern: UInt32(SA_ONSTACK))
  // One at a time: nothing is given back in the middle of being taken.
  sigfillset(&action.sa_mask)
  for crash in crashes { sigdelset(&action.sa_mask, crash) }
  _ = sigaction(signal, &action, former + Int(signal))
}

/// A stack that has overflowed has no room for a handler.
private func giveStack() {
  var there = stack_t()
  guard sigaltstack(nil, &there) == 0, there.ss_flags & CInt(SS_DISABLE) != 0 else { return }
  let size = 1 << 16
  var stack = stack_t()
  stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  stack.ss_size = .init(size)
  sigaltstack(&stack, nil)
}

/// Gives back, then lets happen what would have happened: the signal comes again when this handler
/// returns.
private func stop(_ signal: Int32) {
  if tells(signal) { return wake(UInt8(signal)) }
  leave()
  _ = sigaction(signal, former + Int(signal), nil)
  raise(signal)
}

/// Tells whether a signal is something to tell the program, instead of ending it.
private func tells(_ signal: Int32) -> Bool {
  guard signal != SIGQUIT, memory.pointee.terminal?.isToldFirst == true else { return false }
  let isFirst = firstEnding.compareExchange(expected: 0, desired: UInt64(signal))
  return isFirst || signal == SIGHUP
}

private func suspend() {
  leave()
  var standard = sigaction()
  var own = sigaction()
  sigemptyset(&standard.sa_mask)
  _ = sigaction(SIGTSTP, &standard, &own)
  var signals = sigset_t()
  var blocked = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGTSTP)
  raise(SIGTSTP)
  pthread_sigmask(SIG_UNBLOCK, &signals, &blocked)
  // Here the process stands still, until somebody lets it go on.
  pthread_sigmask(SIG_SETMASK, &blocked, nil)
  _ = sigaction(SIGTSTP, &own, nil)
  enter()
  wake()
}

private func crash(
  _ signal: Int32,
  _ info: UnsafeMutablePointer<siginfo_t>?,
  _ context: UnsafeMutableRawPointer?
) {
  leave()
  let action = former[Int(signal)]
  _ = sigaction(signal, former + Int(signal), nil)
  // The former handler has to see where it happened: it may print a backtrace.
  if let handler = action.handler { handler(signal, info, context) }
  // A fault comes again by itself. What somebody has sent does not.
  if let info, info.pointee.si_code <= 0 || info.pointee.si_code == SI_USER { raise(signal) }
}
