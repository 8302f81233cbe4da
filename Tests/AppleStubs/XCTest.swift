// swift-format-ignore-file
// Declarations of XCTest that the test kit uses, for .ci/apple. No behaviour.
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}
