/// Storage for the name of the last module, with which the app starts again.
///
/// ```swift
/// let memory = ModuleMemory {
///   UserDefaults.standard.string(forKey: "last_module_id")
/// } save: {
///   UserDefaults.standard.set($0, forKey: "last_module_id")
/// }
/// ```
///
/// You supply both functions: user defaults, a file, or a variable in a test. SwiftfulRouting
/// writes `UserDefaults.lastModuleId`, under the key of the example.
public struct ModuleMemory: Sendable {
  /// Reads the name; nil if none is stored.
  public let load: @Sendable () -> String?

  /// Stores a name.
  ///
  /// Nil removes the stored name, for example after the only module with a name is left.
  public let save: @Sendable (String?) -> Void

  /// Creates a memory from two functions.
  public init(
    load: @escaping @Sendable () -> String?,
    save: @escaping @Sendable (String?) -> Void
  ) {
    self.load = load
    self.save = save
  }
}
