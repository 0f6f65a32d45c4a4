/** Number of sites that fit. */
const VISIBLE_SITES = 3

/** Formats site codes in one line: the first few, and the number of further ones. */
export function shortSiteList(sites: readonly string[]): string {
  const more = sites.length - VISIBLE_SITES
  return more <= 1 ? sites.join(' ') : `${sites.slice(0, VISIBLE_SITES).join(' ')} +${more}`
}
