#if os(Linux) || os(macOS)
  import Foundation
  import Testing
  import TestSupport

  @Suite struct CountriesProcessTests {
    @Test(arguments: [
      ["LC_ALL": "C", "TZ": "UTC"],
      ["LC_ALL": "de_AT.UTF-8", "LANG": "de_AT.UTF-8", "LANGUAGE": "de", "TZ": "Europe/Vienna"],
      ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Pacific/Apia"],
      ["LC_ALL": "ar_EG.UTF-8", "LANG": "ja_JP.UTF-8", "TZ": "Asia/Kathmandu"],
    ])
    func `the transcript depends on no locale and no time zone`(
      environment: [String: String]
    ) throws {
      let process = Process()
      process.executableURL = Bundle.module.bundleURL.deletingLastPathComponent()
        .appendingPathComponent("Countries")
      process.environment = environment
      let output = Pipe()
      process.standardInput = try FileHandle(
        forReadingFrom: #require(CountriesTranscript.url("script"))
      )
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let text = try output.fileHandleForReading.readToEnd()
      process.waitUntilExit()
      expectLines(
        of: String(decoding: text ?? Data(), as: UTF8.self),
        are: try CountriesTranscript.expected
      )
      #expect(process.terminationStatus == 2)
    }
  }
#endif
