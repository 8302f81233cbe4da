extension WholeFile {
  /// Writes bytes beside the file, under the first unused name.
  ///
  /// - Returns: The path of the new file.
  func keepBeside(_ bytes: [UInt8]) throws(FileFault) -> FilePath {
    let target = try self.target()
    for number in 1...Self.mostKept {
      let end = ".unread" + (number == 1 ? "" : "-\(number)")
      let path = FilePath(target.bytes + Array(end.utf8))
      let other = WholeFile(path)
      guard let there = try other.read() else {
        try other.write(bytes)
        return path
      }
      if there == bytes { return path }
    }
    throw FileFault.tooManyKept
  }

  /// The maximum number of copies, so that the folder does not fill up.
  static var mostKept: Int { 100 }
}
