import { fileIdOf } from '@apron/contract/wire/file-url'
import { parseUrl } from '@apron/contract/wire/parse-url'

/** The file that a link to the preview of this variant means, such as a text of the portal leads to (I18N-02); null for every other link. */
export function fileOfLink(href: string, origin: string, previewPath: string): string | null {
  const url = parseUrl(href, origin)
  if (url === null || url.origin !== origin || url.pathname !== previewPath) return null
  const file = url.searchParams.get('url') ?? ''
  return fileIdOf(file) === null ? null : file
}

/** The name in a `Content-Disposition`, as RFC 8187 writes it; empty without one. */
export function nameOfDisposition(header: string): string {
  const written = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1] ?? ''
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}
