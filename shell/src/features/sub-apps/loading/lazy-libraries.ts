/**
 * Matches shared scripts that only pages with charts need. Those pages load them. They are neither preloaded nor
 * cached for offline use.
 */
export const LAZY_LIBRARIES = /^\/shared\/pages-[^/]+\/chart[.]js$/
