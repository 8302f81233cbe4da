import SwiftUIHost
import Testing

@MainActor
@Suite struct ModelAttachmentTests {
  private let model = StackModel<String>()

  private func turns() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func `a model is off screen when its view has been let go`() async {
    var attachment: ModelAttachment? = ModelAttachment(of: model)
    attachment?.begin()
    #expect(model.isAttached)
    attachment = nil
    await turns()
    #expect(!model.isAttached)
  }

  @Test func `a model stays on screen when another view has begun to show it`() async {
    var attachment: ModelAttachment? = ModelAttachment(of: model)
    attachment?.begin()
    let next = ModelAttachment(of: model)
    next.begin()
    attachment = nil
    await turns()
    #expect(model.isAttached)
    withExtendedLifetime(next) {}
  }
}
