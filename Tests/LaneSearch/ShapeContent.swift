import ComposableNavigation
import Foundation
import NavigationTesting

/// The content of a container whose state is that of a shape.
final class ShapeContent<State: SimulatedState>: Content {
  private let state: State
  // Stored, because they are read more often than they change.
  private let content: DesiredContent
  let numbers: [Int]

  init(_ state: State) {
    self.state = state
    content = state.desiredContent
    numbers = state.numbers
  }

  var entries: [EntryID] { content.entries }

  var allItems: [Int] { state.entries.items }

  var shownItems: [Int] { Array(allItems.prefix(entries.count)) }

  var selectedItem: Int? { content.selected.flatMap(item(of:)) }

  var counter: Int { Int(truncatingIfNeeded: state.entries.nextNumber) }

  var waiting: [Int] { state.waiting }

  var frontEntry: EntryID? { state.frontID }

  var operations: [ProgramOperation] { state.operations }

  var insertion: ProgramOperation? { State.insertion }

  var lateActions: [LateAction.Kind] { State.lateActions }

  func desiredContent(in column: SplitColumn?) -> DesiredContent { content }

  func item(of entry: EntryID) -> Int? { state.entries[id: entry] }

  func after(_ operation: ProgramOperation, serial: Int) -> any Content {
    reduced([state.action(of: operation, serial: serial)])
  }

  func after(_ kind: LateAction.Kind, for id: EntryID, serial: Int) -> any Content {
    reduced([state.action(of: kind, for: id, serial: serial)])
  }

  func after(_ report: ModelReport, _ mistake: Mistake?, of host: SimulatedHost) -> any Content {
    reduced(state.actions(of: report, mistake, showing: host.shown.count))
  }

  private func reduced(_ actions: [State.Shape.Action]) -> any Content {
    var after = state
    for action in actions { _ = State.Shape().reduce(into: &after, action: action) }
    return ShapeContent(after)
  }

  func readAgain(serial: inout Int) -> any Content {
    guard var read = state.archivedAndRead else { return self }
    for id in read.entries.ids where id.isCounted {
      let next = serial
      _ = read.update(id) { $0 = State.item(like: $0, serial: next) }
      serial += 1
    }
    return ShapeContent(read)
  }

  func isSame(as other: any Content) -> Bool { (other as? ShapeContent)?.state == state }
}

extension Decodable where Self: Encodable {
  /// The value after encoding and decoding; nil if either fails.
  var archivedAndRead: Self? {
    guard let data = try? JSONEncoder().encode(self) else { return nil }
    return try? JSONDecoder().decode(Self.self, from: data)
  }
}
