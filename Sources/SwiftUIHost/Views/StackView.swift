#if canImport(SwiftUI)
  import ComposableNavigation
  public import SwiftUI

  /// A `NavigationStack` that shows a ``StackModel``.
  ///
  /// The root has a constant identity, and elements are the values of the path, so one destination
  /// is registered once.
  public struct StackView: View {
    @ObservedObject private var model: StackModel<HostedView>

    /// Creates a view of a model, which another object keeps.
    public init(_ model: StackModel<HostedView>) { _model = ObservedObject(wrappedValue: model) }

    /// The view of the stack.
    public var body: some View {
      NavigationStack(path: $model.path) {
        Group {
          if let root = model.root { page(root) }
        }
        .navigationDestination(for: ElementID.self) { page($0) }
      }
      .onAppear { model.isVisible = true }
      .onDisappear { model.isVisible = false }
    }

    private func page(_ element: ElementID) -> some View {
      Group {
        if let view = model.view(of: element) { view.content }
      }
      .id(element)
      .navigationBarBackButtonHidden(model.keeps(element))
      .background { AppearanceProbe { model.appeared(element) } }
    }
  }
#endif
