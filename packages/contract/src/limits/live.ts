/** Live connection (§9). */
export const RECONNECT_INTERVAL_MS = 20_000
export const RECONNECT_MAX = 10
export const HEARTBEAT_INTERVAL_MS = 30_000
/** Counting without a live connection (§9 "polling fallback 30"). */
export const POLL_INTERVAL_MS = 30_000
/** Polling ends after more failures in a row than this (§9). */
export const POLL_FAILURES_MAX = 5
/** Largest frame a client may send, bytes (security note T10). */
export const LIVE_FRAME_MAX_BYTES = 8_192
/** Sockets of one person on one node; one more is refused (security note T10). */
export const LIVE_SOCKETS_PER_USER = 5
/** Frames a client may send within a minute (security note T10). */
export const LIVE_FRAMES_PER_MINUTE = 30
/** A client that says nothing for so long is gone: three heartbeats. */
export const LIVE_SILENCE_MS = 3 * HEARTBEAT_INTERVAL_MS
/** How often a node looks for what no hint told it. */
export const LIVE_SWEEP_INTERVAL_MS = 5_000
/** What a slow client may leave unread, bytes; then it is cut off (security note T23). */
export const LIVE_SEND_BUFFER_MAX_BYTES = 262_144
