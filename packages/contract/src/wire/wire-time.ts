/** All sites use UTC+8, which has no summer time: times on the wire are local there (domain: field type `dt`). */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000

/** `yyyy-MM-dd HH:mm:ss` of 1900 to 2099, the form alone: `timeOfWire` knows whether there is such a day. */
export const WIRE_TIME = /^(?:19|20)\d{2}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
export function wireTime(time: Date): string {
  return new Date(time.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** `yyyy-MM-dd`: the day it is in Asia/Shanghai. */
export function wireDate(time: Date): string {
  return wireTime(time).slice(0, 10)
}

/** `yyyy-MM-ddTHH:mm:ss+08:00`: what a `yyyy-MM-dd HH:mm:ss` of Asia/Shanghai is everywhere. */
export const isoOfWire = (text: string) => `${text.replace(' ', 'T')}+08:00`

/** `yyyy-MM-dd HH:mm`, without the seconds, as pages show it; empty for none. */
export const wireMinute = (text: string | null | undefined) => text?.slice(0, 'yyyy-MM-dd HH:mm'.length) ?? ''

/** The moment that a `yyyy-MM-dd HH:mm:ss` of Asia/Shanghai names; null when there is none, such as on 30 February. */
export function timeOfWire(text: string): Date | null {
  if (!WIRE_TIME.test(text)) return null
  const time = new Date(isoOfWire(text))
  return Number.isNaN(time.getTime()) || wireTime(time) !== text ? null : time
}

/** Whether a text in the form `yyyy-MM-dd` names a day of the calendar. */
export function isCalendarDate(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}
