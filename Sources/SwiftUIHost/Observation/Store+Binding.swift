#if canImport(SwiftUI)
  public import ComposableNavigation
  public import SwiftUI

  extension Store {
    /// Returns a binding to a field of the state, which sends each new value as an action.
    ///
    /// ```swift
    /// TextField("Name", text: store.binding(\.name, send: /Action.nameChanged))
    /// ```
    ///
    /// The reducer decides whether a value is stored. An equal value sends nothing. Do not use it
    /// as the path of a `NavigationStack`, which must be bound by a key path; see `StackModel`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - action: The action that carries the new value.
    /// - Returns: The binding, which keeps the store.
    public func binding<Value: Equatable & Sendable>(
      _ field: any KeyPath<State, Value> & Sendable,
      send action: CasePath<Action, Value>
    ) -> Binding<Value> {
      Binding(
        get: { @MainActor in self[field] },
        set: { @MainActor value in
          guard self.state[keyPath: field] != value else { return }
          self.send(action.embed(value))
        }
      )
    }
  }
#endif
