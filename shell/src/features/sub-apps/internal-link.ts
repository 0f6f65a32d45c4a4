import { parseUrl } from '@apron/contract/wire/formats/parse-url'
/** Properties of a click that decide who follows the link. */
export interface LinkClick {
  readonly href: string
  readonly origin: string
  readonly target: string
  readonly download: boolean
  /** Primary button without modifier keys. */
  readonly plain: boolean
}

/**
 * Returns the path for the shell's router, or null to leave the click to the browser (new window, other site,
 * file).
 */
export function internalTarget(click: LinkClick): string | null {
  if (!click.plain || click.download || (click.target !== '' && click.target !== '_self')) return null
  const url = parseUrl(click.href, click.origin)
  if (!url || url.origin !== click.origin) return null
  if (/^\/(apps|assets|shared|portal|portal-csn|system-csn)\//.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
