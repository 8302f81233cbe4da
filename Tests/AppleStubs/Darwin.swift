// swift-format-ignore-file
// Declarations of Apple's C library that the package uses, for .ci/apple. No behaviour.

public typealias mode_t = UInt16
public typealias pid_t = Int32
public typealias uid_t = UInt32
public typealias gid_t = UInt32

nonisolated(unsafe) public var errno: Int32 = 0

public var EINTR: Int32 { 4 }
public var EIO: Int32 { 5 }
public var ENOENT: Int32 { 2 }
public var EEXIST: Int32 { 17 }
public var EISDIR: Int32 { 21 }
public var EINVAL: Int32 { 22 }
public var EWOULDBLOCK: Int32 { 35 }
public var ELOOP: Int32 { 62 }
public var ENAMETOOLONG: Int32 { 63 }

public var O_RDONLY: Int32 { 0 }
public var O_WRONLY: Int32 { 1 }
public var O_NONBLOCK: Int32 { 4 }
public var O_NOFOLLOW: Int32 { 0x100 }
public var O_CREAT: Int32 { 0x200 }
public var O_EXCL: Int32 { 0x800 }
public var O_CLOEXEC: Int32 { 0x0100_0000 }

public var LOCK_EX: Int32 { 2 }
public var LOCK_NB: Int32 { 4 }

public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }

public struct stat {
  public init() {}
  // In C a function and a structure share this name, which Swift does not allow: the call makes a
  // value, compared below.
  public init(_ path: UnsafePointer<CChar>!, _ facts: UnsafeMutablePointer<stat>!) {}
  public static func == (result: stat, code: Int32) -> Bool { true }
  public var st_mode: mode_t = 0
  public var st_nlink: UInt16 = 0
  public var st_uid: uid_t = 0
  public var st_gid: gid_t = 0
  public var st_dev: Int32 = 0
  public var st_ino: UInt64 = 0
  public var st_size: Int64 = 0
  public var st_mtimespec = timespec()
}
public struct timespec {
  public init() {}
  public var tv_sec: Int = 0
  public var tv_nsec: Int = 0
}

public struct DIR {}
public struct dirent { public var d_name: (CChar, CChar) = (0, 0) }
@discardableResult public func opendir(_ path: UnsafePointer<CChar>!) -> UnsafeMutablePointer<DIR>! { nil }
@discardableResult public func readdir(_ list: UnsafeMutablePointer<DIR>!) -> UnsafeMutablePointer<dirent>! { nil }
@discardableResult public func closedir(_ list: UnsafeMutablePointer<DIR>!) -> Int32 { 0 }

public typealias copyfile_flags_t = UInt32
public var COPYFILE_ACL: Int32 { 1 }
public var COPYFILE_XATTR: Int32 { 4 }
@discardableResult public func fcopyfile(
  _ from: Int32, _ to: Int32, _ state: OpaquePointer!, _ flags: copyfile_flags_t
) -> Int32 { 0 }

