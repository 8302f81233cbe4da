#if canImport(SwiftUI)
  import ComposableNavigation
  public import SwiftUI

  /// A `TabView` that shows a ``TabModel``.
  public struct TabsView: View {
    @ObservedObject private var model: TabModel<HostedView>

    /// Creates a view of a model, which another object keeps.
    public init(_ model: TabModel<HostedView>) { _model = ObservedObject(wrappedValue: model) }

    /// The view of the tabs.
    public var body: some View {
      TabView(selection: $model.selection) {
        ForEach(model.tabs) { tab in
          tab.view.content
            .tabItem { Text(tab.view.title) }
            .tag(ElementID?.some(tab.id))
        }
      }
    }
  }
#endif
