/** Characters of a path in the operation log. The braces are those of call paths in §7. */
export const LOGGED_CHARACTERS = "[A-Za-z0-9/_.~%!$&'(){}*+,;=:@-]"
export const LOGGED_PATH_LENGTH = 200

const OTHERS = new RegExp(`(?!${LOGGED_CHARACTERS}).`, 'gsu')
/** A truncated percent encoding at the end. */
const CUT = /%[0-9A-F]?$/

/** Normalises a path for the operation log: no query and fragment, other characters encoded, limited length (API-06). */
export function loggedPath(path: string): string {
  const plain = path.toWellFormed().split(/[?#]/, 1)[0] ?? ''
  return plain.replaceAll(OTHERS, encodeURIComponent).slice(0, LOGGED_PATH_LENGTH).replace(CUT, '')
}
