import ComposableNavigation
import NavigationTrace
import Testing
import TestSupport

@Suite(.late) struct TreeTextLaws {
  @Test func `no scalar of a title is unescaped in a drawing or a graph`() throws {
    for title in Scalars.texts(of: 1_000) {
      let trees: [NavigationTree] = [
        .screen(title), .init(kind: .modal(title)),
        .screen("s", [.init(kind: .button(title, .cancel))]),
      ]
      for tree in trees {
        let drawn = tree.description
        #expect(Scalars.raw(in: drawn) == [])
        #expect(Scalars.raw(in: tree.mermaid) == [])
        #expect(Scalars.raw(in: tree.dot) == [])
        #expect(try NavigationTree(text: drawn) == tree)
      }
    }
  }
}
