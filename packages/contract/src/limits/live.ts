/** Live connection (§9). */
export const RECONNECT_INTERVAL_MS = 20_000
export const RECONNECT_MAX = 10
export const HEARTBEAT_INTERVAL_MS = 30_000
/** Polling interval without a live connection (§9 "polling fallback 30"). */
export const POLL_INTERVAL_MS = 30_000
/** Polling stops after more consecutive failures than this (§9). */
export const POLL_FAILURES_MAX = 5
/** Largest client frame, bytes (security note T10). */
export const LIVE_FRAME_MAX_BYTES = 8_192
/** Sockets per person and node. Further ones are rejected (security note T10). */
export const LIVE_SOCKETS_PER_USER = 5
/** Frames per client and minute (security note T10). */
export const LIVE_FRAMES_PER_MINUTE = 30
/** A client silent for this long is gone: three heartbeats. */
export const LIVE_SILENCE_MS = 3 * HEARTBEAT_INTERVAL_MS
/** Interval at which a node looks for changes without a hint. */
export const LIVE_SWEEP_INTERVAL_MS = 5_000
/** Unread bytes after which a slow client is disconnected (security note T23). */
export const LIVE_SEND_BUFFER_MAX_BYTES = 262_144
