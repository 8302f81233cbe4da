#if os(Linux)
  import Glibc
  import Testing

  extension PseudoTerminalTests {
    /// The way in which a program ends, and the status that its parent receives.
    enum Ending: CaseIterable, CustomTestStringConvertible {
      case quitKey, interruptKey, quitSignalKey, interrupt, terminate, hangUp
      case segmentation, bus, illegal, trap, arithmetic, abort, realCrash, quitLine

      var testDescription: String { "\(self)" }

      func end(_ terminal: PseudoTerminal) {
        switch self {
        case .quitKey: terminal.type("q")
        case .interruptKey: terminal.type("\u{3}")
        case .quitSignalKey: terminal.type("\u{1C}")
        case .realCrash: terminal.type("c")
        case .quitLine: terminal.type(":quit\r")
        default: terminal.signal(signal ?? 0)
        }
      }

      var signal: Int32? {
        switch self {
        case .quitKey, .quitLine: nil
        case .interruptKey, .interrupt: SIGINT
        case .quitSignalKey: SIGQUIT
        case .terminate: SIGTERM
        case .hangUp: SIGHUP
        case .segmentation: SIGSEGV
        case .bus: SIGBUS
        case .illegal, .realCrash: SIGILL
        case .trap: SIGTRAP
        case .arithmetic: SIGFPE
        case .abort: SIGABRT
        }
      }

      var status: Int32 { signal.map { -$0 } ?? 0 }
    }
  }
#endif
