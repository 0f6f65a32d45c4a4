/** All sites use UTC+8, which has no summer time: times on the wire are local there (domain: field type `dt`). */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000

/** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
export function wireTime(time: Date): string {
  return new Date(time.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** `yyyy-MM-dd`: the day it is in Asia/Shanghai. */
export function wireDate(time: Date): string {
  return wireTime(time).slice(0, 10)
}
