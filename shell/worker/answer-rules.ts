import { isUnloggedPage } from '@apron/contract/rules/menus/reporting-pages'
import { isNeverAPage } from '@apron/contract/wire/formats/served-paths'
import { FIRST_DOCUMENT_PATHS } from '../src/paths.ts'

/** What the worker looks at of a request. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly destination: string
  /** Address of the page, or of the file, that asks; empty where it is not said. */
  readonly referrer: string
  readonly cache: string
}

/**
 * Who answers a request: `browser` as if there were no worker, `kept` the file that is kept and else the network,
 * `document` the network and, when that does not answer, the document that is kept.
 */
export type Answerer = 'browser' | 'kept' | 'document'

const FILE = /^\/(?:assets|shared)\/.|^\/apps\/[^/]+\/[^/]+\/./
const OWN_DOCUMENTS: ReadonlySet<string> = new Set(FIRST_DOCUMENT_PATHS)

/** Pages that the worker has nothing to do with: voluntary reports, passwords, links of one use. */
export function isLeftAlone(path: string): boolean {
  const page = path.replace(/\/+$/, '')
  return isUnloggedPage(page) || OWN_DOCUMENTS.has(page)
}

/** @param origin the portal's own */
export function answererOf(
  { method, url, mode, destination, referrer, cache }: Asked,
  origin: string,
): Answerer {
  const { origin: asked, pathname } = new URL(url)
  // Who says `reload` has had a wrong file already.
  if (method !== 'GET' || asked !== origin || cache === 'reload') return 'browser'
  if (referrer !== '' && isLeftAlone(new URL(referrer).pathname)) return 'browser'
  if (FILE.test(pathname)) return 'kept'
  const isPage = mode === 'navigate' && destination === 'document'
  return isPage && !isNeverAPage(pathname) && !isLeftAlone(pathname) ? 'document' : 'browser'
}

/** What became of the question for a document: the status of the answer, or none in time. */
export type DocumentOutcome = number | 'failed' | 'late'

/** A proxy says so when there is no portal behind it, or the portal when it is leaving. */
const NOBODY_THERE: ReadonlySet<number> = new Set([502, 503, 504])

/** Whether the kept document is shown in its place. */
export function showsKept(outcome: DocumentOutcome): boolean {
  return typeof outcome !== 'number' || NOBODY_THERE.has(outcome)
}
