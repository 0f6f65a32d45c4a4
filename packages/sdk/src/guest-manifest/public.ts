/**
 * For applications that do not use our Vite preset: another framework, a legacy build, a page for a frame.
 */
export type { GuestBuild } from './guest-build.ts'
export { readGuestConfig } from './read-guest-config.ts'
export { type PlacedGuest, writeGuestManifest } from './write-guest-manifest.ts'
