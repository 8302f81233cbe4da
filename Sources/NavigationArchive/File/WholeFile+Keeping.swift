extension WholeFile {
  /// Keeps bytes beside the file, under the first name that nothing else has.
  ///
  /// - Returns: Where they are.
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

  /// The most files that are kept, so that nobody's folder is filled.
  static var mostKept: Int { 100 }
}
