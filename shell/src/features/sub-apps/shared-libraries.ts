import { afterFirstPage } from '../../platform/after-first-page.ts'
import { savesData } from '../../platform/saves-data.ts'
import { isRecord } from './check-json.ts'
import { RARE_LIBRARIES } from './rare-libraries.ts'

/** Set when they are asked for; the measurements of a first visit end here. */
const MARK = 'libraries-asked'

/** Script of the page's import map → its integrity, without which a preload would fetch twice. */
function mappedScripts(): [string, string][] {
  const map: unknown = JSON.parse(document.querySelector('script[type="importmap"]')?.textContent ?? '{}')
  const integrity = isRecord(map) && isRecord(map['integrity']) ? map['integrity'] : {}
  return Object.entries(integrity).flatMap(([url, hash]) => (typeof hash === 'string' ? [[url, hash]] : []))
}

let asked = false

/** Fetches what applications share, once and side by side; by their imports it would come file after file. */
export function fetchLibraries(): void {
  if (asked) return
  asked = true
  performance.mark(MARK)
  for (const [href, integrity] of mappedScripts()) {
    if (RARE_LIBRARIES.test(href)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.integrity = integrity
    document.head.append(link)
  }
}

/** {@link fetchLibraries} when the first page is done and nothing else is: an application is opened next. @returns stops waiting */
export function fetchLibrariesLater(): () => void {
  return savesData() ? () => undefined : afterFirstPage(fetchLibraries)
}
