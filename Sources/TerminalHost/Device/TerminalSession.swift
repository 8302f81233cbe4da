#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time in which a terminal is drawn on: keys come as they are pressed, and a screen of its own
/// is shown, until the terminal is as it was before.
///
/// The terminal is given back by ``end()``, and by ``TerminalRestoration`` when the process is told
/// to stop or crashes. A process has one terminal, and so one session at a time.
struct TerminalSession {
  let device: TerminalDevice
  /// The file from which signals are read: a byte for each that changes what is to be drawn.
  let wakeUps: Int32

  /// The sequences that prepare a terminal for drawing.
  ///
  /// Another screen, no cursor, what does not fit into a row is not continued in the next, and a text
  /// that is pasted says so.
  static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[0m\u{1B}[2J"

  /// The same after somebody else may have changed the terminal; its screen is still the other one.
  static let returning =
    "\u{18}\(FrameWriter.end)\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[0m\u{1B}[2J"

  /// The sequences that ask a terminal for clicks and the wheel, in decimal numbers; one that has no
  /// mouse passes over them.
  static let mouse = "\u{1B}[?1000h\u{1B}[?1006h"

  /// The sequences that give a terminal back.
  ///
  /// Whatever is being written is cancelled first, and what has come of it is shown.
  static let leaving =
    "\u{18}\(FrameWriter.end)\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h"
    + "\u{1B}[?25h\u{1B}[?1049l"

  /// Begins; nil when the terminal cannot be set up, or another session has begun.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - isToldFirst: True if the program has something to do before a signal ends it.
  ///   - hasMouse: True if the terminal is asked for clicks; it then selects no text by itself.
  ///   - restores: False never gives the terminal back, to prove that a test notices: see
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
      // A program that the process starts has nothing to do with it, and no signal waits.
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

  /// Gives the terminal back.
  func end() { TerminalRestoration.end() }

  /// Ends the process by the signal that asked for it, if one did; after ``end()``.
  func obeySignal() { TerminalRestoration.obey() }

  /// Tells whether the terminal is the session's to draw on: not while the process is suspended or
  /// in the background.
  var isOnScreen: Bool { TerminalRestoration.isOnScreen }
}

extension termios {
  /// The settings in which each key comes at once and is not printed; those that stop or suspend the
  /// process still do so, by signals.
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
