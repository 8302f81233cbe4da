import Foundation

extension WritableFile {
  /// Replaces a text as a whole: whenever the process is killed, the file has the old one or the new.
  ///
  /// The new text is written beside the file, always under the same name: what a kill leaves there the
  /// next call takes up. Who may read the file stays as it was, a link stays one, and what is no file
  /// on a disk is written through.
  package static func replace(_ path: String, with text: String) throws(FileFailure) {
    var there = stat()
    let isThere = stat(path, &there) == 0
    guard !isThere || there.st_mode & S_IFMT == S_IFREG else {
      return try WritableFile(path: path).finish(text)
    }
    let mode = isThere ? there.st_mode & 0o777 : nil
    let target = isThere ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    let beside = target + ".new"
    let file = try WritableFile(path: beside, mode: mode.map { Int($0) } ?? 0o666)
    // What was left there may be anybody's to read.
    if let mode { fchmod(file.number, mode) }
    do throws(FileFailure) {
      try file.finish(text)
      guard rename(beside, target) == 0 else { throw FileFailure(code: errno) }
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// Writes a text, and closes the file in any case.
  private func finish(_ text: String) throws(FileFailure) {
    do throws(FileFailure) {
      try write(Array(text.utf8))
    } catch {
      try? close()
      throw error
    }
    try close()
  }
}
