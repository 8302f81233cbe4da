import ComposableNavigation
import NavigationTesting

// A split in a window, with the behavior of `SplitNavigationHandler` and of its columns' handlers.
extension SimulatedLane {
  // MARK: Places

  /// Puts columns at the places where a split shows them.
  mutating func putColumns(_ elements: [ElementID], in id: MemberID) {
    guard let member = lane[id] else { return }
    for element in elements {
      guard let entry = member.record.elements[element],
        let column = SplitPlacing.column(of: entry)
      else { continue }
      put(column, at: MemberPlace(member: id, element: element))
    }
  }

  /// Moves a column's views in the same way as `SplitColumns.put`, with the same value type.
  ///
  /// The split's handler retains all views.
  mutating func put(_ column: SplitColumn, at place: MemberPlace) {
    guard let index = index(place.member) else { return }
    let (page, nested) = (hosts[index].page, hosts[index].blueprint.nested)
    for step in hosts[index].placing.put(column) {
      let there = host(of: column, on: page)
      switch step {
      case .move:
        // Without a host, the place is only stored.
        if let there { move(there.id, to: place) }
      case .setUp:
        if let there {
          beginAnew(there.id)
        } else {
          join(.stack(count: 0, entry: nested), at: place, page: page, column: column)
        }
      }
    }
  }

  /// Moves a view's containers to a place; they join when the view is made.
  mutating func put(_ blueprint: Blueprint, at place: MemberPlace, page: Int) {
    if let there = hosts.first(where: { $0.page == page }) {
      move(there.id, to: place)
    } else {
      join(blueprint, at: place, page: page)
    }
  }

  /// Returns a Boolean value that indicates whether a host gets a view for the first time.
  mutating func isNew(_ place: MemberPlace) -> Bool {
    guard let index = index(place.member) else { return false }
    if hosts[index].column == nil { return !hosts.contains { $0.place == place } }
    if hosts[index].made.contains(place.element) { return false }
    hosts[index].made.append(place.element)
    return true
  }

  /// Moves the containers in views that a column now shows, as `HandlerShell` does.
  mutating func takeAlong(_ elements: [ElementID], to id: MemberID) {
    guard let host = host(id), host.column != nil, let record = lane[id]?.record else { return }
    for (other, element) in inner(of: host, record) where elements.contains(element) {
      move(other, to: MemberPlace(member: id, element: element))
    }
  }

  /// Returns the hosts in a host's views, each with the element of its view.
  func inner(of host: SimulatedHost, _ record: MemberRecord) -> [(MemberID, ElementID)] {
    guard host.column != nil else {
      return hosts.compactMap { inner in
        guard let place = inner.place, place.member == host.id else { return nil }
        // A column stays after the view that contained it has been forgotten.
        if inner.column != nil, record.elements[place.element] == nil { return nil }
        return (inner.id, place.element)
      }
    }
    return host.made.sorted().flatMap { element in
      record.elements[element].map { entry in
        hosts(in: entry, on: host.page).map { ($0.id, element) }
      } ?? []
    }
  }

  /// Returns a Boolean value that indicates whether a view is kept although its column has released
  /// it: the state has its entry, so another column may show it.
  func isKeptBySplit(_ host: SimulatedHost) -> Bool {
    if host.column != nil { return true }
    guard let outer = pageIndex(host.page).flatMap({ pages[$0].outer }) else { return false }
    return self.host(of: .primary, on: outer.page) != nil
      && entries(of: outer.page).contains(where: outer.entry.isSame)
  }

  /// Returns the hosts in an entry.
  private func hosts(in entry: EntryID, on page: Int) -> [SimulatedHost] {
    hosts.filter { host in
      guard let outer = pageIndex(host.page).flatMap({ pages[$0].outer }) else { return false }
      return outer.page == page && outer.entry.isSame(as: entry)
    }
  }

