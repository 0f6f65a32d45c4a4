import { parseUrl } from '@apron/contract/wire/parse-url'
/** What of a click on a link decides who follows it. */
export interface LinkClick {
  readonly href: string
  readonly origin: string
  readonly target: string
  readonly download: boolean
  /** The primary button without any modifier key. */
  readonly plain: boolean
}

/** The path the shell's router goes to; null leaves the click to the browser (new window, other site, file). */
export function internalTarget(click: LinkClick): string | null {
  if (!click.plain || click.download || (click.target !== '' && click.target !== '_self')) return null
  const url = parseUrl(click.href, click.origin)
  if (!url || url.origin !== click.origin) return null
  if (/^\/(apps|assets|shared|portal|portal-csn|system-csn)\//.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
