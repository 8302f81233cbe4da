#if GTK
  import CGTK
  import ComposableNavigation

  // The leaflet that shows the stack.
  extension GTKStack {
    /// Adds the views to the leaflet, and shows the topmost, which gets the focus.
    func showTop(animated: Bool, comes: Bool) {
      followFocus(among: children) { placeTop(animated: animated, comes: comes) }
    }

    private func placeTop(animated: Bool, comes: Bool) {
      isChanging = true
      defer { isChanging = false }
      let views = views
      // Removed views are below a new one, so that its transition is a push; otherwise above.
      let order = comes ? views.dropLast() + leaving + views.suffix(1) : views + leaving
      arrange(order)
      for (index, view) in views.enumerated() {
        let back: @MainActor () -> Void = { [weak self] in _ = self?.performBack() }
        view.setBackAction(index == 0 ? outerBackAction : back)
        view.setSwitcher(index == 0 ? switcher : nil)
        view.setEndsWindow(endsWindow)
        view.onTitleChange = { [weak self] in self?.onTitleChange?() }
      }
      closeSwipe()
      if let top = views.last {
        Animations.allowed(animated, for: widget) {
          adw_leaflet_set_visible_child(widget.opaque, top.widget)
        }
      }
      onTitleChange?()
    }

    /// Orders the leaflet's children, and adds new ones.
    private func arrange(_ order: [GTKView]) {
      var sibling: GTKWidget?
      for view in order {
        if children.contains(where: { $0 === view }) {
          adw_leaflet_reorder_child_after(widget.opaque, view.widget, sibling)
        } else {
          adw_leaflet_insert_child_after(widget.opaque, view.widget, sibling)
        }
        sibling = view.widget
      }
      children = order
    }

    /// Removes the views from the leaflet that are no longer shown.
    func letGo() {
      isChanging = true
      defer { isChanging = false }
      let shown = views
      for view in leaving where !shown.contains(where: { $0 === view }) {
        view.setBackAction(nil)
        view.setSwitcher(nil)
        if children.contains(where: { $0 === view }) {
          adw_leaflet_remove(widget.opaque, view.widget)
        }
        children.removeAll { $0 === view }
      }
      leaving = []
    }

    /// Enables or disables the swipe back.
    func closeSwipe() {
      let keepsTop = contents.keeps(shown.elements.suffix(1))
      adw_leaflet_set_can_navigate_back(widget.opaque, keepsTop ? 0 : 1)
    }

    /// Shows the host's current state at once: ends a transition, and cancels a gesture.
    func comeToRest() {
      isChanging = true
      followFocus(among: children) {
        if isMoving {
          gtk_widget_set_visible(widget, 0)
          gtk_widget_set_visible(widget, 1)
        }
        placeTop(animated: false, comes: false)
      }
      letGo()
    }

    /// Returns a Boolean value that indicates whether the leaflet shows a view that was removed.
    func isTurnedRound(_ before: HostContents<GTKView>) -> Bool {
      let (visible, there) = (adw_leaflet_get_visible_child(widget.opaque), before.views)
      // An empty leaflet shows its last view until that view is removed.
      return !views.isEmpty
        && leaving.contains { one in one.widget == visible && there.contains { $0 === one } }
    }

    /// Reports the elements above the one that the leaflet shows, because the user has left them.
    func reportOffscreen() {
      let visible = adw_leaflet_get_visible_child(widget.opaque)
      guard let index = views.firstIndex(where: { $0.widget == visible }) else { return }
      let count = views.count - 1 - index
      guard count > 0 else { return }
      let gone = Array(shown.elements.suffix(count))
      leaving += gone.compactMap { contents[$0] }
      let report = contents.lose(gone)
      leaving += previous.suffix(count - gone.count)
      previous.removeLast(count - gone.count)
      closeSwipe()
      onTitleChange?()
      if let report { onReport?(report) }
    }
  }
#endif