  private func host(of column: SplitColumn?, on page: Int) -> SimulatedHost? {
    hosts.first { $0.page == page && $0.column == column }
  }

  /// Returns the hosts of a split's columns, or none for another host.
  func columns(of host: SimulatedHost) -> [MemberID] {
    guard host.blueprint.sharesEntries else { return [] }
    return hosts.filter { $0.page == host.page && $0.column != nil }.map(\.id)
  }

  // MARK: The program

  /// Changes a split's state, and updates the handlers in the order in which views move.
  mutating func changeSplit(_ page: Int, _ change: (any Content) -> any Content) {
    changeColumns(of: page) { window in
      guard let index = window.pageIndex(page) else { return }
      window.pages[index].content = change(window.pages[index].content)
    }
  }

  /// Changes a split's state, or the states in its entries, and updates the split's handlers.
  mutating func changeColumns(of page: Int, _ change: (inout SimulatedLane) -> Void) {
    guard let index = pageIndex(page) else { return }
    let before = pages[index].content
    // Read first, because the change may remove the states in an entry.
    let inside =
      pages[index].blueprint.nested.isEmpty
      ? [] : before.entries.map { hosts(in: $0, on: page).map(\.id) }
    change(&self)
    guard let now = pageIndex(page).map({ pages[$0].content }) else { return }
    let isNews = hosts.contains { host in
      host.page == page
        && now.desiredContent(in: host.column) != before.desiredContent(in: host.column)
    }
    if isNews { refused = [] }
    let (old, new) = (
      before.entries + before.desiredContent(in: nil).entries, now.desiredContent(in: nil).entries
    )
    for entry in now.entries + new where !old.contains(where: entry.isSame) {
      allow(RemovedEntry(page: page, entry: entry))
    }
    for (number, entry) in before.entries.enumerated()
    where !now.entries.contains(where: entry.isSame) {
      // Views that no column has are removed together with the state's entry.
      for id in inside.isEmpty ? [] : inside[number] {
        if let inner = host(id), !isHad(inner) { leave(id) }
      }
      closePages(in: page, at: entry)
    }
    openPagesInside(page)
    hold { window in
      for column in SplitPlacing.listeners(isCollapsed: new.count == 1) {
        if let host = window.host(of: column, on: page) { window.tell(host) }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a view's original column still has it.
  private func isHad(_ inner: SimulatedHost) -> Bool {
    guard let place = inner.place, let column = host(place.member) else { return false }
    return column.made.contains(place.element)
  }

  // MARK: The host

  /// Returns a Boolean value that indicates whether a host is empty when it reappears.
  func forgetsHidden(_ host: SimulatedHost) -> Bool {
    host.column != nil && whenHidden(host) == .forget
  }

  /// Returns the behavior of a column's split for hidden columns.
  private func whenHidden(_ column: SimulatedHost) -> Blueprint.HiddenColumns? {
    pageIndex(column.page).flatMap { pages[$0].blueprint.whenHidden }
  }

  /// Removes the views that a column shows from the hidden columns of its split.
  mutating func takeOutOfHidden(_ host: SimulatedHost) {
    guard host.column != nil, whenHidden(host) == .keepTheRest else { return }
    let entries = shownEntries(of: host)
    for index in hosts.indices where hosts[index].column != nil && hosts[index].id != host.id {
      guard hosts[index].page == host.page, !isOnScreen(hosts[index]) else { continue }
      guard let record = record(at: index) else { continue }
      hosts[index].shown.removeAll { element in
        record.elements[element].map { entries.contains(where: $0.isSame) } == true
      }
    }
  }

  private func shownEntries(of host: SimulatedHost) -> [EntryID] {
    guard let member = lane[host.id] else { return [] }
    return host.shown.compactMap { member.record.elements[$0] }
  }

  /// Expands a split by itself, regardless of commands.
  mutating func expand(_ id: MemberID) {
    guard let index = index(id) else { return }
    hosts[index].expand()
    if mistake == .expansionIsDesired {
      return pending.append(ModelReport(member: id, token: 0, report: .expanded, entries: []))
    }
    refused = []
    let heard = pending.count
    send(.reported(id, .expanded))
    if pending.count == heard { fail("a split expanded by itself, and no reducer hears of it") }
  }

  // MARK: The laws

  /// Checks that at rest no split is expanded against its state.
  mutating func checkExpansion(_ member: LaneReconciler.Member, _ host: SimulatedHost) {
    if member.record.shown.hasExpanded != host.hasExpanded, mistake == nil {
      return fail("at rest, believes that the split has \(host.hasExpanded ? "not " : "")expanded")
    }
    guard refused.isEmpty, host.hasExpanded, lane.target(of: member).elements.count == 1 else {
      return
    }
    fail("at rest, the split has expanded by itself, and the state wants one column")
  }

  /// Checks that no column is asked to show an entry that another column shows.
  mutating func checkMayShow(_ command: NavigationCommand, in host: SimulatedHost) {
    guard let member = lane[host.id] else { return }
    let added = command.added.compactMap { member.record.elements[$0] }
    for other in hosts where other.column != nil && other.id != host.id && isOnScreen(other) {
      guard other.page == host.page else { continue }
      let there = shownEntries(of: other)
      if let entry = added.first(where: { there.contains(where: $0.isSame) }) {
        fail("asked for \(command) while another column shows \(entry)")
      }
    }
  }

  /// Checks that no entry is shown in two columns.
  mutating func checkColumns() {
    var seen: [RemovedEntry] = []
    for host in hosts where host.column != nil && isOnScreen(host) {
      let shown = shownEntries(of: host).map { RemovedEntry(page: host.page, entry: $0) }
      if let there = shown.first(where: seen.contains) { fail("\(there.entry) is in two columns") }
      seen += shown
    }
  }

  /// Checks that the hosts in an entry are in the host that shows the entry.
  mutating func checkPlaces(in member: LaneReconciler.Member, _ host: SimulatedHost) {
    guard refused.isEmpty, !host.blueprint.nested.isEmpty else { return }
    for element in host.shown {
      guard let entry = member.record.elements[element] else { continue }
      let there = hosts(in: entry, on: host.page)
      let isThere = there.allSatisfy { $0.place == MemberPlace(member: host.id, element: element) }
      if !isThere || there.count != host.blueprint.nested.count {
        fail("at rest, what lies in \(entry) is not where that is shown")
      }
    }
  }

  // MARK: The canonical form

  /// Writes the column of a host and, because views move, the entry that contains the host.
  func writeColumn(
    _ host: SimulatedHost,
    _ index: Int,
    _ names: inout CanonicalNames
  ) {
    if let column = host.column {
      names.sink.write((SplitColumn.allCases.firstIndex(of: column) ?? 0) + 1)
      names.write(ElementSet(host.made), of: index)
    } else {
      let outer = pageIndex(host.page).flatMap { pages[$0].outer }
      names.sink.write(outer.map { 10 + name($0.entry, $0.page, &names) } ?? 0)
      names.sink.write(outer?.slot ?? 0)
      guard isUnusual, host.blueprint.sharesEntries else { return }
      for column in SplitColumn.allCases { names.write(host.placing.isWaiting(column)) }
    }
  }

  /// Returns the index of an entry among the columns of a split, or nil if it is not one.
  func column(_ entry: EntryID, of page: Int) -> Int? {
    guard hasSplit, let index = pageIndex(page), pages[index].blueprint.sharesEntries else {
      return nil
    }
    return SplitContent.columns.firstIndex(of: entry)
  }

  /// Returns the entries that a host of a page should show, according to the state.
  func entries(of host: SimulatedHost, _ page: Page) -> [EntryID] {
    page.blueprint.sharesEntries
      ? page.content.desiredContent(in: host.column).entries : page.content.entries
  }
}