@discardableResult public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
@discardableResult public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
@discardableResult public func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer!, _ count: Int) -> Int { 0 }
@discardableResult public func write(_ file: Int32, _ bytes: UnsafeRawPointer!, _ count: Int) -> Int { 0 }
@discardableResult public func close(_ file: Int32) -> Int32 { 0 }
@discardableResult public func fsync(_ file: Int32) -> Int32 { 0 }
@discardableResult public func fstat(_ file: Int32, _ facts: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult public func fchmod(_ file: Int32, _ mode: mode_t) -> Int32 { 0 }
@discardableResult public func fchown(_ file: Int32, _ user: uid_t, _ group: gid_t) -> Int32 { 0 }
@discardableResult public func unlink(_ path: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult public func rename(_ old: UnsafePointer<CChar>!, _ new: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult public func readlink(
  _ path: UnsafePointer<CChar>!, _ bytes: UnsafeMutablePointer<CChar>!, _ count: Int
) -> Int { 0 }
@discardableResult public func flock(_ file: Int32, _ operation: Int32) -> Int32 { 0 }
public var F_FULLFSYNC: Int32 { 51 }
@discardableResult public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { 0 }
@discardableResult public func getpid() -> pid_t { 0 }
nonisolated(unsafe) private let noText = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
@discardableResult public func strerror(_ code: Int32) -> UnsafeMutablePointer<CChar>! { noText }

// MARK: The terminal

public var STDIN_FILENO: Int32 { 0 }
public var STDOUT_FILENO: Int32 { 1 }
public var STDERR_FILENO: Int32 { 2 }
public var EBADF: Int32 { 9 }
public var EAGAIN: Int32 { 35 }
public var O_TRUNC: Int32 { 0x400 }
public var F_GETFD: Int32 { 1 }
public var F_SETFD: Int32 { 2 }
public var F_SETFL: Int32 { 4 }
public var FD_CLOEXEC: Int32 { 1 }

public func exit(_ status: Int32) -> Never { fatalError() }
@discardableResult public func atexit(_ act: (@convention(c) () -> Void)!) -> Int32 { 0 }
@discardableResult public func isatty(_ file: Int32) -> Int32 { 0 }
@discardableResult public func pipe(_ ends: UnsafeMutablePointer<Int32>!) -> Int32 { 0 }
@discardableResult public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }

public struct winsize {
  public init() {}
  public var ws_row: UInt16 = 0
  public var ws_col: UInt16 = 0
}
public var TIOCGWINSZ: UInt { 0x4008_7468 }
@discardableResult public func ioctl(_ file: Int32, _ request: UInt, _ facts: UnsafeMutableRawPointer) -> Int32 { 0 }

public typealias nfds_t = UInt32
public struct pollfd {
  public init() {}
  public init(fd: Int32, events: Int16, revents: Int16) {}
  public var fd: Int32 = 0
  public var events: Int16 = 0
  public var revents: Int16 = 0
}
public var POLLIN: Int32 { 1 }
public var POLLOUT: Int32 { 4 }
@discardableResult public func poll(_ files: UnsafeMutablePointer<pollfd>!, _ count: nfds_t, _ wait: Int32) -> Int32 { 0 }

public typealias tcflag_t = UInt
public typealias cc_t = UInt8
public struct termios {
  public init() {}
  public var c_iflag: tcflag_t = 0
  public var c_lflag: tcflag_t = 0
  public var c_cc: (
    cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t,
    cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t, cc_t
  ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
}
public var ECHO: Int32 { 0x8 }
public var ISIG: Int32 { 0x80 }
public var ICANON: Int32 { 0x100 }
public var IEXTEN: Int32 { 0x400 }
public var ISTRIP: Int32 { 0x20 }
public var INLCR: Int32 { 0x40 }
public var IGNCR: Int32 { 0x80 }
public var ICRNL: Int32 { 0x100 }
public var IXON: Int32 { 0x200 }
public var VMIN: Int32 { 16 }
public var VTIME: Int32 { 17 }
public var TCSANOW: Int32 { 0 }
@discardableResult public func tcgetattr(_ file: Int32, _ settings: UnsafeMutablePointer<termios>!) -> Int32 { 0 }
@discardableResult public func tcsetattr(
  _ file: Int32, _ when: Int32, _ settings: UnsafePointer<termios>!
) -> Int32 { 0 }
@discardableResult public func tcgetpgrp(_ file: Int32) -> pid_t { 0 }
@discardableResult public func getpgrp() -> pid_t { 0 }

// MARK: Signals

public var SIGHUP: Int32 { 1 }
public var SIGINT: Int32 { 2 }
public var SIGQUIT: Int32 { 3 }
public var SIGILL: Int32 { 4 }
public var SIGTRAP: Int32 { 5 }
public var SIGABRT: Int32 { 6 }
public var SIGFPE: Int32 { 8 }
public var SIGBUS: Int32 { 10 }
public var SIGSEGV: Int32 { 11 }
public var SIGPIPE: Int32 { 13 }
public var SIGTERM: Int32 { 15 }
public var SIGTSTP: Int32 { 18 }
public var SIGCONT: Int32 { 19 }
public var SIGWINCH: Int32 { 28 }

public typealias sig_t = @convention(c) (Int32) -> Void
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }  // unsure: as the overlay has it
@discardableResult public func signal(_ signal: Int32, _ handler: sig_t!) -> sig_t! { nil }
@discardableResult public func raise(_ signal: Int32) -> Int32 { 0 }

public typealias sigset_t = UInt32
public var SIG_UNBLOCK: Int32 { 2 }
public var SIG_SETMASK: Int32 { 3 }
@discardableResult public func sigemptyset(_ set: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult public func sigfillset(_ set: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult public func sigaddset(_ set: UnsafeMutablePointer<sigset_t>!, _ signal: Int32) -> Int32 { 0 }
@discardableResult public func sigdelset(_ set: UnsafeMutablePointer<sigset_t>!, _ signal: Int32) -> Int32 { 0 }
@discardableResult public func pthread_sigmask(
  _ how: Int32, _ set: UnsafePointer<sigset_t>!, _ old: UnsafeMutablePointer<sigset_t>!
) -> Int32 { 0 }

// A structure in C; a C function cannot take a pointer to a Swift structure.
public typealias siginfo_t = Int32
extension siginfo_t {
  public var si_code: Int32 { self }
}
public var SI_USER: Int32 { 0x10001 }

public struct __sigaction_u {
  public init() {}
  public var __sa_handler: (@convention(c) (Int32) -> Void)!
  public var __sa_sigaction:
    (@convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void)!
}
public struct sigaction {
  public init() {}
  // In C a function and a structure share this name, which Swift does not allow: the call makes an
  // unused value.
  @discardableResult
  public init(
    _ signal: Int32, _ action: UnsafePointer<sigaction>?, _ old: UnsafeMutablePointer<sigaction>?
  ) {}
  public var __sigaction_u = Darwin.__sigaction_u()
  public var sa_mask: sigset_t = 0
  public var sa_flags: Int32 = 0
}
public var SA_ONSTACK: Int32 { 0x1 }
public var SA_RESTART: Int32 { 0x2 }
public var SA_SIGINFO: Int32 { 0x40 }

public struct stack_t {
  public init() {}
  public var ss_sp: UnsafeMutableRawPointer!
  public var ss_size: UInt = 0
  public var ss_flags: Int32 = 0
}
public var SS_DISABLE: Int32 { 0x4 }
@discardableResult public func sigaltstack(
  _ stack: UnsafePointer<stack_t>!, _ old: UnsafeMutablePointer<stack_t>!
) -> Int32 { 0 }
public struct FILE {}
@discardableResult public func fflush(_ file: UnsafeMutablePointer<FILE>?) -> Int32 { 0 }
public func _exit(_ status: Int32) -> Never { fatalError() }
