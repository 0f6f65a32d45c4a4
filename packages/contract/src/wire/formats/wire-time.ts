/** All sites use UTC+8 without daylight saving time. Times on the wire are local (domain: field type `dt`). */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000

/** `yyyy-MM-dd HH:mm:ss` from 1900 to 2099. Checks only the form; `timeOfWire` checks the date. */
export const WIRE_TIME = /^(?:19|20)\d{2}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** Formats `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
export function wireTime(time: Date): string {
  return new Date(time.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** Formats `yyyy-MM-dd`: the date in Asia/Shanghai. */
export function wireDate(time: Date): string {
  return wireTime(time).slice(0, 10)
}

/** Converts a `yyyy-MM-dd HH:mm:ss` of Asia/Shanghai to `yyyy-MM-ddTHH:mm:ss+08:00`. */
export const isoOfWire = (text: string) => `${text.replace(' ', 'T')}+08:00`

/** Cuts the seconds for display: `yyyy-MM-dd HH:mm`. Empty for none. */
export const wireMinute = (text: string | null | undefined) => text?.slice(0, 'yyyy-MM-dd HH:mm'.length) ?? ''

/** Parses a `yyyy-MM-dd HH:mm:ss` of Asia/Shanghai. Returns null for an invalid time, such as on 30 February. */
export function timeOfWire(text: string): Date | null {
  if (!WIRE_TIME.test(text)) return null
  const time = new Date(isoOfWire(text))
  return Number.isNaN(time.getTime()) || wireTime(time) !== text ? null : time
}

/** Returns true if a text in the form `yyyy-MM-dd` is a valid date. */
export function isCalendarDate(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}
