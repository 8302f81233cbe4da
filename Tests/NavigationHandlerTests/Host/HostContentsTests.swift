import ComposableNavigation
import Testing

@Suite struct HostContentsTests {
  let a = ElementID(1)
  let b = ElementID(2)
  let c = ElementID(3)

  private var tabs: HostContents<String> {
    var contents = HostContents<String>(alwaysSelects: true)
    _ = contents.take(
      TabCommand(edits: [.insert(a, after: nil), .insert(b, after: a), .insert(c, after: b)]),
      with: [a: "A", b: "B", c: "C"]
    )
    return contents
  }

  @Test func `a shown element keeps its view`() {
    var contents = HostContents<String>()
    #expect(contents.take(StackCommand.push([a]), with: [a: "old"]) == nil)
    #expect(contents.take(StackCommand.push([b]), with: [a: "new", b: "B"]) == nil)
    #expect(contents.views == ["old", "B"])
    #expect(contents.shown == Showing([a, b]))
  }

  @Test func `a command without a view is refused, and changes nothing`() {
    var contents = tabs
    let command = StackCommand.push([ElementID(4)])
    #expect(contents.take(command, with: [:]) == .noView(of: ElementID(4)))
    #expect(contents.shown == tabs.shown)
    #expect(contents.views == ["A", "B", "C"])
  }

  @Test func `a removal is reported once, by the shown elements alone`() {
    var contents = tabs
    #expect(contents.remove([b, ElementID(9)]) == .removed([b]))
    #expect(contents.remove([b]) == nil)
    #expect(contents.views == ["A", "C"])
  }

  @Test func `an element that must stay is not removed, and the attempt is reported`() {
    var contents = tabs
    contents.blockers = [c: LeaveBlocker("draft")]
    #expect(contents.remove([b, c]) == .attempted(.removed([b, c])))
    #expect(contents.views == ["A", "B", "C"])
    #expect(contents.lose([b, c]) == .removed([b, c]))
    #expect(contents.views == ["A"])
  }

  @Test func `a selected element that must stay is left only if all are visible`() {
    var contents = tabs
    contents.blockers = [a: LeaveBlocker("draft")]
    #expect(contents.select(b) == .attempted(.selected(b)))
    #expect(contents.select(a) == .selected(a))
    #expect(contents.select(b, leaving: false) == .selected(b))
    #expect(contents.selectedView == "B")
    #expect(contents.select(ElementID(9)) == nil)
  }

  @Test func `the first element is selected if the selected one goes`() {
    var contents = tabs
    #expect(contents.shown.selected == a)
    _ = contents.select(b)
    _ = contents.remove([b])
    #expect(contents.shown.selected == a)
    var stack = HostContents<String>()
    _ = stack.take(StackCommand.push([a, b]), with: [a: "A", b: "B"])
    _ = stack.remove([b])
    #expect(stack.shown == Showing([a]))
  }

  @Test func `after the only tab is closed, the next one that comes is selected`() {
    var contents = HostContents<String>()
    _ = contents.take(TabCommand(edits: [.insert(a, after: nil)], select: a), with: [a: "A"])
    _ = contents.remove([a])
    #expect(contents.shown == .nothing)
    _ = contents.take(TabCommand(edits: [.insert(b, after: a)]), with: [b: "B"])
    #expect(contents.shown == Showing([b], selected: b))
  }

  @Test func `another window is focused if a command closes the focused one`() {
    var windows = HostContents<String>()
    _ = windows.take(WindowCommand(open: [a, b], focus: b), with: [a: "A", b: "B"])
    _ = windows.take(WindowCommand(close: [b]), with: [:])
    #expect(windows.shown == Showing([a], selected: a))
  }

  @Test func `the style goes with the presentation`() {
    var contents = HostContents<String>()
    _ = contents.take(ModalCommand.present(a, .formSheet), with: [a: "A"])
    #expect(contents.presentation?.view == "A")
    #expect(contents.shown.style == .formSheet)
    _ = contents.remove([a])
    #expect(contents.shown == .nothing)
    #expect(contents.presentation == nil)
  }

  @Test func `a transition that the user reverses restores the elements, not the reasons to stay`()
  {
    var contents = tabs
    contents.blockers = [a: LeaveBlocker("draft")]
    _ = contents.take(TabCommand(edits: [.remove(b)], select: c), with: [:])
    contents.takeBack(to: tabs)
    #expect(contents.shown == tabs.shown)
    #expect(contents.views == ["A", "B", "C"])
    #expect(contents.keeps([a]))
  }

  @Test func `a host that is away loses elements without a report`() {
    var contents = HostContents<String>()
    _ = contents.take(StackCommand.push([a, b]), with: [a: "A", b: "B"])
    #expect(contents.detach() == nil)
    #expect(contents.attach() == .attached)
    #expect(contents.attach() == nil)
    #expect(contents.detach() == .detached)
    #expect(contents.lose([b]) == nil)
    #expect(contents.views == ["A"])
    #expect(!contents.isAttached)
    #expect(contents.isAway)
  }

  @Test func `a gesture ends once, also by leaving the screen`() {
    var contents = HostContents<String>(isAttached: true)
    #expect(contents.beginGesture() == .gestureBegan)
    #expect(contents.beginGesture() == nil)
    #expect(contents.endGesture() == .gestureEnded)
    #expect(contents.endGesture() == nil)
    _ = contents.beginGesture()
    _ = contents.detach()
    #expect(contents.endGesture() == nil)
  }

  @Test func `an element is found by its view`() {
    final class Page {}
    let (page, other) = (Page(), Page())
    var contents = HostContents<Page>()
    _ = contents.take(StackCommand.push([a]), with: [a: page])
    #expect(contents.element(of: page) == a)
    #expect(contents.element(of: other) == nil)
    #expect(contents.element(of: nil) == nil)
  }

  @Test func `a new handler finds nothing of the earlier one`() {
    var contents = tabs
    contents.blockers = [a: LeaveBlocker("draft")]
    contents.begin()
    #expect(contents.shown == .nothing)
    #expect(contents.views.isEmpty)
    #expect(!contents.keeps([a]))
    #expect(contents[a] == nil)
  }
}
