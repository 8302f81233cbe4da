// swift-tools-version: 6.2

import PackageDescription

let showcases = [
  "AlertShowcase", "CombiningStacksShowcase", "Countries", "DeepLinks", "ExistingHostShowcase",
  "HelloRoutes", "Meetings", "ModalShowcase", "ModularApp", "NestedShowcase", "Notes",
  "Onboarding", "OptionalModalsShowcase", "Pager", "RouterGallery", "StackShowcase",
  "TabsShowcase",
]

let package = Package(
  name: "ComposableNavigation",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "ComposableNavigation", targets: ["ComposableNavigation"]),
    .library(name: "NavigationOperators", targets: ["NavigationOperators"]),
    .library(name: "NavigationArchive", targets: ["NavigationArchive", "NavigationJSON"]),
    .library(name: "NavigationTrace", targets: ["NavigationTrace", "NavigationJSON"]),
    .library(name: "NavigationLinks", targets: ["NavigationLinks"]),
    .library(name: "NavigationRoutes", targets: ["NavigationRoutes"]),
    .library(name: "NavigationScreens", targets: ["NavigationScreens"]),
    .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
    .library(name: "NavigationGraphTesting", targets: ["NavigationGraphTesting"]),
    .library(name: "TerminalHost", targets: ["TerminalHost"]),
    .library(name: "TerminalRunner", targets: ["TerminalRunner"]),
    .library(name: "UIKitHost", targets: ["UIKitHost"]),
    .library(name: "SwiftUIHost", targets: ["SwiftUIHost"]),
    .library(name: "GTKHost", targets: ["GTKHost"]),
    .library(name: "GTKRunner", targets: ["GTKRunner"]),
  ],
  traits: [
    .trait(name: "GTK", description: "Windows by GTK 4.8 and libadwaita 1.2, to be installed.")
  ],
  dependencies: [],
  targets: [
    // Headers: atomic numbers for Apple's systems, attributes of files for Linux.
    .target(name: "CNavigationAtomics"),
    .target(name: "ComposableNavigation", dependencies: ["CNavigationAtomics"]),
    .target(name: "NavigationOperators", dependencies: ["ComposableNavigation"]),
    .target(name: "NavigationJSON", dependencies: ["ComposableNavigation"]),
    .target(name: "NavigationArchive", dependencies: ["ComposableNavigation", "NavigationJSON"]),
    .target(
      name: "NavigationTrace",
      dependencies: ["ComposableNavigation", "NavigationJSON"],
      // In code, so that a program is one file.
      resources: [
        "reading.js", "naming.js", "drawing.js", "places.js", "folding.js", "hosts.js",
        "timeline.js", "showing.js", "listing.js", "controls.js", "page.css", "page.html",
      ]
      .map { .embedInCode("Page/Files/\($0)") }
    ),
    .target(
      name: "NavigationLinks",
      dependencies: ["ComposableNavigation", "NavigationOperators"]
    ),
    .target(
      name: "NavigationRoutes",
      dependencies: ["ComposableNavigation", "NavigationOperators"]
    ),
    .target(
      name: "NavigationScreens",
      dependencies: ["ComposableNavigation", "NavigationOperators"]
    ),
    .target(name: "NavigationTesting", dependencies: ["ComposableNavigation", "NavigationTrace"]),
    .target(
      name: "NavigationGraphTesting",
      dependencies: ["ComposableNavigation", "NavigationLinks", "NavigationTesting"]
    ),
    .target(name: "TerminalHost", dependencies: ["ComposableNavigation"]),
    .target(
      name: "TerminalRunner",
      dependencies: [
        "ComposableNavigation", "NavigationArchive", "NavigationOperators", "NavigationTrace",
        "TerminalHost",
      ]
    ),
    // Empty where there is no UIKit; `.ci/apple` compiles it.
    .target(name: "UIKitHost", dependencies: ["ComposableNavigation"]),
    .target(name: "SwiftUIHost", dependencies: ["ComposableNavigation", "UIKitHost"]),
    // Nothing depends on it without the trait, so that nobody else needs GTK.
    .systemLibrary(
      name: "CGTK",
      pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev"])]
    ),
    // Empty without the trait.
    .target(
      name: "GTKHost",
      dependencies: [
        "ComposableNavigation",
        .target(name: "CGTK", condition: .when(traits: ["GTK"])),
      ]
    ),
    // Shows an app in windows; without the trait it says that it cannot.
    .target(
      name: "GTKRunner",
      dependencies: [
        "ComposableNavigation", "TerminalHost", "TerminalRunner",
        .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
        .target(name: "CGTK", condition: .when(traits: ["GTK"])),
      ]
    ),
    .target(
      name: "TestSupport",
      dependencies: ["ComposableNavigation", "NavigationTesting"],
      path: "Tests/TestSupport"
    ),
    // The simulated window of the package's own laws, which the benchmarks measure too.
    .target(
      name: "LaneSearch",
      dependencies: ["ComposableNavigation", "NavigationTesting"],
      path: "Tests/LaneSearch"
    ),
    .testTarget(
      name: "ComposableNavigationTests",
      dependencies: [
        "ComposableNavigation", "NavigationOperators", "NavigationTrace", "NavigationTesting",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "NavigationShapeTests",
      dependencies: [
        "ComposableNavigation", "NavigationOperators", "NavigationArchive", "NavigationTesting",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "NavigationHandlerTests",
      dependencies: ["ComposableNavigation", "NavigationTrace", "NavigationTesting", "TestSupport"]
    ),
    .testTarget(
      name: "NavigationOperatorsTests",
      dependencies: [
        "ComposableNavigation", "NavigationOperators", "NavigationArchive", "NavigationTesting",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "NavigationArchiveTests",
      dependencies: ["ComposableNavigation", "NavigationJSON", "NavigationArchive", "TestSupport"]
    ),
    .testTarget(
      name: "NavigationTraceTests",
      dependencies: ["ComposableNavigation", "NavigationJSON", "NavigationTrace", "TestSupport"]
    ),
    .testTarget(
      name: "NavigationScreensTests",
      dependencies: [
        "ComposableNavigation", "NavigationOperators", "NavigationArchive", "NavigationTrace",
        "NavigationScreens", "NavigationTesting", "TestSupport",
      ]
    ),
    .testTarget(
      name: "NavigationLinksTests",
      dependencies: [
        "ComposableNavigation", "NavigationOperators", "NavigationLinks", "NavigationTesting",
        "NavigationGraphTesting", "TestSupport",
      ]
    ),
    .testTarget(
      name: "NavigationRoutesTests",
      dependencies: [
        "ComposableNavigation", "NavigationOperators", "NavigationArchive", "NavigationRoutes",
        "NavigationTesting", "TestSupport",
      ]
    ),
    .testTarget(
      name: "NavigationTestingTests",
      dependencies: [
        "ComposableNavigation", "NavigationJSON", "NavigationTrace", "NavigationLinks",
        "NavigationTesting", "NavigationGraphTesting", "LaneSearch", "TestSupport", "Countries",
      ],
      exclude: ["Graph/__Snapshots__"]
    ),
    .testTarget(
      name: "TerminalHostTests",
      dependencies: [
        "ComposableNavigation", "NavigationOperators", "NavigationTrace", "NavigationTesting",
        "TerminalHost", "TerminalRunner", "Countries", "Notes", "TerminalProbe", "TestSupport",
      ]
    ),
    .testTarget(
      name: "SwiftUIHostTests",
      dependencies: ["ComposableNavigation", "NavigationTesting", "SwiftUIHost", "TestSupport"]
    ),
    // Empty without the trait; `.ci/gtk` runs it.
    .testTarget(
      name: "GTKHostTests",
      dependencies: [
        "ComposableNavigation", "NavigationTesting",
        .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
        .target(name: "GTKRunner", condition: .when(traits: ["GTK"])),
        .target(name: "TerminalHost", condition: .when(traits: ["GTK"])),
        .target(name: "TerminalRunner", condition: .when(traits: ["GTK"])),
        .target(name: "CGTK", condition: .when(traits: ["GTK"])),
      ]
    ),
    .executableTarget(
      name: "TerminalProbe",
      dependencies: ["ComposableNavigation", "TerminalHost", "TerminalRunner"],
      path: "Tests/TerminalProbe"
    ),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "ComposableNavigation", "NavigationOperators", "NavigationArchive", "NavigationTrace",
        "NavigationLinks", "NavigationRoutes", "NavigationScreens", "NavigationTesting",
        "NavigationGraphTesting", "TerminalHost", "TerminalRunner", "TestSupport",
      ]
        + showcases.map { .byName(name: $0) },
      resources: [.copy("Transcripts")]
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "ComposableNavigation", "NavigationOperators", "NavigationArchive", "NavigationTrace",
        "NavigationLinks", "NavigationRoutes", "NavigationScreens", "NavigationTesting",
        "TerminalHost", "TerminalRunner", "LaneSearch",
      ],
      path: "Tests/Benchmarks",
      exclude: ["count", "last.json"]
    ),
  ]
    + showcases.map { name in
      .executableTarget(
        name: name,
        dependencies: [
          "ComposableNavigation", "NavigationOperators", "NavigationArchive", "NavigationTrace",
          "NavigationLinks", "NavigationRoutes", "NavigationScreens", "TerminalHost",
          "TerminalRunner", "GTKRunner",
        ],
        path: "Showcases/\(name)"
      )
    },
  swiftLanguageModes: [.v6]
)

