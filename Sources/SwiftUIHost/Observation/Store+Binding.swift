#if canImport(SwiftUI)
  public import ComposableNavigation
  public import SwiftUI

  extension Store {
    /// A binding to a field of the state: what is written is sent as an action.
    ///
    /// ```swift
    /// TextField("Name", text: store.binding(\.name, send: /Action.nameChanged))
    /// ```
    ///
    /// The reducer decides: what it does not write is not written. An equal value sends nothing. It
    /// is no path for a `NavigationStack`, which has to be bound by a key path; see `StackModel`.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - action: The action that carries the new value.
    /// - Returns: The binding; it keeps the store.
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
