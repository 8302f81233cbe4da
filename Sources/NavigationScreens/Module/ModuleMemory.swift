/// A place for the name of the last module, so that an app begins there again.
///
/// ```swift
/// let memory = ModuleMemory {
///   UserDefaults.standard.string(forKey: "last_module_id")
/// } save: {
///   UserDefaults.standard.set($0, forKey: "last_module_id")
/// }
/// ```
///
/// The two functions are yours: user defaults, a file, a variable in a test. SwiftfulRouting writes
/// `UserDefaults.lastModuleId`, under the key of the example.
public struct ModuleMemory: Sendable {
  /// Reads the name; nil when none has been kept.
  public let load: @Sendable () -> String?

  /// Keeps a name; nil forgets the one that is kept, as when a module was left and those below it
  /// have no name.
  public let save: @Sendable (String?) -> Void

  /// Makes a memory of two functions.
  public init(
    load: @escaping @Sendable () -> String?,
    save: @escaping @Sendable (String?) -> Void
  ) {
    self.load = load
    self.save = save
  }
}
