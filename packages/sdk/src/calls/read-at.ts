/** Time of responses kept on the device, ms, by data. */
const READ_AT = new WeakMap<object, number>()

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null

/** @param said value of the response header; null if the response is the server's */
export function noteReadAt(data: unknown, said: string | null): void {
  if (isObject(data) && said !== null) READ_AT.set(data, Number(said))
}

/**
 * Returns when this data was loaded, ms, if it came from the device because there was no network; null if it
 * is the server's response.
 */
export function readAtOf(data: unknown): number | null {
  return isObject(data) ? (READ_AT.get(data) ?? null) : null
}
