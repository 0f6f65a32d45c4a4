/** What the deployment adds to the policy. */
export interface CspSources {
  /** `sha256-…` of the import map in index.html, from the shell build; null without a build. */
  readonly importMapHash: string | null
  /** Origin of the live connection, `ws://…` or `wss://…`. */
  readonly liveOrigin: string
  /** Origins that may be framed, such as an external password page. */
  readonly frameOrigins: readonly string[]
}

export type CspDirectives = Record<string, string[]>

/**
 * The one content security policy (security note, section 6). Scripts come from this origin only, the import map is named by its hash;
 * inline styles stay allowed because the parts need them.
 */
export function cspDirectives({ importMapHash, liveOrigin, frameOrigins }: CspSources): CspDirectives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(importMapHash === null ? [] : [`'${importMapHash}'`])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", liveOrigin],
    'frame-src': ["'self'", ...frameOrigins],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
}

/** `https://host` → `wss://host`. */
export function liveOriginOf(publicUrl: string): string {
  return new URL(publicUrl).origin.replace(/^http/, 'ws')
}
