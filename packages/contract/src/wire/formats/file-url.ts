/** Address of an uploaded file: one of our ids, never another place (security note T18). */
export const FILE_URL_PATTERN = '^/file/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'

const FILE_URL = new RegExp(FILE_URL_PATTERN)
const PREFIX = '/file/'

export function fileUrl(id: string): string {
  return PREFIX + id
}

/** Returns the id of a file address, or null. */
export function fileIdOf(url: string): string | null {
  return FILE_URL.test(url) ? url.slice(PREFIX.length) : null
}
