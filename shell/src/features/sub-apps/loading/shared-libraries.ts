import { afterFirstPage } from '../../../platform/after-first-page.ts'
import { savesData } from '../../../platform/saves-data.ts'
import { isRecord } from '../manifest/check-json.ts'
import { LAZY_LIBRARIES } from './lazy-libraries.ts'

/** Set when the libraries are requested. Measurements of a first visit end here. */
const MARK = 'libraries-asked'

/**
 * Returns the scripts of the page's import map with their integrity, without which a preload would fetch
 * twice.
 */
function mappedScripts(): [string, string][] {
  const map: unknown = JSON.parse(document.querySelector('script[type="importmap"]')?.textContent ?? '{}')
  const integrity = isRecord(map) && isRecord(map['integrity']) ? map['integrity'] : {}
  return Object.entries(integrity).flatMap(([url, hash]) => (typeof hash === 'string' ? [[url, hash]] : []))
}

let requested = false

/** Preloads shared libraries in parallel, once. Imports would load them one after the other. */
export function preloadLibraries(): void {
  if (requested) return
  requested = true
  performance.mark(MARK)
  for (const [href, integrity] of mappedScripts()) {
    if (LAZY_LIBRARIES.test(href)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.integrity = integrity
    document.head.append(link)
  }
}

/**
 * Runs {@link preloadLibraries} when the page is idle after its first load, because an application is likely to
 * be opened next. @returns cancels
 */
export function preloadLibrariesLater(): () => void {
  return savesData() ? () => undefined : afterFirstPage(preloadLibraries)
}
