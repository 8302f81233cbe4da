public import ComposableNavigation

/// One thing that happened, as a line of a ``Trace``.
///
/// Each is one JSON object, its `event` first named here:
///
/// ```
/// {"action":{"action":"pushItem","item":"message"},"event":"action","from":"program"}
/// {"command":"push e2","event":"asked","host":"1.1"}
/// {"command":"push e2","event":"refused","host":"1.1","reason":"a gesture is in progress"}
/// ```
///
/// Hosts are named by lane and place in it (`1.2`), elements by their numbers, entries by their ids
/// as texts. Fields with their usual value are left out.
public enum TraceEvent: Hashable, Sendable {
  // MARK: Events from outside

  /// `note`: whoever runs the app says something to the reader.
  case note(String)

  /// `act`: what a person did, in the words of whoever runs the app.
  case act(String)

  /// `tree`: what the hosts show, as a drawing.
  case tree(String)

  // MARK: The store

  /// `action`: an action was reduced.
  case action(TraceAction, from: TraceSource)

  /// `dropped`: an action was not reduced, because its effect was cancelled or what it was meant for
  /// has gone; a `refusal` after it says why.
  case dropped(TraceAction, from: TraceSource)

  /// `state`: the state is another one since the last line of this kind, as the recorder's owner
  /// draws it.
  case state(String)

  /// `began`: a piece of asynchronous work began; they are counted from 0.
  case began(work: Int)

  /// `ended`: a piece of work ended by itself; `error` is the issue that it ended with.
  case ended(work: Int, error: String?)

  /// `cancelled`: a piece of work was cancelled.
  case cancelled(work: Int)

  /// `refusal`: an action could not be carried out, and why.
  case refusal(String)

  /// `issue`: a programmer's mistake, by its kind.
  case issue(kind: String, message: String)

  // MARK: Lanes

  /// `joined`: a handler joined a lane, in the view of an element of another host.
  case joined(TraceHost, shape: String, in: TraceHost?, element: Int?)

  /// `left`: a handler left its lane.
  case left(TraceHost)

  /// `wants`: what a state wants its host to show.
  case wants(TraceHost, TraceWish)

  /// `coalesced`: what a state wanted was never asked for, because the state changed first; `reason`
  /// is what it had waited for.
  case coalesced(TraceHost, TraceWish, reason: String)

  /// `asked`: a host was asked for a command.
  case asked(TraceHost, command: String, isAnimated: Bool)

  /// `done`: a host ended a command, and what it shows now.
  case done(TraceHost, Showing)

  /// `refused`: a host did not carry out a command, and why.
  case refused(TraceHost, command: String, reason: String)

  /// `misused`: an acknowledgement was used a second time, or by a host that was detached.
  case misused(lane: Int)

  /// `attached`: a host is on screen, and what it shows.
  case attached(TraceHost, Showing)

  /// `report`: what a host reported by itself.
  case report(TraceHost, HostReport)

  /// `waits`: what a host's next command waits for from now on, other than its own acknowledgement;
  /// nil for nothing any more.
  case waits(TraceHost, for: String?)
}
