import ComposableNavigation
import Foundation

/// A file that a trace is written to, line by line, so that it is there when the process is not.
///
/// What lies there is written through: a device, a pipe and a link stay what they are.
@MainActor
final class TraceFile {
  private let path: String
  private let file: WritableFile
  private var hasFailed = false

  init(_ path: String, name: String) throws(TraceFileError) {
    self.path = path
    do throws(FileFailure) {
      file = try WritableFile(path: path)
    } catch {
      throw .notWritten(path)
    }
    write(Trace.head(name: name))
  }

  func write(_ event: TraceEvent) { write(event.line) }

  private func write(_ line: String) {
    // After half a line no other can be read.
    guard !hasFailed else { return }
    do throws(FileFailure) {
      try file.write(Array("\(line)\n".utf8))
    } catch {
      hasFailed = true
    }
  }

  /// - Throws: When something that was to be written was not.
  func close() throws(TraceFileError) {
    do throws(FileFailure) {
      try file.close()
    } catch {
      hasFailed = true
    }
    if hasFailed { throw .notWritten(path) }
  }

  /// Reads a trace, also one whose recording was cut off.
  static func read(_ path: String) throws(TraceFileError) -> Trace {
    guard let bytes = FileManager.default.contents(atPath: path) else { throw .notRead(path) }
    do throws(TraceError) {
      return try Trace(readingUnfinished: bytes)
    } catch let wrong {
      throw .noTrace(path, wrong)
    }
  }
}

/// What is wrong with the file of a trace.
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
