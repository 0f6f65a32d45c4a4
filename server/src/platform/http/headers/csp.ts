/** Deployment-specific sources of the policy. */
export interface CspSources {
  /** `sha256-…` of the import map in index.html, from the shell build; null without a build. */
  readonly importMapHash: string | null
  /** Origin of the live connection, `ws://…` or `wss://…`. */
  readonly liveOrigin: string
  /** Origins that may be framed, such as an external password page. */
  readonly frameOrigins: readonly string[]
  /** Origins of development servers on this machine, `http://localhost:<port>`; none in production. */
  readonly devOrigins: readonly string[]
}

export type CspDirectives = Record<string, string[]>

/**
 * Content security policy of the portal (security note T09). Scripts come from this origin only, the import map is
 * allowed by hash. Inline styles are allowed because the UI components need them.
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
 * Policy of pages shown by applications of kind `frame` (docs/decisions/0012-guests.md): inline scripts and eval are
 * allowed, but connections go to this origin only, and nobody else may frame it.
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
    // No dialogs that block the whole window, and no navigation of it.
    sandbox: ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-downloads', 'allow-popups'],
  }
}

/** Policy of our password page: its own files and calls, in frames of this origin only (security note T03). */
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

/** Formats the directives for the header. */
export function policyText(directives: CspDirectives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}

/** `https://host` → `wss://host`. */
export function liveOriginOf(publicUrl: string): string {
  return new URL(publicUrl).origin.replace(/^http/, 'ws')
}
