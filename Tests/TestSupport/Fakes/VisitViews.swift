package import ComposableNavigation

/// Makes a view for each visit, and records it until a test ends the visit.
@MainActor
package final class VisitViews: EntryViewProviding {
  private struct Gone {
    weak var view: FakeView?
  }

  package private(set) var stays: [Visit: FakeView] = [:]
  package private(set) var complaints: [String] = []
  /// The views of equal items, if they share one by a rule that is known to be wrong.
  private var shared: [String: FakeView]?
  private var gone: [Gone] = []
  private var count = 0

  package init(sharesEqualItems: Bool = false) { shared = sharesEqualItems ? [:] : nil }

  package func makePresentable(for entry: Entry<String>) -> FakeView {
    let visit = Visit(entry.id)
    if stays[visit] != nil { complaints.append("the view of \(visit) was made again") }
    count += 1
    // Numbers repeat when an older state is written; the count of views does not.
    let view =
      shared?[entry.item] ?? FakeView(entry.item, id: "\(entry.id), view \(count)")
    shared?[entry.item] = view
    stays[visit] = view
    return view
  }

  package func end(_ visit: Visit) {
    guard let view = stays.removeValue(forKey: visit) else { return }
    if shared == nil { gone.append(Gone(view: view)) }
  }

  /// A view of a visit that has ended, if one is still there.
  package var leaked: FakeView? { gone.lazy.compactMap(\.view).first }
}
