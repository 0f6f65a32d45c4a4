/** Time of responses kept on the device, ms, by data. */
const READ_AT = new WeakMap<object, number>()

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null

/** @param header value of the response header; null if the response is the server's */
export function recordReadAt(data: unknown, header: string | null): void {
  if (isObject(data) && header !== null) READ_AT.set(data, Number(header))
}

/**
 * Returns when this data was loaded, ms, if it came from the device because there was no network; null if it
 * is the server's response.
 */
export function readAtOf(data: unknown): number | null {
  return isObject(data) ? (READ_AT.get(data) ?? null) : null
}
