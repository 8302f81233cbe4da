import ComposableNavigation
import NavigationLinks

/// The targets of a toy app's links.
enum ToyPlace: Hashable, Sendable {
  case home
  case person(Int)
  case named(String)
  case file([String])
  case page(String, number: Int?)
  case search(text: String, tags: [String], page: Int)
  case day(ToyDay, ToyColor)
  case user(ToyUser)
}

/// A custom type that is read and written as one text.
struct ToyDay: LinkParameter, Hashable {
  let year: Int
  let day: Int

  init?(linkText: String) {
    let parts = linkText.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let year = Int(parts[0]), let day = Int(parts[1]), year >= 0, day > 0
    else { return nil }
    (self.year, self.day) = (year, day)
  }

  init(year: Int, day: Int) {
    (self.year, self.day) = (year, day)
  }

  var linkText: String { "\(year)-\(day)" }

  static let linkSamples = [ToyDay(year: 0, day: 1), ToyDay(year: 2024, day: 366)]
}

enum ToyColor: String, CaseIterable, LinkParameter {
  case red, green, blue
}

/// An object of several named parameters.
struct ToyUser: Hashable, Sendable {
  var id: Int
  var name: String
}

enum ToyLinks {
  /// A table with every kind of part.
  static func table() throws -> LinkTable<ToyPlace> {
    try LinkTable(rules)
  }

  @LinkTableBuilder<ToyPlace>
  static func rules() -> LinkTable<ToyPlace>.Rules {
    Link(/ToyPlace.home) { "home" }
    Link(/ToyPlace.person) {
      "person"
      Segment.value("id", Int.self)
    }
    Link(/ToyPlace.named, id: "named") {
      "person"
      "name"
      Segment.value("name", String.self)
    }
    Link(/ToyPlace.file) {
      "file"
      Segment.wildcard("path")
    }
    Link(/ToyPlace.page) {
      "book"
      Segment.value("title", String.self)
      Segment.optional("number", Int.self)
    }
    Link(/ToyPlace.search) {
      "search"
      Query.value("text", String.self)
      Query.repeated("tag", String.self)
      Query.value("page", Int.self, default: 1)
    }
    Link(/ToyPlace.day) {
      "day"
      Segment.value("day", ToyDay.self)
      Query.value("color", ToyColor.self)
    }
    Link(/ToyPlace.user) {
      "user"
      LinkPart {
        Query.value("user.id", Int.self)
        Query.value("user.name", String.self)
      }
      .map {
        ToyUser(id: $0, name: $1)
      } back: {
        ($0.id, $0.name)
      }
    }
    Redirect("people/:id", to: "person/:id")
    Redirect("folk/:id", to: "people/:id")
  }
}
