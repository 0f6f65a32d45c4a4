/** Formats of administrators' input, shared by pages and server. */
/** Code of a new department. */
export const DEPARTMENT_CODE = /^[A-Z][A-Z0-9-]{0,19}$/
/** Also matches codes that the first start of earlier versions accepted. */
export const STORED_DEPARTMENT_CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/
export const THREE_LETTER_CODE = /^[A-Z]{3}$/
export const ICAO_CODE = /^[A-Z]{4}$/
export const TRANSLATION_CODE = /^[A-Za-z][\w.-]{0,99}$/
/** A file of this portal in a file-linked text, never another address (security note T08). */
export const PORTAL_FILE_PATH = /^\/file\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Maximum text lengths, characters. */
export const ADMIN_TEXT_LENGTHS = {
  name: 60,
  roleDescription: 200,
  translation: 2_000,
  noticeTitle: 100,
  noticeContent: 5_000,
} as const