for target in package.targets where !["CNavigationAtomics", "CGTK"].contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
    // Whoever builds with a later compiler may meet these first.
    .treatWarning("DeprecatedDeclaration", as: .warning),
  ]
}

extension Package {
  /// Adds the tests of the hosts for UIKit, against a model of it.
  ///
  /// They are not in the package itself, because the flags would keep apps from depending on it by version.
  func simulateUIKit() {
    guard !targets.contains(where: { $0.name == "SimulatedUIKit" }) else { return }
    let simulated: [SwiftSetting] = [
      .unsafeFlags(["-module-alias", "UIKit=SimulatedUIKit"]),
      // Else `import Testing` asks for a module of Apple's that is between the two.
      .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
    ]
    let host = targets.first { $0.name == "UIKitHost" }
    let settings = host?.swiftSettings ?? []
    host?.dependencies.append("SimulatedUIKit")
    host?.swiftSettings = settings + simulated
    targets += [
      .target(name: "SimulatedUIKit", path: "Tests/SimulatedUIKit", swiftSettings: settings),
      .testTarget(
        name: "UIKitHostTests",
        dependencies: [
          "ComposableNavigation", "NavigationOperators", "NavigationScreens", "NavigationTesting",
          "SimulatedUIKit", "TestSupport", "UIKitHost",
        ],
        swiftSettings: settings + simulated
      ),
    ]
  }
}

// One build for all tests and laws, which no other follows, as in `.ci/run`: the libraries are optimised and
// keep their assertions, the tests of UIKit's hosts are with it, an edit compiles its whole target again, and
// a crash is reported without lines. What is built for release is as an app has it.
if Context.environment["NAVIGATION_OPTIMISED"] != nil {
  package.simulateUIKit()
  for target in package.targets {
    target.swiftSettings? += [
      .unsafeFlags(["-no-emit-module-separately-wmo", "-gnone", "-index-ignore-system-modules"]),
      .unsafeFlags(
        ["-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"],
        .when(configuration: .debug)
      ),
    ]
    // The compiler would take longer for the others than their runs become shorter.
    if !target.isTest, !(showcases + ["Benchmarks"]).contains(target.name) {
      target.swiftSettings? += [
        .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
      ]
    }
  }
}
