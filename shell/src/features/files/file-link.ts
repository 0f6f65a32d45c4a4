import { fileIdOf } from '@apron/contract/wire/formats/file-url'
import { parseUrl } from '@apron/contract/wire/formats/parse-url'

/**
 * Returns the file that a preview link of this variant points to, such as one in a portal text (I18N-02), or
 * null.
 */
export function fileFromLink(href: string, origin: string, previewPath: string): string | null {
  const url = parseUrl(href, origin)
  if (url === null || url.origin !== origin || url.pathname !== previewPath) return null
  const file = url.searchParams.get('url') ?? ''
  return fileIdOf(file) === null ? null : file
}

/** Parses the file name of a `Content-Disposition` header (RFC 8187). Returns an empty string without one. */
export function fileNameFromHeader(header: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1] ?? ''
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}
