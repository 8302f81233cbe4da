import Testing

import ComposableNavigation

@Suite struct ModalCommandTests {
  typealias Presented = (element: String, style: PresentationStyle)

  @Test func `the first presentation is one command`() {
    let commands = ModalCommand.commands(from: nil, to: ("a", .pageSheet))
    #expect(commands == [.present("a", .pageSheet)])
  }

  @Test func `nothing more to present is a dismissal`() {
    let commands = ModalCommand.commands(from: ("a", .pageSheet), to: nil)
    #expect(commands == [.dismiss("a")])
  }

  @Test func `another item is dismissed, then presented`() {
    let commands = ModalCommand.commands(from: ("a", .pageSheet), to: ("b", .fullScreen))
    #expect(commands == [.dismiss("a"), .present("b", .fullScreen)])
  }

  @Test func `another style of the same item restyles it`() {
    let commands = ModalCommand.commands(from: ("a", .pageSheet), to: ("a", .formSheet))
    #expect(commands == [.restyle("a", .formSheet)])
  }

  @Test func `a host that cannot restyle is asked to dismiss and present`() {
    let commands = ModalCommand.commands(
      from: ("a", .pageSheet),
      to: ("a", .formSheet),
      capabilities: []
    )
    #expect(commands == [.dismiss("a"), .present("a", .formSheet)])
  }

  @Test func `a host that can only resize changes a sheet into a sheet, and into nothing else`() {
    let low = PresentationStyle.sheet(Sheet(detents: [.medium]))
    let high = ModalCommand.commands(from: ("a", low), to: ("a", .pageSheet), capabilities: .resize)
    #expect(high == [.restyle("a", .pageSheet)])
    let cover = ModalCommand.commands(
      from: ("a", low),
      to: ("a", .fullScreen),
      capabilities: .resize
    )
    #expect(cover == [.dismiss("a"), .present("a", .fullScreen)])
    let sheet = ModalCommand.commands(
      from: ("a", .fullScreen),
      to: ("a", low),
      capabilities: .resize
    )
    #expect(sheet == [.dismiss("a"), .present("a", low)])
  }

  @Test func `nothing is asked when nothing differs`() {
    let same = ModalCommand.commands(from: ("a", .pageSheet), to: ("a", .pageSheet))
    #expect(same.isEmpty)
    #expect(ModalCommand<String>.commands(from: nil, to: nil).isEmpty)
  }

  @Test(arguments: [ModalCapabilities.all, []])
  func `applying the commands gives the desired elements`(_ capabilities: ModalCapabilities) {
    let styles: [PresentationStyle] = [.pageSheet, .formSheet]
    let all: [Presented?] =
      [nil] + ["a", "b"].flatMap { element in styles.map { (element, $0) } }
    for old in all {
      for new in all {
        var shown = old
        for command in ModalCommand.commands(from: old, to: new, capabilities: capabilities) {
          switch command {
          case .present(let element, let style):
            #expect(shown == nil)
            shown = (element, style)
          case .dismiss(let element):
            #expect(shown?.element == element)
            shown = nil
          case .restyle(let element, let style):
            #expect(shown?.element == element)
            #expect(capabilities.contains(.restyle))
            shown?.style = style
          }
        }
        #expect(shown?.element == new?.element)
        #expect(shown?.style == new?.style)
      }
    }
  }
}
