#if canImport(SwiftUI)
  import ComposableNavigation
  public import SwiftUI

  /// A `NavigationSplitView` that shows a ``SplitModel``; when collapsed, only its first column.
  public struct SplitView: View {
    @ObservedObject private var model: SplitModel<HostedView>
    /// The columns that the user has chosen, valid until the model's options change.
    @State private var chosen: Choice?

    private struct Choice {
      let mode: SplitOptions.DisplayMode
      let visibility: NavigationSplitViewVisibility
    }

    /// Creates a view of a model, which another object keeps.
    public init(_ model: SplitModel<HostedView>) { _model = ObservedObject(wrappedValue: model) }

    /// The view of the columns.
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
