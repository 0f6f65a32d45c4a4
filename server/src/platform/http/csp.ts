/** What the deployment adds to the policy. */
export interface CspSources {
  /** `sha256-…` of the import map in index.html, from the shell build; null without a build. */
  readonly importMapHash: string | null
  /** Origin of the live connection, `ws://…` or `wss://…`. */
  readonly liveOrigin: string
  /** Origins that may be framed, such as an external password page. */
  readonly frameOrigins: readonly string[]
  /** Origins of development servers of this machine, `http://localhost:<port>`; none in production. */
  readonly devOrigins: readonly string[]
}

export type CspDirectives = Record<string, string[]>

/**
 * The one content security policy (security note T09). Scripts come from this origin only, the import map is named by its hash;
 * inline styles stay allowed because the parts need them.
 */
export function cspDirectives({
  importMapHash,
  liveOrigin,
  frameOrigins,
  devOrigins,
}: CspSources): CspDirectives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(importMapHash === null ? [] : [`'${importMapHash}'`]), ...devOrigins],
    'style-src': ["'self'", "'unsafe-inline'", ...devOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...devOrigins],
    'font-src': ["'self'", ...devOrigins],
    'connect-src': ["'self'", liveOrigin, ...devOrigins, ...devOrigins.map(liveOriginOf)],
    'frame-src': ["'self'", ...frameOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
}

/**
 * The policy of a page that an application of kind `frame` shows (docs/decisions/0012-guests.md): it may run what its own page
 * writes and evaluate text, but still talks to this origin only, and nobody else may frame it.
 */
export function framePageDirectives(): CspDirectives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    // No dialogs that stop the whole window, and no way to lead it elsewhere.
    sandbox: ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-downloads', 'allow-popups'],
  }
}

/** The policy of our own password page: its own files and calls, in frames of this origin only (security note T03). */
export function passwordPageDirectives(importMapHash: string): CspDirectives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'${importMapHash}'`],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  }
}

/** The directives as the header has them. */
export function policyText(directives: CspDirectives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}

/** `https://host` → `wss://host`. */
export function liveOriginOf(publicUrl: string): string {
  return new URL(publicUrl).origin.replace(/^http/, 'ws')
}
