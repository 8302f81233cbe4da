#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ComposableNavigation

/// The data needed to restore a terminal, however the process ends.
///
/// A signal handler is a C function without a context, so its data must be in global variables.
/// They are all in this file, and are the only ones in the package. The handlers call only
/// functions that POSIX allows in a handler: `write`, `tcsetattr`, `tcgetpgrp`, `sigaction`,
/// `raise` and the like; memory is allocated before the handlers are installed.
///
/// | Signal | What happens |
/// | --- | --- |
/// | `INT`, `TERM`, `HUP`, `QUIT` | restored, then the signal's normal effect |
/// | the first of `INT`, `TERM` and `HUP`, on request | the program is notified, and ends later |
/// | a later `HUP` then | ignored: closing a terminal may send it several times |
/// | `SEGV`, `BUS`, `ILL`, `TRAP`, `FPE`, `ABRT` | restored, then the former handler, same data |
/// | `TSTP` | restored, stopped, and taken again when continued in the foreground |
/// | `CONT`, `WINCH` | redrawn |
/// | the process exits | restored |
struct TerminalRestoration {
  let input: Int32
  let output: Int32
  var before: termios
  var during: termios
  /// The file to which a byte is written if something must be redrawn.
  let wakeUp: Int32
  /// A Boolean value that indicates whether the terminal is restored; false only to prove that a
  /// test detects a terminal that is not.
  ///
  /// It is here because a signal handler of the tested process restores the terminal, and cannot be
  /// replaced from outside.
  let restores: Bool
  /// A Boolean value that indicates whether the program has work to do before a signal ends it.
  let isToldFirst: Bool
  /// A Boolean value that indicates whether the terminal reports clicks.
  let hasMouse: Bool

  /// Takes the terminal, and installs the handlers that restore it.
  ///
  /// - Returns: False if another session has the terminal.
  func begin() -> Bool {
    guard hasSession.compareExchange(expected: 0, desired: 1) else { return false }
    memory.pointee.terminal = self
    // No session has the terminal yet. The variables are set here because a global variable is
    // initialized at its first use, which must not be in a handler.
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

  /// Restores the terminal and the former signal handlers.
  static func end() {
    leave()
    uninstallHandlers()
    hasSession.store(0)
  }

  /// Raises the signal that the program was notified of, if any, with its normal effect.
  ///
  /// Call it after ``end()``: the parent process can then see which signal ended this one.
  static func obey() {
    let signal = Int32(truncatingIfNeeded: firstEnding.load())
    if signal != 0 { raise(signal) }
  }

  /// A Boolean value that indicates whether the terminal has been taken and not restored.
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

/// The former handlers, indexed by the number of their signal.
private nonisolated(unsafe) let former: UnsafeMutablePointer<sigaction> = {
  let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  former.initialize(repeating: sigaction(), count: 65)
  return former
}()

// Zero for no, one for yes.
private let hasSession = AtomicWord(0)
private let hasTerminal = AtomicWord(0)

/// The signal that the program was notified of; zero for none.
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
  // A process in the background must not draw over the shell.
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
  // A terminal that is not the controlling one has no foreground group.
  return group == -1 || group == getpgrp()
}

private func wake(_ byte: UInt8 = 0) {
  guard let terminal = memory.pointee.terminal else { return }
  var byte = byte
  // If the pipe is full, it already wakes the reader.
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

/// Returns a Boolean value that indicates whether the program was started with a signal ignored, as
/// by `nohup`; it then stays ignored.
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
  // Blocks other signals, so that restoring cannot interrupt taking.
  sigfillset(&action.sa_mask)
  for crash in crashes { sigdelset(&action.sa_mask, crash) }
  _ = sigaction(signal, &action, former + Int(signal))
}

/// Allocates a separate stack for handlers: after a stack overflow, the normal one has no room.
private func giveStack() {
  var there = stack_t()
  guard sigaltstack(nil, &there) == 0, there.ss_flags & CInt(SS_DISABLE) != 0 else { return }
  let size = 1 << 16
  var stack = stack_t()
  stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  stack.ss_size = .init(size)
  sigaltstack(&stack, nil)
}

/// Restores the terminal, then raises the signal again, for when this handler returns.
private func stop(_ signal: Int32) {
  if tells(signal) { return wake(UInt8(signal)) }
  leave()
  _ = sigaction(signal, former + Int(signal), nil)
  raise(signal)
}

/// Returns a Boolean value that indicates whether a signal only notifies the program.
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
  // The process stops here until it is continued.
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
  // The former handler needs the context of the crash, for example to print a backtrace.
  if let handler = action.handler { handler(signal, info, context) }
  // A fault occurs again by itself, but a signal that was sent must be raised again.
  if let info, info.pointee.si_code <= 0 || info.pointee.si_code == SI_USER { raise(signal) }
}
