/** Invisible characters: control and format characters, lone surrogates, fillers. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\u115F\u1160\u3164\uFFA0\u2800]/gu
/** Tabs and line breaks, which separate words. The byte order mark does not, although JavaScript counts it as white space. */
const BLANKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** Hyphens, dashes and minus signs that people type for the hyphen in a number or code. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g

/**
 * Normalizes a text for comparison: half-width letters and digits, every hyphen as `-`, single spaces, no invisible characters. SQL
 * does the same with {@link DATABASE_HYPHENS}.
 */
export function normalizeText(text: string): string {
  return stripInvisible(text.normalize('NFKC')).replaceAll(HYPHENS, '-').replaceAll(/ +/g, ' ')
}

/** The hyphens as a string for `translate` in SQL. */
export const DATABASE_HYPHENS = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63\uFF0D'

/** Returns true if a text has no visible characters. */
export function isBlank(text: string): boolean {
  return normalizeText(text) === ''
}

/** Counts the visible characters of a multi-line text, including spaces between them. Used for minimum lengths. */
export function visibleLength(text: string): number {
  return stripInvisibleInLines(text).length
}

/** Returns true if a text has invisible characters, tabs or line breaks, so that it could be mistaken for another name. */
export function hasInvisible(text: string): boolean {
  return text.search(INVISIBLE) !== -1
}

/** Removes invisible characters and surrounding spaces from a single-line text. */
export function stripInvisible(text: string): string {
  return text.replaceAll(BLANKS, ' ').replaceAll(INVISIBLE, '').trim()
}

/** Does the same line by line. */
export function stripInvisibleInLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(stripInvisible)
    .join('\n')
    .trim()
}
