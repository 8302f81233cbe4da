// swift-format-ignore-file
// Declarations of Apple's Foundation that the package uses, for .ci/apple. No behaviour.
@_exported public import Darwin  // as the real one does

// MARK: Data, JSON, URL (the core)

public struct Data: Hashable, Sendable, Codable, RandomAccessCollection {
  public init() {}
  public init?(base64Encoded text: String) { nil }
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
  public typealias SubSequence = Data
  public subscript(bounds: Range<Int>) -> Data { self }
  public func range(of data: Data) -> Range<Int>? { nil }
}

public final class FileHandle: Sendable {
  public static let standardError = FileHandle()
  init() {}
  public func write(_ data: Data) {}
  public func write<Bytes: Sequence>(contentsOf bytes: Bytes) throws where Bytes.Element == UInt8 {}
}

public final class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let prettyPrinted = Self(rawValue: 1)
    public static let sortedKeys = Self(rawValue: 2)
    public static let withoutEscapingSlashes = Self(rawValue: 8)
  }
  public init() {}
  public var outputFormatting: OutputFormatting = []
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  public func encode<Value: Encodable>(_ value: Value) throws -> Data { Data() }
}

public final class JSONDecoder {
  public init() {}
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

public struct URL: Hashable, Sendable, Codable {
  public init?(string: String) { nil }
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  public var absoluteString: String { "" }
  public var standardizedFileURL: URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
  public var path: String { "" }
  public var lastPathComponent: String { "" }
  public func appendingPathComponent(_ component: String) -> URL { self }
  public func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
}

extension String {
  public struct Encoding: Sendable { public static let utf8 = Encoding() }
  public init?(data: Data, encoding: Encoding) { nil }
}

// MARK: Files (the test kit)

extension Data {
  public struct ReadingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
}
open class FileManager: NSObject, @unchecked Sendable {
  public static let `default` = FileManager()
  public func fileExists(atPath path: String) -> Bool { false }
  public func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
  public func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  public func contents(atPath path: String) -> Data? { nil }
}

// MARK: Objective-C's root (UIKit, AppKit)
// unsure: nothing here is an Objective-C class, so `responds(to:)`, key paths and `@objc` are absent on purpose.

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

open class NSCoder: NSObject {}
open class Bundle: NSObject, @unchecked Sendable {}

// MARK: Activities (scenes)

open class NSUserActivity: NSObject, @unchecked Sendable {
  public init(activityType: String) {}
  public var activityType: String { "" }
  public var userInfo: [AnyHashable: Any]?
}
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
open class NSItemProvider: NSObject, @unchecked Sendable {
  public override init() {}
  public func registerObject(_ object: NSUserActivity, visibility: NSItemProviderRepresentationVisibility) {}  // Apple: any NSItemProviderWriting
}

// MARK: Notifications (scenes)

public final class Notification: @unchecked Sendable {
  public struct Name: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let object: Any?
  init(object: Any?) { self.object = object }
}

open class OperationQueue: NSObject, @unchecked Sendable {
  public static let main = OperationQueue()
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  public static let `default` = NotificationCenter()
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
  public func removeObserver(_ observer: Any) {}
}

// MARK: Core Graphics

public typealias CGFloat = Double  // unsure: a struct of its own on Apple, converted implicitly to and from Double
public struct CGPoint: Hashable, Sendable { public var x = 0.0, y = 0.0; public init() {} }
public struct CGSize: Hashable, Sendable { public var width = 0.0, height = 0.0; public init() {} }
public struct CGRect: Hashable, Sendable {
  public var origin = CGPoint(), size = CGSize()
  public init() {}
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
}

// MARK: Locales and texts (the showcase)

public struct Locale: Hashable, Sendable {
  public init(identifier: String) {}
  public struct Region: Hashable, Sendable {
    public var identifier: String { "" }
    public static var isoRegions: [Region] { [] }
    public var continent: Region? { nil }
    public var containingRegion: Region? { nil }
    public var subRegions: [Region] { [] }
  }
  public struct Currency: Hashable, Sendable { public var identifier: String { "" } }
  public var region: Region? { nil }
  public var currency: Currency? { nil }
  public func localizedString(forRegionCode code: String) -> String? { nil }
  public func localizedString(forCurrencyCode code: String) -> String? { nil }
}
extension StringProtocol {
  public func folding(options: String.CompareOptions, locale: Locale?) -> String { "" }
}
extension String {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Self(rawValue: 1), diacriticInsensitive = Self(rawValue: 128)
  }
}
public struct IndexPath: Hashable, Sendable { public init() {}; public var row: Int { 0 }; public var section: Int { 0 } }  // Apple: row and section are UIKit's

// MARK: Processes (the terminal)

open class ProcessInfo: NSObject, @unchecked Sendable {
  public static let processInfo = ProcessInfo()
  public var arguments: [String] { [] }
  public var environment: [String: String] { [:] }
}
open class Thread: NSObject, @unchecked Sendable {
  public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
}
open class RunLoop: NSObject {
  public class var main: RunLoop { RunLoop() }
  public func run() {}
}
extension StringProtocol {
  public var decomposedStringWithCanonicalMapping: String { "" }
}

public struct Decimal: Codable, Hashable, Sendable, CustomStringConvertible {
  public init() {}
  public init(_ value: Int) {}
  public init(_ value: Double) {}
  public init?(string: String) {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}
  public var isFinite: Bool { true }
  public var description: String { "" }
}

public struct UUID: Hashable, Sendable, Codable, CustomStringConvertible {
  public init() {}
  public init?(uuidString: String) { nil }
  public var uuidString: String { "" }
  public var description: String { "" }
}

public struct Date: Hashable, Sendable, Codable, Comparable {
  public init() {}
  public init(timeIntervalSinceReferenceDate: Double) {}
  public var timeIntervalSinceReferenceDate: Double { 0 }
  public static func < (one: Date, other: Date) -> Bool { false }
}
