import { isRecord } from './check-json.ts'

/** Script of the page's import map → its integrity, without which a preload would fetch twice. */
function mappedScripts(): [string, string][] {
  const map: unknown = JSON.parse(document.querySelector('script[type="importmap"]')?.textContent ?? '{}')
  const integrity = isRecord(map) && isRecord(map['integrity']) ? map['integrity'] : {}
  return Object.entries(integrity).flatMap(([url, hash]) => (typeof hash === 'string' ? [[url, hash]] : []))
}

/** Fetches what applications share side by side; by their imports it would come file after file. */
export function preloadLibraries(): void {
  for (const [href, integrity] of mappedScripts()) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.integrity = integrity
    document.head.append(link)
  }
}
