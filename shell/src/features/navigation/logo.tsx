/** The portal's logo: an aircraft on its stand, seen from above. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--ap-rail)" />
      <path
        fill="var(--ap-rail-text-strong)"
        d="M16 4c1.4 1 2 3 2 5v4.500l10 6V22l-10-3v5l3 2.500V28l-5-1.300L11 28v-1.500l3-2.500v-5L4 22v-2.500l10-6V9c0-2 .6-4 2-5z"
      />
    </svg>
  )
}
