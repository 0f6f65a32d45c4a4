/** Wide characters, such as Chinese ones, take two places. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/

/** Shortens a label that does not fit on an axis. @param places half-width characters */
export function shortLabel(label: string, places: number): string {
  let width = 0
  let shortened = ''
  for (const character of label) {
    width += WIDE.test(character) ? 2 : 1
    if (width > places) return `${shortened.trimEnd()}…`
    shortened += character
  }
  return shortened
}
