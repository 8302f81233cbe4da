// The simplest programs that do the work of shapes, handlers and searches, one bound for each kind
// of row.

/// Pushes a number on an array of `size` and pops it, by a switch in a class.
@MainActor
func editing(_ size: Int) -> Work {
  let store = BoundStore<[Int], Int?>(Array(0..<size)) { items, item in
    if let item { items.append(item) } else { items.removeLast() }
  }
  return Work { count in
    for number in 0..<count {
      store.send(number)
      store.send(nil)
    }
  }
}

/// Fills an empty array, anew each time.
@MainActor
func filling(_ size: Int) -> Work {
  Work { count in
    for _ in 0..<count {
      let store = BoundStore<[Int], Int>([0]) { items, item in items.append(item) }
      for number in 1..<max(size, 2) { store.send(number) }
      blackHole(store)
    }
  }
}

/// The views of a list of numbers in a dictionary, kept without a library.
final class PlainViews {
  private var order: [Int] = []
  private var views: [Int: View] = [:]

  /// Shows a list and keeps the views of numbers that stay.
  @inline(never) func show(_ new: [Int]) {
    guard new != order else { return }
    var next: [Int: View] = [:]
    next.reserveCapacity(new.count)
    for number in new { next[number] = views[number] ?? View() }
    (order, views) = (new, next)
  }

  @inline(never) func push(_ number: Int) {
    order.append(number)
    views[number] = View()
  }

  @inline(never) func pop() {
    if let last = order.popLast() { views[last] = nil }
  }

  /// Shows one list after the other.
  @MainActor
  static func showing(_ one: [Int], _ other: [Int]) -> Work {
    let views = PlainViews()
    views.show(other)
    return Work { count in
      for _ in 0..<count {
        views.show(one)
        views.show(other)
      }
    }
  }

  /// Pushes one number on `size` others and pops it.
  @MainActor
  static func pushing(on size: Int) -> Work {
    let views = PlainViews()
    views.show(Array(0..<size))
    return Work { count in
      for _ in 0..<count {
        views.push(size)
        views.pop()
      }
    }
  }

  /// Shows `size` numbers and removes them.
  @MainActor
  static func rendering(_ size: Int) -> Work {
    let list = Array(0..<size)
    return Work { count in
      for _ in 0..<count {
        let views = PlainViews()
        views.show(list)
        blackHole(views)
      }
    }
  }
}

/// A list beside a detail, which become one list and two again.
struct PlainColumns {
  enum Edit { case show(Int), collapse, expand }

  var list = [1, 2]
  var detail = [3]
  var shown: [Int] = []

  @MainActor static var store: BoundStore<PlainColumns, Edit> {
    BoundStore(PlainColumns()) { state, edit in
      switch edit {
      case .show(let number): state.detail = [3, number]
      case .collapse: state.shown = state.list + state.detail.dropFirst()
      case .expand: state.shown = []
      }
    }
  }
}

/// Searches `states` numbers by `transitions` steps and remembers the visited ones.
@MainActor
func searching(_ states: Int, _ transitions: Int) -> Work {
  Work(batch: transitions) { count in
    for _ in 0..<count {
      var seen: Set<Int> = []
      var reached: [Int] = []
      for step in 0..<transitions where seen.insert(step % states).inserted {
        reached.append(step)
      }
      blackHole(reached)
    }
  }
}
