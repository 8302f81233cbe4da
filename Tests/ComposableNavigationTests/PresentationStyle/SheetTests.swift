import Foundation
import Testing
import TestSupport

@testable import ComposableNavigation

@Suite struct SheetTests {
  private static let numbers: [Double] = [.nan, -.nan, .signalingNaN, .infinity, -.infinity]

  /// Returns sheets with a number in every place, set by the initializer.
  private static func made(with number: Double) -> [Sheet] {
    [
      Sheet(detents: [.medium, .fraction(number)]), Sheet(detents: [.height(number)]),
      Sheet(selectedDetent: .fraction(number)), Sheet(selectedDetent: .height(number)),
      Sheet(cornerRadius: number),
      Sheet(backgroundInteraction: .enabledUpThrough(.fraction(number))),
      Sheet(backgroundInteraction: .enabledUpThrough(.height(number))),
    ]
  }

  /// Returns sheets with a number in every place, set by writing.
  private static func changed(to number: Double) -> [Sheet] {
    var sheets = Array(repeating: Sheet(), count: 7)
    sheets[0].detents = [.medium]
    sheets[0].detents.append(.fraction(number))
    sheets[1].detents[0] = .height(number)
    sheets[2].selectedDetent = .fraction(number)
    sheets[3].selectedDetent = .height(number)
    sheets[4].cornerRadius = number
    sheets[5].backgroundInteraction = .enabledUpThrough(.fraction(number))
    sheets[6].backgroundInteraction = .enabledUpThrough(.height(number))
    return sheets
  }

  @Test func `a sheet equals itself, also after it has been written and read`() throws {
    for number in Self.numbers {
      let sheets = Self.made(with: number)
      #expect(sheets == Self.made(with: number))
      #expect(sheets == Self.changed(to: number))
      #expect(Set(sheets + sheets).count == Set(sheets).count)
      // JSON cannot encode a value that is not a number, so this would fail with one.
      #expect(try restored(sheets) == sheets)
    }
  }

  @Test func `a height that is not a number becomes the nearest valid one`() {
    let detents: [Sheet.Detent] = [
      .fraction(.nan), .fraction(.infinity), .fraction(-.infinity), .height(.nan),
      .height(.infinity), .height(-.infinity),
    ]
    let sheet = Sheet(detents: detents, selectedDetent: .height(.nan), cornerRadius: .infinity)
    let titles = [
      "Large", "Fraction: 100.0%", "Fraction: 0.0%", "Large", "Large", "Height: 0.0 px",
    ]
    #expect(sheet.detents.map(\.title) == titles)
    #expect(detents.map(\.title) == titles)
    #expect(sheet.selectedDetent == .large)
    #expect(sheet.cornerRadius == nil)
    for number in Self.numbers + [9, -1, 0, 0.5] {
      for detent in [Sheet.Detent.fraction(number), .height(number)] {
        #expect(detent == detent.usable)
        #expect(Set([detent, detent.usable]).count == 1)
      }
    }
    #expect(Sheet.Detent.fraction(9) != .fraction(1))
    #expect(Sheet.Detent.height(-1) != .height(0))
  }

  @Test func `numbers that are none are made usable where they are read`() throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    let text = #"""
      {
        "detents": [{"fraction": {"_0": "nan"}}, {"height": {"_0": "inf"}}],
        "selectedDetent": {"fraction": {"_0": "-inf"}}, "cornerRadius": "nan",
        "showsGrabber": false, "background": {"automatic": {}},
        "backgroundInteraction": {"enabledUpThrough": {"_0": {"height": {"_0": "-inf"}}}},
        "contentInteraction": "automatic"
      }
      """#
    let sheet = try decoder.decode(Sheet.self, from: Data(text.utf8))
    #expect(
      sheet
        == Sheet(
          detents: [.large, .large],
          selectedDetent: .fraction(0),
          backgroundInteraction: .enabledUpThrough(.height(0))
        )
    )
    #expect(sheet.cornerRadius == nil)
    let detent = try decoder.decode(Sheet.Detent.self, from: Data(#"{"height":{"_0":"nan"}}"#.utf8))
    #expect(detent.title == "Large")
  }

  @Test func `a sheet is written as it always was`() throws {
    let sheet = Sheet(detents: [.medium, .fraction(0.5)], selectedDetent: .custom("own"))
    #expect(
      try written(sheet)
        == #"{"background":{"automatic":{}},"backgroundInteraction":{"automatic":{}},"#
        + #""contentInteraction":"automatic","detents":[{"medium":{}},{"fraction":{"_0":0.5}}],"#
        + #""selectedDetent":{"custom":{"_0":"own"}},"showsGrabber":false}"#
    )
  }
}

@MainActor @Suite struct SheetHandlerTests {
  @Test func `a host is asked once for a sheet with a number that is none`() {
    let world = World()
    let store = world.modal("")
    _ = world.window
    let sheet = Sheet(detents: [.fraction(.nan)], cornerRadius: .nan)
    store.send(.set(.init(item: "a", style: .sheet(sheet))))
    #expect(world.takeLog() == ["window: present a as sheet"])
    store.send(.presentFullScreen("a"))
    #expect(world.takeLog() == ["window: restyle a as full screen"])
  }
}
