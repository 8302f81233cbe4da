// Atomic access to a number on Apple's systems, where Swift's `Atomic` requires iOS 18. Functions are
// inlined into Swift code, also in other modules. This header includes no others, so it compiles
// without Apple's SDK. It does not use `_Atomic`, which Swift does not import. `unsigned long long`
// is Swift's `UInt64`.

#ifndef C_NAVIGATION_ATOMICS_H
#define C_NAVIGATION_ATOMICS_H

#define C_NAVIGATION_INLINE static inline __attribute__((always_inline))

C_NAVIGATION_INLINE unsigned long long
c_navigation_load(unsigned long long *_Nonnull word) {
  return __atomic_load_n(word, __ATOMIC_RELAXED);
}

C_NAVIGATION_INLINE unsigned long long
c_navigation_load_acquiring(unsigned long long *_Nonnull word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

C_NAVIGATION_INLINE void
c_navigation_store(unsigned long long *_Nonnull word, unsigned long long value) {
  __atomic_store_n(word, value, __ATOMIC_RELAXED);
}

/// Stores a value, and returns the previous one.
C_NAVIGATION_INLINE unsigned long long
c_navigation_exchange(unsigned long long *_Nonnull word, unsigned long long value) {
  return __atomic_exchange_n(word, value, __ATOMIC_ACQ_REL);
}

/// Stores `desired` if the value is `expected`, and returns true if it did.
C_NAVIGATION_INLINE _Bool
c_navigation_compare_exchange(
    unsigned long long *_Nonnull word, unsigned long long expected, unsigned long long desired) {
  return __atomic_compare_exchange_n(
      word, &expected, desired, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

/// Returns the sum.
C_NAVIGATION_INLINE unsigned long long
c_navigation_add(unsigned long long *_Nonnull word, unsigned long long value) {
  return __atomic_add_fetch(word, value, __ATOMIC_RELAXED);
}

C_NAVIGATION_INLINE void
c_navigation_insert_bits(unsigned long long *_Nonnull word, unsigned long long bits) {
  __atomic_fetch_or(word, bits, __ATOMIC_RELAXED);
}

C_NAVIGATION_INLINE void
c_navigation_remove_bits(unsigned long long *_Nonnull word, unsigned long long bits) {
  __atomic_fetch_and(word, ~bits, __ATOMIC_RELAXED);
}

#endif
