/** What a path in the operation log consists of; the braces are those of a call as §7 writes it. */
export const LOGGED_CHARACTERS = "[A-Za-z0-9/_.~%!$&'(){}*+,;=:@-]"
export const LOGGED_PATH_LENGTH = 200

const OTHERS = new RegExp(`(?!${LOGGED_CHARACTERS}).`, 'gsu')
/** A percent sign whose two digits were cut off. */
const CUT = /%[0-9A-F]?$/

/** A path as the operation log takes it: without query and fragment, other characters encoded, not too long (API-06). */
export function loggedPath(path: string): string {
  const plain = path.toWellFormed().split(/[?#]/, 1)[0] ?? ''
  return plain.replaceAll(OTHERS, encodeURIComponent).slice(0, LOGGED_PATH_LENGTH).replace(CUT, '')
}
