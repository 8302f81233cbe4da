// swift-format-ignore-file
// Declarations of Apple's Dispatch that the test kit uses, for .ci/apple. No behaviour.
open class DispatchQueue: @unchecked Sendable {
  public static let main = DispatchQueue()
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public func async(execute work: @escaping @Sendable () -> Void) {}
}
