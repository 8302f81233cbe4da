#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if !canImport(Darwin)
  import CNavigationFiles
#endif

extension FileDraft {
  /// Gives the draft the extended attributes of a file, its access control list among them.
  ///
  /// - Parameters:
  ///   - file: The file that the draft is to replace.
  ///   - hasOwner: False if the draft has another owner: then it is not to have the rights either.
  /// - Throws: ``FileFault`` for an attribute that cannot be copied.
  func copyAttributes(of file: OpenFile, hasOwner: Bool) throws(FileFault) {
    #if canImport(Darwin)
      let parts = hasOwner ? COPYFILE_ACL | COPYFILE_XATTR : COPYFILE_XATTR
      guard fcopyfile(file.number, number, nil, copyfile_flags_t(parts)) == 0 else { throw .last }
    #else
      let names = try Self.attributes(of: file.number)
      // A folder may give a new file a list of its own.
      for name in try Self.attributes(of: number) where name.isRight && !names.contains(name) {
        guard name.withCharacters({ fremovexattr(number, $0) }) == 0 else { throw .last }
      }
      for name in names where (hasOwner || !name.isRight) && !name.isOfContent {
        let value = try Self.value(of: name, in: file.number)
        guard (try? Self.value(of: name, in: number)) != value else { continue }
        let code = name.withCharacters { fsetxattr(number, $0, value, value.count, 0) }
        guard code == 0 else { throw .last }
      }
    #endif
  }

  #if !canImport(Darwin)
    private static func attributes(of file: Int32) throws(FileFault) -> [FilePath] {
      let count = flistxattr(file, nil, 0)
      guard count >= 0 else {
        // Some file systems have none.
        if errno == EOPNOTSUPP || errno == ENOSYS { return [] }
        throw .last
      }
      var names = [CChar](repeating: 0, count: count)
      let end = flistxattr(file, &names, count)
      guard end >= 0 else { throw .last }
      return names[..<end].split(separator: 0).map { FilePath($0.map { UInt8(bitPattern: $0) }) }
    }

    private static func value(of name: FilePath, in file: Int32) throws(FileFault) -> [UInt8] {
      let count = name.withCharacters { fgetxattr(file, $0, nil, 0) }
      guard count >= 0 else { throw .last }
      var value = [UInt8](repeating: 0, count: count)
      let end = name.withCharacters { fgetxattr(file, $0, &value, count) }
      guard end >= 0 else { throw .last }
      return Array(value[..<end])
    }
  #endif
}

#if !canImport(Darwin)
  extension FilePath {
    /// Tells whether the attribute of this name says who may read a file.
    fileprivate var isRight: Bool { bytes.starts(with: "system.".utf8) }

    /// Tells whether the attribute of this name is made of what is in the file.
    fileprivate var isOfContent: Bool {
      ["security.ima", "security.evm", "security.capability"].contains(text)
    }
  }
#endif
