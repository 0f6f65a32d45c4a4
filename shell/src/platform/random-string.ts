/**
 * Returns random hexadecimal characters, four bits each.
 * @throws {RangeError} if the length is not a positive integer (§5, UI-06)
 */
export function randomString(length: number): string {
  if (!Number.isInteger(length) || length < 1) {
    throw new RangeError(`The length of a random string must be a positive integer, not ${length}`)
  }
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(length / 2)))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, length)
}
