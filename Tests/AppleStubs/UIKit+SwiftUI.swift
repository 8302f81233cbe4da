// swift-format-ignore-file
// SwiftUI in UIKit and back.
// Apple declares these in SwiftUI, which re-exports UIKit. Here they need UIKit, and SwiftUI is
// compiled first: a file that uses them imports both.
#if canImport(SwiftUI) && !os(watchOS)
  import Foundation
  import SwiftUI

  @MainActor open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { self.rootView = rootView; super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { fatalError() }
    public var rootView: Content
  }

  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
  }
  extension UIViewControllerRepresentable {
    public var body: Never { fatalError() }
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  }
  extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }
  @MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
  }
#endif
