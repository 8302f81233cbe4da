/// Effects one after another: how many pieces of the present one run, and what follows it.
///
/// A sequence within a sequence has the outer one in its site, which goes on when it has ended.
@MainActor
final class EffectSequence {
  /// The number of pieces that run.
  ///
  /// One is for whoever starts them, for an early one may end while later ones begin.
  var running = 1

  private var rest: ArraySlice<AnyEffect>

  // Unsafe only in that a deinitializer may run anywhere, which has the sequence alone.
  /// The site at which the sequence was started, with the sequence around it.
  private(set) nonisolated(unsafe) var site: EffectSite

  /// Makes a sequence of which nothing has begun yet, and which the one around it waits for.
  init(_ effects: [AnyEffect], at site: EffectSite) {
    rest = effects[...]
    self.site = site
    site.sequence?.running += 1
  }

  // Sequences within sequences make a chain that may be longer than the call stack: each that
  // nobody else has loses the rest before it goes.
  deinit {
    var next = site.sequence
    site.sequence = nil
    while isKnownUniquelyReferenced(&next) {
      let outer = next?.site.sequence
      next?.site.sequence = nil
      next = outer
    }
  }

  /// Notes that one of those that run has ended.
  ///
  /// - Returns: The work to do now, the last first.
  func leave() -> [EffectMove] {
    running -= 1
    guard running == 0 else { return [] }
    if let effect = rest.popFirst() {
      running = 1
      var own = site
      own.sequence = self
      return [.leave(self), .start(effect, own)]
    }
    guard let outer = site.sequence else { return [] }
    return [.leave(outer)]
  }
}

/// The site at which an effect is started: its conditions, and what waits for it.
struct EffectSite {
  var scope: EffectScope?
  var place: [Owner.Key] = []
  var sequence: EffectSequence?

  /// The number of cancellations after which the scope was found not cancelled; nil when nobody
  /// has asked.
  ///
  /// To ask takes longer the deeper the scope is.
  var asOf: Int?
}

/// One thing to do while effects are started, which are not called from each other: they may lie
/// deeper than the call stack is.
enum EffectMove {
  case start(AnyEffect, EffectSite)
  case leave(EffectSequence)
}
