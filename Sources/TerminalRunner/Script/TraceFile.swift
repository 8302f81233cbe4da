import Foundation
import NavigationTrace

/// A file to which a trace is written line by line, so that it survives a crash of the process.
///
/// Writing to an existing device, pipe or link keeps its kind. A file whose name ends with `.html`
/// is a page, which opens even if its end is missing.
@MainActor
final class TraceFile {
  private let path: String
  private let file: WritableFile
  /// A Boolean value that indicates whether the file is a page that contains the trace.
  private let isPage: Bool
  private var hasFailed = false

  init(_ path: String, name: String) throws(TraceFileError) {
    self.path = path
    isPage = Self.isPage(path)
    do throws(FileFailure) {
      file = try WritableFile(path: path)
    } catch {
      throw .notWritten(path)
    }
    write(isPage ? TracePage.head(name: name) : Trace.head(name: name) + "\n")
  }

  private static func isPage(_ path: String) -> Bool { path.lowercased().hasSuffix(".html") }

  func write(_ event: TraceEvent) {
    write((isPage ? TracePage.line(event) : event.line) + "\n")
  }

  private func write(_ text: String) {
    // After an incomplete line, later lines could not be read.
    guard !hasFailed else { return }
    do throws(FileFailure) {
      try file.write(Array(text.utf8))
    } catch {
      hasFailed = true
    }
  }

  /// Writes the end of the recording, and closes the file.
  ///
  /// - Throws: An error if a part was not written.
  func close() throws(TraceFileError) {
    write(Trace.end + "\n")
    if isPage { write(TracePage.foot) }
    do throws(FileFailure) {
      try file.close()
    } catch {
      hasFailed = true
    }
    if hasFailed { throw .notWritten(path) }
  }

  /// Reads a trace, also an incomplete one, and one in a page.
  static func read(_ path: String) throws(TraceFileError) -> Trace {
    guard let bytes = FileManager.default.contents(atPath: path) else { throw .notRead(path) }
    do throws(TraceError) {
      return try Trace(readingUnfinished: isPage(path) ? trace(in: bytes) : bytes)
    } catch let wrong {
      throw .noTrace(path, wrong)
    }
  }

  /// Returns the trace in a page; empty if there is none.
  private static func trace(in page: Data) -> Data {
    guard let start = page.range(of: Data("\n\(TracePage.opening)\n".utf8)) else { return Data() }
    let rest = page[start.upperBound...]
    return rest.range(of: Data("</script>".utf8)).map { rest[..<$0.lowerBound] } ?? rest
  }
}

/// The fault of a trace's file.
enum TraceFileError: Error, Hashable, CustomStringConvertible {
  case notWritten(String)
  case notRead(String)
  case noTrace(String, TraceError)

  var description: String {
    switch self {
    case .notWritten(let path): "the trace cannot be written to \(path.quoted)"
    case .notRead(let path): "the trace cannot be read from \(path.quoted)"
    case .noTrace(let path, let error): "\(path.quoted), \(error)"
    }
  }
}
