/** Nothing is seen of them: control and formatting characters, halves of characters, fillers. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\u115F\u1160\u3164\uFFA0\u2800]/gu
/** Tabs and line breaks separate words; the byte order mark, which is a blank to JavaScript, does not. */
const BLANKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** Hyphens, dashes and minus signs that stand where a number or code has a hyphen. */
const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g

/**
 * A text as it is compared with others: full-width letters and digits as the narrow ones, every hyphen as `-`, blanks as one blank, and
 * nothing that is not seen. SQL does the same: {@link DATABASE_HYPHENS}.
 */
export function normalizeText(text: string): string {
  return stripInvisible(text.normalize('NFKC')).replaceAll(HYPHENS, '-').replaceAll(/ +/g, ' ')
}

/** The hyphens as a text, for `translate` in SQL. */
export const DATABASE_HYPHENS = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFE63\uFF0D'

/** Whether nothing is seen of a text. */
export function isBlank(text: string): boolean {
  return normalizeText(text) === ''
}

/** How many characters of a text of several lines can be seen, blanks between them included: what a shortest length is about. */
export function visibleLength(text: string): number {
  return stripInvisibleInLines(text).length
}

/** Whether a text has characters of which nothing is seen, a tab or a line break: such a name looks like another one. */
export function hasInvisible(text: string): boolean {
  return text.search(UNSEEN) !== -1
}

/** A text of one line without what is not seen, and without blanks around it. */
export function stripInvisible(text: string): string {
  return text.replaceAll(BLANKS, ' ').replaceAll(UNSEEN, '').trim()
}

/** A text of several lines, each without what is not seen. */
export function stripInvisibleInLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(stripInvisible)
    .join('\n')
    .trim()
}
