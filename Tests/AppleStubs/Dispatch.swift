// swift-format-ignore-file
// What the test kit uses of Apple's Dispatch, as declarations for .ci/apple. No behaviour.
open class DispatchQueue: @unchecked Sendable {
  public static let main = DispatchQueue()
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public func async(execute work: @escaping @Sendable () -> Void) {}
}
