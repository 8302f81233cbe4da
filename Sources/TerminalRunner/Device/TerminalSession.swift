#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A period of drawing on a terminal: keys are reported as they are pressed, and an alternate
/// screen is shown, until the terminal is restored.
///
/// ``end()`` restores the terminal; ``TerminalRestoration`` does so if a signal stops the process
/// or it crashes. A process has one terminal, and so one session at a time.
struct TerminalSession {
  let device: TerminalDevice
  /// The file that reports signals: a byte for each that changes the drawing.
  let wakeUps: Int32

  /// The sequences that prepare a terminal for drawing.
  ///
  /// They select the alternate screen, hide the cursor, disable wrapping, and mark pasted text.
  static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[0m\u{1B}[2J"

  /// The same sequences, without a new screen, after another program may have changed the terminal.
  static let returning =
    "\u{18}\(FrameWriter.end)\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[0m\u{1B}[2J"

  /// The sequences that enable clicks and the wheel, if the terminal has a mouse.
  static let mouse = "\u{1B}[?1000h\u{1B}[?1006h"

  /// The sequences that restore a terminal.
  ///
  /// They first cancel an incomplete sequence and end a synchronized update.
  static let leaving =
    "\u{18}\(FrameWriter.end)\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h"
    + "\u{1B}[?25h\u{1B}[?1049l"

  /// Begins a session; nil if the terminal cannot be set up, or another session has begun.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - isToldFirst: True if the program has work to do before a signal ends it.
  ///   - hasMouse: True if the terminal reports clicks; it then does not select text by itself.
  ///   - restores: False never restores the terminal, to prove that a test detects it: see
  ///     ``TerminalRestoration``.
  init?(
    _ device: TerminalDevice,
    isToldFirst: Bool = false,
    hasMouse: Bool = false,
    restores: Bool = true
  ) {
    self.device = device
    var before = termios()
    guard tcgetattr(device.input, &before) == 0 else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      // Child processes do not inherit the pipe, and no signal handler blocks on it.
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    wakeUps = ends[0]
    let restoration = TerminalRestoration(
      input: device.input,
      output: device.output,
      before: before,
      during: before.forKeys,
      wakeUp: ends[1],
      restores: restores,
      isToldFirst: isToldFirst,
      hasMouse: hasMouse
    )
    guard restoration.begin() else {
      close(ends[0])
      close(ends[1])
      return nil
    }
  }

  func end() { TerminalRestoration.end() }

  /// Ends the process by the signal that requested it, if any; call it after ``end()``.
  func obeySignal() { TerminalRestoration.obey() }

  /// A Boolean value that indicates whether the session can draw: not while the process is
  /// suspended or in the background.
  var isOnScreen: Bool { TerminalRestoration.isOnScreen }
}

extension termios {
  /// The settings that report each key at once without printing it; keys that stop or suspend the
  /// process still send signals.
  var forKeys: termios {
    var settings = self
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    settings.c_lflag |= tcflag_t(ISIG)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    withUnsafeMutableBytes(of: &settings.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    return settings
  }
}
