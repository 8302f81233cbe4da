// swift-format-ignore-file
// What the package uses of Apple's C library, as declarations for .ci/apple. No behaviour.

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
  // C has a function of this name, and Swift no room for both: the call makes a value, compared below.
  public init(_ path: UnsafePointer<CChar>!, _ facts: UnsafeMutablePointer<stat>!) {}
  public static func == (result: stat, code: Int32) -> Bool { true }
  public var st_mode: mode_t = 0
  public var st_nlink: UInt16 = 0
  public var st_uid: uid_t = 0
  public var st_gid: gid_t = 0
}

@discardableResult public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
@discardableResult public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
@discardableResult public func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer!, _ count: Int) -> Int { 0 }
@discardableResult public func write(_ file: Int32, _ bytes: UnsafeRawPointer!, _ count: Int) -> Int { 0 }
@discardableResult public func close(_ file: Int32) -> Int32 { 0 }
@discardableResult public func fsync(_ file: Int32) -> Int32 { 0 }
@discardableResult public func fstat(_ file: Int32, _ facts: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult public func lstat(_ path: UnsafePointer<CChar>!, _ facts: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
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
