// swift-format-ignore-file
// What the test kit uses of XCTest, as declarations for .ci/apple. No behaviour.
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}
