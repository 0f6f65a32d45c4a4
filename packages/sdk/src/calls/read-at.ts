/** Data that the device has kept → when it was read, ms. */
const READ_AT = new WeakMap<object, number>()

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null

/** @param said what the answer says of itself; null when it is the server's */
export function noteReadAt(data: unknown, said: string | null): void {
  if (isObject(data) && said !== null) READ_AT.set(data, Number(said))
}

/** When this data was read, ms, where there was no network to read it anew; null when it is the server's answer. */
export function readAtOf(data: unknown): number | null {
  return isObject(data) ? (READ_AT.get(data) ?? null) : null
}
