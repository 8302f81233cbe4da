import ComposableNavigation
import Testing

@testable import NavigationTesting

@Suite struct HostExpectationsTests {
  private static let (a, b, c) = (ElementID(1), ElementID(2), ElementID(3))

  private func sight(_ elements: [ElementID], _ selected: ElementID) -> HostExpectations.Sight {
    let shown = Showing(elements, selected: selected)
    let screen = HostScreen.tabs(elements.map { "\($0)" }, selected: "\(selected)")
    return HostExpectations.Sight(shown: shown, screen: screen)
  }

  /// The expectations of tabs that show three tabs, of which the first one is selected.
  private var tabs: HostExpectations {
    var expectations = HostExpectations(
      setting: .window,
      isAttached: true,
      hasSelection: true,
      isLeftBySelection: true
    )
    expectations.shown = Showing([Self.a, Self.b, Self.c], selected: Self.a)
    return expectations
  }

  /// Lets tabs carry out a command that removes the last tab and moves the first one.
  ///
  /// - Parameters:
  ///   - isTapped: True if the user taps the last tab before.
  ///   - selected: The tab that is selected afterwards.
  /// - Returns: The broken point, or nil.
  private func finding(isTapped: Bool, selected: ElementID) -> HostFinding? {
    var expectations = tabs
    let command = TabCommand(edits: [.remove(Self.c), .move(Self.a, after: Self.b)])
    let token = expectations.ask(NavigationCommand(command))
    if isTapped {
      expectations.begin(.tapTab(2), sight([Self.a, Self.b, Self.c], Self.a))
      let after = sight([Self.a, Self.b, Self.c], Self.c)
      if let finding = expectations.report(.selected(Self.c), after) { return finding }
      if let finding = expectations.end(wasDone: true, after) { return finding }
    }
    let after = sight([Self.b, Self.a], selected)
    return expectations.answer(token, .done(after.shown), after)
  }

  @Test func `a host selects any tab if a command removes the one that the user has tapped since`()
  {
    #expect(finding(isTapped: true, selected: Self.a) == nil)
    #expect(finding(isTapped: true, selected: Self.b) == nil)
    #expect(finding(isTapped: false, selected: Self.a) == nil)
    #expect(finding(isTapped: false, selected: Self.b)?.point == .selects)
  }

  @Test func `a host may add a tab at the end if the user has closed the one before it since`() {
    let d = ElementID(4)
    func point(isClosed: Bool, _ elements: [ElementID]) -> HostPoint? {
      var expectations = tabs
      let token = expectations.ask(
        NavigationCommand(TabCommand(edits: [.insert(d, after: Self.b)]))
      )
      if isClosed {
        expectations.begin(.closeTab(1), sight([Self.a, Self.b, Self.c], Self.a))
        let after = sight([Self.a, Self.c], Self.a)
        if let finding = expectations.report(.removed([Self.b]), after) { return finding.point }
        if let finding = expectations.end(wasDone: true, after) { return finding.point }
      }
      let after = sight(elements, Self.a)
      return expectations.answer(token, .done(after.shown), after)?.point
    }
    #expect(point(isClosed: true, [Self.a, d, Self.c]) == nil)
    #expect(point(isClosed: true, [Self.a, Self.c, d]) == nil)
    #expect(point(isClosed: true, [d, Self.a, Self.c]) == .addsInOrder)
    #expect(point(isClosed: false, [Self.a, Self.b, d, Self.c]) == nil)
    #expect(point(isClosed: false, [Self.a, Self.b, Self.c, d]) == .addsInOrder)
  }

  @Test func `a sheet rests where the user has dragged it if the state selects no detent`() {
    let sheet = Sheet(detents: [.medium, .large])
    func screen(_ detent: Sheet.Detent?) -> HostScreen {
      var sheet = sheet
      sheet.selectedDetent = detent
      return .modal("a", .sheet(sheet))
    }
    #expect(screen(nil).allows(screen(.large)))
    #expect(!screen(.medium).allows(screen(.large)))
    #expect(!screen(nil).allows(.modal("b", .sheet(sheet))))
    #expect(!screen(nil).allows(.modal("a", .pageSheet)))
    #expect("\(screen(.large))" == "a as sheet at medium large, now large")
  }
}
