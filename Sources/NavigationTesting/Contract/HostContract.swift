/// A check of a host's contract, with real handlers and every script of a few steps.
///
/// Give it a way to make your host with a ``HostDriver``, once for each script:
///
/// ```swift
/// @MainActor @Test func `a page stack keeps the contract`() throws {
///   try HostContract { setting in PageStackDriver(setting) }.check()
/// }
/// ```
///
/// A script is what a program, a person, the window and the host's transitions do, in any order.
/// The shortest come first, so what ``check()`` throws is a shortest script that breaks a
/// ``HostPoint``. After each step, and when all has come to rest, what the host names, what is to be
/// seen of it and what the state says are compared. The sentences are those of “Writing a host”.
///
/// Take care that your driver can do all that your toolkit's user can: what is never done is never
/// wrong. ``HostContractResult/neverDone`` says what it was.
@MainActor
public struct HostContract<Driver: HostDriver> {
  /// The places in which the host is tried.
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

  /// Runs every script; then each that is shorter than the longest once more, with one act of the user
  /// when all has come to rest.
  ///
  /// - Returns: The number of tries.
  /// - Throws: ``HostContractFailure`` with a shortest script that breaks a point.
  /// - Complexity: Exponential in the depth; three steps are some thousand scripts.
  @discardableResult
  public func check() throws(HostContractFailure) -> HostContractResult {
    var lengths: [HostSetting: [[ContractStep]]] = [:]
    var shorter: [HostSetting: [[ContractStep]]] = [:]
    var count = 0
    var done: Set<HostAct> = []
    for length in 0...max(0, depth) {
      for setting in settings {
        let scripts: [[ContractStep]] =
          length == 0 ? [[]] : longer(lengths[setting] ?? [], setting)
        var possible: [[ContractStep]] = []
        for script in scripts {
          let wasPossible = try isPossible(script, setting)
          guard wasPossible else { continue }
          possible.append(script)
          count += 1
          if case .act(let act)? = script.last { done.insert(act) }
        }
        lengths[setting] = possible
        shorter[setting, default: []] += length < depth ? possible : []
      }
    }
    count += try checkAtRest(after: shorter)
    return HostContractResult(
      scripts: count,
      depth: depth,
      neverDone: shape.acts.filter { !done.contains($0) }
    )
  }

  /// Runs every script, and fails the test that is running when a point is broken.
  ///
  /// - Returns: The number of tries; nil when a point is broken.
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

  /// Runs each script once more for each act of the user, who comes when all has come to rest.
  ///
  /// By then a host shows what it has forgotten on the way: its guards, or which sheet it shows.
  ///
  /// - Returns: The number of tries.
  private func checkAtRest(
    after scripts: [HostSetting: [[ContractStep]]]
  ) throws(HostContractFailure) -> Int {
    let acts = ContractRig<Driver>.actsAtRest(shape)
    var count = 0
    for setting in settings {
      for script in scripts[setting] ?? [] {
        for act in acts where try isPossible(script + [.rest, act], setting) { count += 1 }
      }
    }
    return count
  }

  private func longer(_ scripts: [[ContractStep]], _ setting: HostSetting) -> [[ContractStep]] {
    let steps = ContractRig<Driver>.steps(shape, setting)
    return scripts.flatMap { script in steps.map { script + [$0] } }
  }

  /// Runs a script with a new host.
  ///
  /// - Returns: True if each step could be done.
  private func isPossible(
    _ script: [ContractStep],
    _ setting: HostSetting
  ) throws(HostContractFailure) -> Bool {
    let rig = ContractRig(shape, make(setting), setting)
    var isPossible = true
    for step in script where rig.finding == nil && isPossible {
      isPossible = rig.take(step)
    }
    guard let finding = rig.finding ?? (isPossible ? rig.settle() : nil) else {
      return isPossible
    }
    throw HostContractFailure(
      point: finding.point,
      finding: finding.text,
      setting: setting,
      script: script.map(\.description)
    )
  }
}
