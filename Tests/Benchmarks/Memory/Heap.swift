import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The amount of memory in use, as counted by the allocator.
enum Heap {
  /// The bytes that have been allocated and not freed; nil if the allocator does not report them.
  static var inUse: Int? {
    #if canImport(Glibc)
      // `malloc.h` is not in the Glibc module. `mallinfo2` returns a struct, which Swift cannot
      // call by a looked-up name; `malloc_info` writes the same numbers as text.
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

  /// Reads the sums at the end of the text: memory from the system, minus free memory, plus mapped
  /// memory.
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

  /// Returns the bytes of each of `count` values that are made and kept.
  @MainActor
  static func bytes<Value>(each count: Int, _ make: (Int) -> Value) -> Double? {
    // The array exists before, and one-time allocations are made before.
    var kept: [Value] = []
    kept.reserveCapacity(count + 1)
    kept.append(make(count))
    guard let before = inUse else { return nil }
    for number in 0..<count { kept.append(make(number)) }
    guard let after = inUse else { return nil }
    return withExtendedLifetime(kept) { Double(after - before) / Double(count) }
  }
}
