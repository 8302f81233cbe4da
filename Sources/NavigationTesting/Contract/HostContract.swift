/// A test of a host's contract, with real handlers and every script of a few steps.
///
/// Pass a closure that makes your host with a ``HostDriver``, once for each script:
///
/// ```swift
/// @MainActor @Test func `a page stack keeps the contract`() throws {
///   try HostContract { setting in PageStackDriver(setting) }.check()
/// }
/// ```
///
/// A script is a sequence of acts by the program, the user, the window and the host's transitions,
/// in any order. Shorter scripts run first, so ``check()`` throws a shortest script that breaks a
/// ``HostPoint``. After each step, and again at rest, the contract compares the elements that the
/// host names, its screen and the state. The sentences are those of “Writing a host”.
///
/// Your driver should be able to do everything that a user of your toolkit can do: an act that is
/// never performed is never tested. ``HostContractResult/neverDone`` lists these acts.
@MainActor
public struct HostContract<Driver: HostDriver> {
  /// The places in which the host is tested.
  public let settings: [HostSetting]

  /// The number of steps in the longest scripts.
  public let depth: Int

  private let shape: ContractShape<Driver>
  private let make: @MainActor (HostSetting) -> Driver

  init(
    _ shape: ContractShape<Driver>,
    settings: [HostSetting],
    depth: Int,
    make: @escaping @MainActor (HostSetting) -> Driver
  ) {
    self.shape = shape
    self.settings = settings
    self.depth = depth
    self.make = make
  }

  /// Runs every script.
  ///
  /// Then runs each script below the maximum length again, with one act of the user after
  /// everything is at rest.
  ///
  /// - Returns: The number of scripts, and the acts that were never performed.
  /// - Throws: ``HostContractFailure`` with a shortest script that breaks a point.
  /// - Complexity: Exponential in the depth; three steps make some thousand scripts.
  @discardableResult
  public func check() throws(HostContractFailure) -> HostContractResult {
    var longer: [HostSetting: [Script]] = [:]
    var resting: [HostSetting: [Script]] = [:]
    var count = 0
    var done: Set<HostAct> = []
    for length in 0...max(0, depth) {
      for setting in settings {
        let scripts = length == 0 ? [[]] : longer[setting] ?? []
        longer[setting] = []
        for script in scripts {
          guard let next = try run(script, setting, goesOn: length < depth) else { continue }
          count += 1
          if case .act(let act)? = script.last { done.insert(act) }
          longer[setting, default: []] += next.steps.map { script + [$0] }
          resting[setting, default: []] += next.actsAtRest.map { script + [.rest, $0] }
        }
      }
    }
    // The act at rest reveals state that a host has lost on the way: its guards, or its sheet.
    for setting in settings {
      for script in resting[setting] ?? [] where try run(script, setting) != nil { count += 1 }
    }
    return HostContractResult(
      scripts: count,
      depth: depth,
      neverDone: shape.acts.filter { !done.contains($0) }
    )
  }

  /// Runs every script, and fails the running test if a point is broken.
  ///
  /// - Returns: The result; nil if a point is broken.
  @discardableResult
  public func expectKept(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HostContractResult? {
    do {
      return try check()
    } catch {
      let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      FailureReporter.running().fail("\(error)", site)
      return nil
    }
  }

  private typealias Script = [ContractStep]

  /// Runs a script with a new host.
  ///
  /// - Returns: If it goes on, the steps that may be possible after it, before everything comes to
  ///   rest and at rest; nil if one of its own steps was not possible.
  private func run(
    _ script: Script,
    _ setting: HostSetting,
    goesOn: Bool = false
  ) throws(HostContractFailure) -> (steps: Script, actsAtRest: Script)? {
    let rig = ContractRig(shape, make(setting), setting)
    var isPossible = true
    for step in script where rig.finding == nil && isPossible {
      isPossible = rig.take(step)
    }
    let steps = goesOn ? rig.nextSteps : []
    guard let finding = rig.finding ?? (isPossible ? rig.settle() : nil) else {
      return isPossible ? (steps, goesOn ? rig.nextActsAtRest : []) : nil
    }
    throw HostContractFailure(
      point: finding.point,
      finding: finding.text,
      setting: setting,
      script: script.map(\.description)
    )
  }
}
