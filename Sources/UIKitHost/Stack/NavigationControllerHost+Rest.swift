#if canImport(UIKit) && !os(watchOS)
  import ComposableNavigation
  import UIKit

  // The end of transitions.
  extension NavigationControllerHost {
    /// The transitions that the host waits for.
    enum Phase {
      case resting
      /// The transition of a command runs; `before` is the former stack.
      case commanded(Acknowledgement, before: HostContents<UIViewController>, takes: Bool)
      /// A transition of the user or of other code runs.
      case foreign
    }

    /// A Boolean value that indicates whether no transition runs.
    var isResting: Bool { if case .resting = phase { true } else { false } }

    private var isCommanded: Bool { if case .commanded = phase { true } else { false } }

    /// A Boolean value that indicates whether a nested stack has a command, which changes the pages.
    var isCommandedInside: Bool { inner.contains { $0.isCommanded || $0.isCommandedInside } }

    /// Compares the controller's stack with the own one, reports, and answers.
    func settle() {
      guard let now = container?.viewControllers else { return }
      switch phase {
      case .resting:
        reportGone(now)
      case .foreign:
        reportGone(now)
        reportGoneInside(now)
        guard case .foreign = phase else { return }
        phase = .resting
        onReport?(.gestureEnded)
      case .commanded(let acknowledgement, let before, let takes):
        if takes, isTurnedRound(now, before) {
          // The user reversed the transition: nothing has changed, and a retry may succeed.
          contents.takeBack(to: before)
          phase = .resting
          // But other views may be gone; the refusal may cause the next command.
          let removal = takeGone(now)
          // UIKit may have left new views among the old ones.
          showPages(animated: false)
          acknowledgement.refused(.gesture)
          if let removal { onReport?(removal) }
          onReport?(.ready)
        } else {
          reportGone(now)
          // The receiver of the report may have taken the host off screen.
          guard case .commanded = phase else { return }
          phase = .resting
          acknowledgement.done(showing: shown)
        }
      }
      // The answer may have caused the next command.
      if isResting, let container, container.transitionCoordinator == nil {
        reportGoneInside(container.viewControllers)
        releaseInner()
        root.focus.arrive(at: container.topViewController)
        if let outer, !container.viewControllers.isSame(as: root.expected) {
          outer.watch?.waitATurn()
        }
      }
      closeWaysBack()
      reportStranger()
    }

    /// Returns a Boolean value that indicates whether the stack before a command is back, at least
    /// partly: the user may have gone back in the meantime.
    private func isTurnedRound(
      _ now: [UIViewController],
      _ before: HostContents<UIViewController>
    ) -> Bool {
      let wanted = contents.views.flatMap(\.pages).identities
      let taken = before.views.flatMap(\.pages).identities.subtracting(wanted)
      return !now.isSame(as: root.expected) && !taken.isDisjoint(with: now.identities)
    }

    private func reportGone(_ now: [UIViewController]) {
      if let removal = takeGone(now) { onReport?(removal) }
    }

    /// Lets nested stacks report the elements that are gone; one with a command does so itself.
    private func reportGoneInside(_ now: [UIViewController]) {
      for host in inner where host.outer === self && holds(host) {
        if !host.isCommanded { host.reportGone(now) }
        host.reportGoneInside(now)
      }
    }

    /// Removes the elements that are gone, and returns the report.
    private func takeGone(_ now: [UIViewController]) -> HostReport? {
      guard !now.isSame(as: root.expected) else { return nil }
      let there = now.identities
      // A nested stack without any page left is gone itself, as the outer host reports.
      if outer != nil, there.isDisjoint(with: expected.identities) { return nil }
      let gone = shown.elements.filter { contents[$0].map { isGone($0, there) } ?? true }
      previous.removeAll { !there.contains(ObjectIdentifier($0)) }
      return contents.lose(gone)
    }

    private func isGone(_ view: UIViewController, _ there: Set<ObjectIdentifier>) -> Bool {
      guard let host = view.stackHost else { return !there.contains(ObjectIdentifier(view)) }
      let pages = host.expected.identities
      return !host.isCommanded && !pages.isEmpty && there.isDisjoint(with: pages)
    }

    /// Reports how far the user's gesture has gone.
    func noteProgress(_ fraction: Double) {
      if case .foreign = phase, !contents.isAway { onReport?(.gestureMoved(fraction: fraction)) }
    }

    /// Notes that a transition of the user or of other code runs or begins.
    func noteForeign() {
      guard case .resting = phase, !contents.isAway else { return }
      phase = .foreign
      onReport?(.gestureBegan)
      // One turn later, a coordinator exists, if there is a transition.
      if container?.transitionCoordinator == nil { watch?.waitATurn() } else { watch?.wait() }
      // Pages of nested stacks may go too.
      for host in inner where holds(host) { host.noteForeign() }
    }
  }
#endif
