extension LinkMap {
  /// Checks that links and states agree: prints the link of a state and opens it, cold and warm.
  ///
  /// The states are random, made of the targets of the map's tables. A failure is shrunk.
  ///
  /// ```swift
  /// let check = map.check(from: App.State()) { $0.stack.items }
  /// #expect(check.failure == nil, "\(check)")
  /// ```
  ///
  /// - Parameters:
  ///   - start: The state of a cold start.
  ///   - seed: The seed of the random states.
  ///   - runs: The number of states to try.
  ///   - content: Returns the part of a state that has to agree: its items, not the ids of their
  ///     places.
  /// - Returns: The first failure, and the values without a link.
  public func check<Content: Equatable>(
    from start: State,
    seed: UInt64 = 1,
    runs: Int = 500,
    comparing content: (State) -> Content
  ) -> LinkCheck {
    var check = LinkCheck()
    var reasons: Set<String> = []
    var warm = start
    for run in 0..<runs {
      var draw = LinkDraw(seed: seed &+ UInt64(run))
      var state = start
      sample(&state, &draw)
      check.cases += 1
      // Otherwise the check would silently skip values that it cannot make.
      if let type = draw.lacking {
        check.failure = .init(
          law: .samples,
          id: "",
          witness: "",
          detail: "no text of the check is a \(type): declare linkSamples in it"
        )
        break
      }
      let failure = failure(of: state, start, warm, &reasons, content)
      if failure != nil {
        check.failure = smallest(draw.choices, start, warm, content) ?? failure
        break
      }
      warm = state
    }
    check.unrepresentable = reasons.sorted()
    return check
  }

  private func failure<Content: Equatable>(
    of state: State,
    _ start: State,
    _ warm: State,
    _ reasons: inout Set<String>,
    _ content: (State) -> Content
  ) -> LinkCheck.Failure? {
    let text: String
    do throws(LinkPrintError) {
      text = try currentURL(of: state)
    } catch {
      reasons.insert(error.description)
      return nil
    }
    func broken(_ law: LinkCheck.Failure.Law, _ detail: String) -> LinkCheck.Failure {
      .init(law: law, id: "", witness: text, detail: detail)
    }
    do throws(LinkError) {
      var cold = start
      _ = try replace(with: text, in: &cold)
      guard content(cold) == content(state) else {
        return broken(.roundTrip, "\(content(state)) is opened as \(content(cold))")
      }
      guard (try? currentURL(of: cold)) == text else {
        return broken(.canonical, "what it opens is printed otherwise")
      }
      var other = warm
      _ = try replace(with: text, in: &other)
      guard content(other) == content(cold) else {
        return broken(.warm, "\(content(cold)) when cold, \(content(other)) when warm")
      }
      return nil
    } catch {
      return broken(.roundTrip, "\(content(state)) is printed and not read: \(error)")
    }
  }

  /// Returns the failure with fewer and simpler choices.
  private func smallest<Content: Equatable>(
    _ choices: [Int],
    _ start: State,
    _ warm: State,
    _ content: (State) -> Content
  ) -> LinkCheck.Failure? {
    var best: LinkCheck.Failure?
    var smallest = choices
    for position in smallest.indices {
      for choice in 0...min(smallest[position], 200) {
        var simpler = smallest
        simpler[position] = choice
        var draw = LinkDraw(replaying: simpler)
        var state = start
        sample(&state, &draw)
        var ignored: Set<String> = []
        guard let found = failure(of: state, start, warm, &ignored, content) else { continue }
        (smallest, best) = (simpler, found)
        break
      }
    }
    return best
  }
}
