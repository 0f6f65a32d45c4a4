/** Returns response headers for an uploaded file: nothing in it runs, and nothing is cached (security note T18). */
export function fileHeaders(
  file: { readonly name: string; readonly mediaType: string; readonly bytes: number },
  shown: 'inline' | 'attachment',
): Record<string, string> {
  return {
    'content-type': file.mediaType,
    'content-length': String(file.bytes),
    'content-disposition': `${shown}; filename="${asciiName(file.name)}"; filename*=UTF-8''${extendedName(file.name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
}

/** Returns an ASCII name, for clients that know only the old parameter. */
function asciiName(name: string): string {
  return name.replaceAll(/[^\x20-\x7e]|["\\%;]/g, '_')
}

/** Encodes as in RFC 8187. */
function extendedName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
