public import NavigationOperators

/// A link that needs data before its screens can be opened.
///
/// The link is stored as a ``PendingLink``, which you make with
/// ``PendingLink/init(_:mode:policy:base:because:)`` or get from a ``LinkGuard`` that requires the
/// data. Resume the link when the data is available:
///
/// ```swift
/// .loading(\.link, action: /Action.link, by: LoadingLink(clock: clock) { link in
///   try await shop.products(for: link.text)
/// }) { state, link, outcome in
///   guard case .loaded(let products) = outcome else { return .none }
///   state.products = products
///   do throws(LinkError) {
///     _ = try map.resume(link, in: &state)
///   } catch {
///     state.problem = error
///   }
///   return .none
/// }
/// // store.send(.link(.request(PendingLink("home/product/7"))))
/// ```
///
/// A newer link supersedes one that is loading, which a restart loads again: `PendingNavigation`.
public typealias LoadingLink<Loaded: Sendable> = PendingNavigation<PendingLink, Loaded>
