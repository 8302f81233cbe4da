public import NavigationOperators
import ComposableNavigation

/// A link whose screens need data before it is opened.
///
/// The link is kept as a ``PendingLink``: made by ``PendingLink/init(_:mode:policy:base:because:)``,
/// or held by a ``LinkGuard`` that finds its data missing. When the data is there, resume it:
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
/// A newer link supersedes one that is on its way, and a restart begins it again: see
/// `PendingNavigation`.
public typealias LoadingLink<Loaded: Sendable> = PendingNavigation<PendingLink, Loaded>
