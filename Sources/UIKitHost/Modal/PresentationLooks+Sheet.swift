#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import ComposableNavigation
  import UIKit

  // The heights of sheets, which exist only on iOS and Mac Catalyst.
  extension PresentationLooks {
    /// Sets the heights and the appearance of a sheet over a presenter.
    func resize(
      _ view: UIViewController,
      as style: PresentationStyle,
      within presenter: UIViewController?
    ) {
      guard case .sheet(let sheet) = style else { return }
      view.color(as: sheet.background)
      guard let controller = view.sheetPresentationController else { return }
      let greatest = Double(presenter?.viewIfLoaded?.bounds.size.height ?? 0)
      let act = { apply(sheet, to: controller, within: greatest > 0 ? greatest : 1000) }
      guard view.presentingViewController != nil else { return act() }
      controller.animateChanges {
        act()
        // UIKit keeps the heights that it has computed.
        controller.invalidateDetents()
      }
    }

    private func apply(
      _ sheet: Sheet,
      to controller: UISheetPresentationController,
      within greatest: Double
    ) {
      let heights = sorted(sheet.detents, within: greatest)
      controller.detents = heights.map(detent)
      controller.selectedDetentIdentifier =
        (sheet.selectedDetent ?? sheet.detents.first ?? .large).identifier
      controller.prefersGrabberVisible = sheet.showsGrabber
      controller.preferredCornerRadius = sheet.cornerRadius.map { CGFloat($0) }
      controller.prefersScrollingExpandsWhenScrolledToEdge = sheet.contentInteraction != .scrolls
      controller.largestUndimmedDetentIdentifier =
        switch sheet.backgroundInteraction {
        case .automatic, .disabled: nil
        case .enabled: heights.last?.identifier
        case .enabledUpThrough(let detent): detent.identifier
        }
    }

    /// Returns the detents for UIKit, which requires at least one, with the lowest first.
    private func sorted(_ detents: [Sheet.Detent], within greatest: Double) -> [Sheet.Detent] {
      var seen: Set<Sheet.Detent> = []
      let heights = detents.filter { seen.insert($0).inserted }
        .map { (detent: $0, height: height($0, within: greatest)) }
      return heights.isEmpty ? [.large] : heights.sorted { $0.height < $1.height }.map(\.detent)
    }

    private func height(_ detent: Sheet.Detent, within greatest: Double) -> Double {
      switch detent {
      case .medium: greatest / 2
      case .large: greatest
      case .fraction(let part): greatest * min(max(part, 0), 1)
      case .height(let height): min(height, greatest)
      case .custom(let name): customHeight.map { $0(name, greatest) ?? 0 } ?? greatest
      }
    }

    private func detent(_ detent: Sheet.Detent) -> UISheetPresentationController.Detent {
      switch detent {
      case .medium: .medium()
      case .large: .large()
      case .fraction(let part):
        .custom(identifier: detent.identifier) { context in
          context.maximumDetentValue * CGFloat(min(max(part, 0), 1))
        }
      case .height(let height):
        .custom(identifier: detent.identifier) { context in
          min(CGFloat(height), context.maximumDetentValue)
        }
      case .custom(let name):
        .custom(identifier: detent.identifier) { [customHeight] context in
          guard let customHeight else { return context.maximumDetentValue }
          return customHeight(name, Double(context.maximumDetentValue)).map { CGFloat($0) }
        }
      }
    }
  }

  extension Sheet.Detent {
    /// UIKit's identifier of the height.
    var identifier: UISheetPresentationController.Detent.Identifier {
      switch self {
      case .medium: .medium
      case .large: .large
      case .fraction(let part): .init("fraction \(part)")
      case .height(let height): .init("height \(height)")
      case .custom(let name): .init("custom \(name)")
      }
    }
  }
#endif
