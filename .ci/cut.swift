// Behind a manifest, and behind a set `kept`: leaves these targets, and what they depend on.
for _ in package.targets {
  for target in package.targets where kept.contains(target.name) {
    for dependency in target.dependencies {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _): kept.insert(name)
      default: continue
      }
    }
  }
}
package.targets.removeAll { !kept.contains($0.name) }
package.products.removeAll { !kept.contains($0.name) }
