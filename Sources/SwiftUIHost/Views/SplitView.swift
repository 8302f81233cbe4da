#if canImport(SwiftUI)
  import ComposableNavigation
  public import SwiftUI

  /// A `NavigationSplitView` that shows a ``SplitModel``; collapsed, its first column alone.
  public struct SplitView: View {
    @ObservedObject private var model: SplitModel<HostedView>

    /// Shows a model, which somebody else keeps.
    public init(_ model: SplitModel<HostedView>) { _model = ObservedObject(wrappedValue: model) }

    /// The columns.
    public var body: some View {
      if model.columns.count < 2 {
        StackView(model.stack(.primary))
      } else if model.stack(.supplementary).root == nil {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          StackView(model.stack(.primary))
        } detail: {
          StackView(model.stack(.detail))
        }
      } else {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          StackView(model.stack(.primary))
        } content: {
          StackView(model.stack(.supplementary))
        } detail: {
          StackView(model.stack(.detail))
        }
      }
    }

    private var visibility: NavigationSplitViewVisibility {
      switch model.options.preferredDisplayMode {
      case .automatic, .overDetail: .automatic
      case .allVisible: .all
      case .detailOnly: .detailOnly
      }
    }
  }
#endif
