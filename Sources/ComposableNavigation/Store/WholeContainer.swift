/// The way back of the container that a store's state is a part of.
@MainActor
final class WholeContainer {
  let wayBack: @MainActor () -> (@MainActor () -> Void)?

  init(wayBack: @escaping @MainActor () -> (@MainActor () -> Void)?) { self.wayBack = wayBack }
}
