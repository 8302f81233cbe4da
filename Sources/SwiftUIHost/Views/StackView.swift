#if canImport(SwiftUI)
  import ComposableNavigation
  public import SwiftUI

  /// A `NavigationStack` that shows a ``StackModel``.
  ///
  /// The root is a view of constant identity, and elements are the path's values, so one
  /// destination is registered once.
  public struct StackView: View {
    @ObservedObject private var model: StackModel<HostedView>

    /// Shows a model, which somebody else keeps.
    public init(_ model: StackModel<HostedView>) { _model = ObservedObject(wrappedValue: model) }

    /// The stack.
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
