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
  /// Copies the extended attributes of a file to the draft, including the access control list.
  ///
  /// - Parameters:
  ///   - file: The file that the draft will replace.
  ///   - hasOwner: False if the draft has another owner and must not receive the access rights.
  /// - Throws: ``FileFault`` for an attribute that cannot be copied.
  func copyAttributes(of file: OpenFile, hasOwner: Bool) throws(FileFault) {
    #if canImport(Darwin)
      let parts = hasOwner ? COPYFILE_ACL | COPYFILE_XATTR : COPYFILE_XATTR
      guard fcopyfile(file.number, number, nil, copyfile_flags_t(parts)) == 0 else { throw .last }
    #else
      let names = try Self.attributes(of: file.number)
      // A folder may give a new file its own access control list.
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
        // Some file systems have no attributes.
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
    /// A Boolean value that indicates whether the attribute of this name is an access right.
    fileprivate var isRight: Bool { bytes.starts(with: "system.".utf8) }

    /// A Boolean value that indicates whether the attribute of this name is computed from the
    /// file's content.
    fileprivate var isOfContent: Bool {
      ["security.ima", "security.evm", "security.capability"].contains(text)
    }
  }
#endif
