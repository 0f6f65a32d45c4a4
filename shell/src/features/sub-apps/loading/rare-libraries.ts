/**
 * Shared scripts that only pages with charts need. Those pages load them; they are neither preloaded nor kept
 * offline.
 */
export const RARE_LIBRARIES = /^\/shared\/pages-[^/]+\/chart[.]js$/
