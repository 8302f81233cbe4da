import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// How much memory is in use, as the allocator counts it.
enum Heap {
  /// Bytes that have been allocated and not freed; nil where the allocator does not say.
  static var inUse: Int? {
    #if canImport(Glibc)
      // `malloc.h` is not in the Glibc module; `mallinfo2` returns a struct, which a function that
      // is looked up by name cannot do in Swift. `malloc_info` writes the same numbers as text.
      typealias MallocInfo = @convention(c) (CInt, UnsafeMutablePointer<FILE>?) -> CInt
      guard let symbol = dlsym(nil, "malloc_info") else { return nil }
      let write = unsafeBitCast(symbol, to: MallocInfo.self)
      var (buffer, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
      guard let file = open_memstream(&buffer, &size) else { return nil }
      let status = write(0, file)
      fclose(file)
      defer { free(buffer) }
      guard status == 0, let buffer else { return nil }
      return inUse(of: String(cString: buffer))
    #else
      return nil
    #endif
  }

  /// The sums stand at the end: what came from the system, less what lies free, and what is mapped.
  private static func inUse(of text: String) -> Int? {
    func last(_ element: String) -> Int? {
      guard let found = text.range(of: element, options: .backwards) else { return nil }
      let rest = text[found.upperBound...]
      guard let size = rest.range(of: "size=\"") else { return nil }
      return Int(rest[size.upperBound...].prefix { $0.isNumber })
    }
    guard let system = last("<system type=\"current\""), let fast = last("<total type=\"fast\""),
      let rest = last("<total type=\"rest\""), let mapped = last("<total type=\"mmap\"")
    else { return nil }
    return system - fast - rest + mapped
  }

  /// How many bytes each of some things takes that are made and kept.
  @MainActor
  static func bytes<Value>(each count: Int, _ make: (Int) -> Value) -> Double? {
    // The array that keeps them is there before, and what is made once is made.
    var kept: [Value] = []
    kept.reserveCapacity(count + 1)
    kept.append(make(count))
    guard let before = inUse else { return nil }
    for number in 0..<count { kept.append(make(number)) }
    guard let after = inUse else { return nil }
    return withExtendedLifetime(kept) { Double(after - before) / Double(count) }
  }
}
