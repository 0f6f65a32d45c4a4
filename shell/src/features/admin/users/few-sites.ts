/** As many as there is room for. */
const SHOWN = 3

/** The codes of somebody's sites in one line; of many the first ones, and how many more there are. */
export function fewSites(sites: readonly string[]): string {
  const more = sites.length - SHOWN
  return more <= 1 ? sites.join(' ') : `${sites.slice(0, SHOWN).join(' ')} +${more}`
}
