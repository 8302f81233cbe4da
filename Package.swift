// swift-tools-version: 6.2

import PackageDescription

let showcases = [
  "AlertShowcase", "CombiningStacksShowcase", "Countries", "DeepLinks", "ExistingHostShowcase",
  "HelloRoutes", "ModalShowcase", "ModularApp", "NestedShowcase", "Notes", "Onboarding",
  "OptionalModalsShowcase", "Pager", "RouterGallery", "StackShowcase", "TabsShowcase",
]

let package = Package(
  name: "ComposableNavigation",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "ComposableNavigation", targets: ["ComposableNavigation"]),
    .library(name: "NavigationLinks", targets: ["NavigationLinks"]),
    .library(name: "NavigationRoutes", targets: ["NavigationRoutes"]),
    .library(name: "NavigationScreens", targets: ["NavigationScreens"]),
    .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
    .library(name: "TerminalHost", targets: ["TerminalHost"]),
    .library(name: "UIKitHost", targets: ["UIKitHost"]),
    .library(name: "SwiftUIHost", targets: ["SwiftUIHost"]),
    .library(name: "GTKHost", targets: ["GTKHost"]),
  ],
  traits: [
    .trait(name: "GTK", description: "Windows by GTK 4.8 and libadwaita 1.2, to be installed.")
  ],
  dependencies: [],
  targets: [
    // A header, of use on Apple's systems alone.
    .target(name: "CNavigationAtomics"),
    .target(name: "ComposableNavigation", dependencies: ["CNavigationAtomics"]),
    .target(name: "NavigationLinks", dependencies: ["ComposableNavigation"]),
    .target(name: "NavigationRoutes", dependencies: ["ComposableNavigation"]),
    .target(name: "NavigationScreens", dependencies: ["ComposableNavigation"]),
    .target(
      name: "NavigationTesting",
      dependencies: ["ComposableNavigation", "NavigationLinks", "NavigationScreens"]
    ),
    .target(name: "TerminalHost", dependencies: ["ComposableNavigation"]),
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
    // Shows showcases in windows; without the trait it says that it cannot.
    .target(
      name: "GTKShowcase",
      dependencies: [
        "ComposableNavigation", "TerminalHost",
        .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
        .target(name: "CGTK", condition: .when(traits: ["GTK"])),
      ],
      path: "Showcases/GTKShowcase"
    ),
    .target(
      name: "TestSupport",
      dependencies: ["ComposableNavigation"],
      path: "Tests/TestSupport"
    ),
    .testTarget(
      name: "ComposableNavigationTests",
      dependencies: ["ComposableNavigation", "NavigationTesting", "TestSupport"]
    ),
    .testTarget(
      name: "NavigationScreensTests",
      dependencies: [
        "ComposableNavigation", "NavigationScreens", "NavigationTesting", "TestSupport",
      ]
    ),
    .testTarget(
      name: "NavigationLinksTests",
      dependencies: ["ComposableNavigation", "NavigationLinks", "NavigationTesting", "TestSupport"]
    ),
    .testTarget(
      name: "NavigationRoutesTests",
      dependencies: [
        "ComposableNavigation", "NavigationRoutes", "NavigationTesting", "TestSupport",
      ]
    ),
    .testTarget(
      name: "NavigationTestingTests",
      dependencies: ["ComposableNavigation", "NavigationLinks", "NavigationTesting", "Countries"],
      exclude: ["Graph/__Snapshots__"]
    ),
    .testTarget(
      name: "TerminalHostTests",
      dependencies: [
        "ComposableNavigation", "NavigationTesting", "TerminalHost", "Countries", "Notes",
        "TerminalProbe",
      ]
    ),
    .testTarget(
      name: "SwiftUIHostTests",
      dependencies: ["ComposableNavigation", "NavigationTesting", "SwiftUIHost"]
    ),
    // Empty without the trait; `.ci/gtk` runs it.
    .testTarget(
      name: "GTKHostTests",
      dependencies: [
        "ComposableNavigation", "NavigationTesting", "TestSupport",
        .target(name: "GTKHost", condition: .when(traits: ["GTK"])),
        .target(name: "CGTK", condition: .when(traits: ["GTK"])),
      ]
    ),
    .executableTarget(
      name: "TerminalProbe",
      dependencies: ["ComposableNavigation", "TerminalHost"],
      path: "Tests/TerminalProbe"
    ),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: ["ComposableNavigation", "NavigationTesting", "TerminalHost"]
        + showcases.map { .byName(name: $0) },
      resources: [.copy("Transcripts")]
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "ComposableNavigation", "NavigationLinks", "NavigationRoutes", "NavigationScreens",
        "NavigationTesting",
      ],
      path: "Tests/Benchmarks",
      exclude: ["compile-times", "count", "last.json"]
    ),
  ]
    + showcases.map { name in
      .executableTarget(
        name: name,
        dependencies: [
          "ComposableNavigation", "NavigationLinks", "NavigationRoutes", "NavigationScreens",
          "TerminalHost", "GTKShowcase",
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
