#if canImport(SwiftUI)
  import ComposableNavigation
  public import SwiftUI

  /// A `NavigationSplitView` that shows a ``SplitModel``; collapsed, its first column alone.
  public struct SplitView: View {
    @ObservedObject private var model: SplitModel<HostedView>
    /// The columns that a person has chosen, while the model's options are the same.
    @State private var chosen: Choice?

    private struct Choice {
      let mode: SplitOptions.DisplayMode
      let visibility: NavigationSplitViewVisibility
    }

    /// Shows a model, which somebody else keeps.
    public init(_ model: SplitModel<HostedView>) { _model = ObservedObject(wrappedValue: model) }

    /// The columns.
    public var body: some View {
      if model.columns.count < 2 {
        StackView(model.stack(.primary))
      } else if model.stack(.supplementary).root == nil {
        NavigationSplitView(columnVisibility: shown) {
          StackView(model.stack(.primary))
        } detail: {
          StackView(model.stack(.detail))
        }
      } else {
        NavigationSplitView(columnVisibility: shown) {
          StackView(model.stack(.primary))
        } content: {
          StackView(model.stack(.supplementary))
        } detail: {
          StackView(model.stack(.detail))
        }
      }
    }

    private var shown: Binding<NavigationSplitViewVisibility> {
      let mode = model.options.preferredDisplayMode
      return Binding(
        get: { @MainActor in
          if let chosen, chosen.mode == mode { chosen.visibility } else { visibility }
        },
        set: { @MainActor visibility in chosen = Choice(mode: mode, visibility: visibility) }
      )
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
