#if os(Linux)
  import Foundation
  import Glibc

  /// A terminal without a user and the program on it: the real one, in a process, a session and a
  /// foreground of its own.
  final class PseudoTerminal {
    /// A standard stream of a program.
    enum Stream {
      case terminal
      case file(String)
      case closed
    }

    /// The reason why a test cannot continue, with the text on the screen.
    struct Stuck: Error, CustomStringConvertible {
      let description: String
    }

    private(set) var screen: TerminalEmulator
    let process: pid_t
    private var master: Int32
    /// Kept open, so that the terminal's settings can be read after the program has ended.
    private let slave: Int32
    private let before: termios

    /// The longest time that a test waits, in seconds; far more than any step takes on a busy
    /// machine.
    static let deadline: TimeInterval = 120

    /// Starts a program.
    ///
    /// A name without a slash is a product; the environment is added to a small one.
    init(
      _ command: [String],
      width: Int = 80,
      height: Int = 24,
      input: Stream = .terminal,
      output: Stream = .terminal,
      environment: [String: String] = [:]
    ) throws {
      screen = TerminalEmulator(width: width, height: height)
      // The work of `posix_openpt`, `unlockpt` and `ptsname`, which are not visible from Swift.
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (lock, number): (Int32, Int32) = (0, 0)
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      guard ioctl(master, setLock, &lock) == 0, ioctl(master, getNumber, &number) == 0 else {
        throw Stuck(description: "there is no pseudo-terminal: \(String(cString: strerror(errno)))")
      }
      let path = "/dev/pts/\(number)"
      slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
      var settings = termios()
      tcgetattr(slave, &settings)
      before = settings
      Self.setSize(of: master, width, height)

      let environment = [
        "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
        // No test reads a backtrace.
        "SWIFT_BACKTRACE": "enable=no",
      ].merging(environment) { $1 }
      let command = [Self.path(command[0])] + command.dropFirst()
      process = try Self.spawn(
        command,
        environment,
        streams: [input, output, output].enumerated().map { ($0 == 2 ? .terminal : $1, path) }
      )
    }

    deinit {
      // After any failure, the process is gone.
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
      if master >= 0 { close(master) }
      close(slave)
    }

    static func path(_ program: String) -> String {
      guard !program.contains("/") else { return program }
      let tests =
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
      return URL(fileURLWithPath: tests).deletingLastPathComponent()
        .appendingPathComponent(program).path
    }

    private static func spawn(
      _ command: [String],
      _ environment: [String: String],
      streams: [(Stream, terminal: String)]
    ) throws -> pid_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      // The first terminal that the leader of a session opens controls it, so one is always opened.
      if let terminal = streams.first?.terminal {
        posix_spawn_file_actions_addopen(&actions, 9, terminal, O_RDWR, 0)
        posix_spawn_file_actions_addclose(&actions, 9)
      }
      for (index, (stream, terminal)) in streams.enumerated() {
        let number = Int32(index)
        switch stream {
        case .terminal: posix_spawn_file_actions_addopen(&actions, number, terminal, O_RDWR, 0)
        case .file(let path):
          posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR | O_CREAT, 0o600)
        case .closed: posix_spawn_file_actions_addclose(&actions, number)
        }
      }
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // Tests run on threads that block signals; a program begins as a shell would start it.
      var none = sigset_t()
      var all = sigset_t()
      sigemptyset(&none)
      sigfillset(&all)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | 0x80  // SETSID
      posix_spawnattr_setflags(&attributes, Int16(flags))

      var arguments = command.map { strdup($0) } + [nil]
      var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
      defer { for text in arguments + variables { free(text) } }
      var process: pid_t = 0
      let error = posix_spawn(&process, command[0], &actions, &attributes, &arguments, &variables)
      guard error == 0 else {
        throw Stuck(description: "\(command[0]): \(String(cString: strerror(error)))")
      }
      return process
    }
  }

  // MARK: Programs

  extension PseudoTerminal {
    /// Starts Countries, and waits for its list.
    static func countries(
      _ options: String...,
      environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(["Countries"] + options, environment: environment)
      try terminal.wait(for: "AF  Afghanistan")
      return terminal
    }

    /// Starts the probe, and waits until it works and reads keys.
    static func probe(
      _ options: String...,
      environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(["TerminalProbe"] + options, environment: environment)
      try terminal.wait(for: "▸ work is not done")
      return terminal
    }
  }

  // MARK: Acts of the user

  extension PseudoTerminal {
    func type(_ text: String) {
      _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }

    func resize(width: Int, height: Int) {
      screen.resize(width: width, height: height)
      Self.setSize(of: master, width, height)
    }

    private static func setSize(of terminal: Int32, _ width: Int, _ height: Int) {
      var size = winsize(
        ws_row: UInt16(height),
        ws_col: UInt16(width),
        ws_xpixel: 0,
        ws_ypixel: 0
      )
      _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }

    func signal(_ signal: Int32) { kill(process, signal) }

    /// Closes the terminal, as when its window is closed.
    func vanish() {
      close(master)
      master = -1
    }

    /// Waits until a condition holds on a complete frame.
    func wait(_ what: String, until isSo: (TerminalEmulator) -> Bool) throws {
      let end = Date(timeIntervalSinceNow: Self.deadline)
      while screen.isUpdating || !isSo(screen) {
        guard Date() < end else {
          throw Stuck(description: "waited in vain for \(what); there is:\n\(screen.text)")
        }
        read(atMost: 100)
      }
    }

    func wait(for text: String) throws { try wait("“\(text)”") { $0.text.contains(text) } }

    /// Types, and waits until a text is on the screen.
    func type(_ typed: String, until text: String) throws {
      type(typed)
      try wait(for: text)
    }

    /// Waits for the program to end.
    ///
    /// - Returns: Its exit status, or the negated number of the signal that ended it.
    func end() throws -> Int32 {
      let end = Date(timeIntervalSinceNow: Self.deadline)
      var status: Int32 = 0
      while waitpid(process, &status, WNOHANG) == 0 {
        guard Date() < end else {
          throw Stuck(description: "waited in vain for the end; there is:\n\(screen.text)")
        }
        read(atMost: 20)
      }
      read(atMost: 0)
      return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }

    /// The settings that differ from those before the program began.
    var complaints: [String] {
      var complaints: [String] = []
      var now = termios()
      tcgetattr(slave, &now)
      if now.c_lflag != before.c_lflag { complaints.append("what is typed is not read by lines") }
      if now.c_iflag != before.c_iflag { complaints.append("input is changed otherwise") }
      if now.c_oflag != before.c_oflag { complaints.append("output is changed otherwise") }
      if screen.isAlternate { complaints.append("the other screen is shown") }
      if !screen.isCursorVisible { complaints.append("the cursor is hidden") }
      if !screen.wraps { complaints.append("long lines do not wrap") }
      if screen.marksPastes { complaints.append("pasted texts are marked") }
      if screen.reportsClicks { complaints.append("clicks are reported") }
      return complaints
    }

    /// Reads the program's output, waiting for at most `patience` milliseconds.
    private func read(atMost patience: Int32) {
      var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      var buffer = [UInt8](repeating: 0, count: 65_536)
      var patience = patience
      while poll(&descriptor, 1, patience) > 0, descriptor.revents & Int16(POLLIN) != 0 {
        let count = Glibc.read(master, &buffer, buffer.count)
        guard count > 0 else { return }
        screen.take(buffer.prefix(count))
        patience = 0
      }
    }
  }
#endif
