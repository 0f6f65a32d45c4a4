/** Shared scripts that only pages with charts need: those pages fetch them, nothing fetches or keeps them ahead. */
export const RARE_LIBRARIES = /^\/shared\/pages-[^/]+\/chart[.]js$/
