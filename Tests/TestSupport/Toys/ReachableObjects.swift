/// Every object that is reachable from some values through stored properties, held weakly.
///
/// Captures of closures are invisible, but an object that only they retain is retained by a visible
/// one.
@MainActor
package struct ReachableObjects {
  private struct Weak {
    let name: String
    weak var object: AnyObject?
  }

  private var found: [ObjectIdentifier: Weak] = [:]

  package init(from roots: [Any]) {
    for root in roots { visit(root) }
  }

  /// The names of their classes, without generic arguments.
  package var names: Set<String> { Set(found.values.map(\.name)) }

  /// The objects that have not been released.
  package var alive: [String] { found.values.filter { $0.object != nil }.map(\.name).sorted() }

  private mutating func visit(_ value: Any) {
    if type(of: value) is AnyClass {
      let object = value as AnyObject
      let name = "\(type(of: value))".prefix { $0 != "<" }
      let id = ObjectIdentifier(object)
      guard found.updateValue(Weak(name: String(name), object: object), forKey: id) == nil else {
        return
      }
    }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let next = mirror {
      for child in next.children { visit(child.value) }
      mirror = next.superclassMirror
    }
  }
}
