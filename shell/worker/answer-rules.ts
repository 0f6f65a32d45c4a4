import { isUnloggedPage } from '@apron/contract/rules/menus/reporting-pages'
import { isNeverAPage } from '@apron/contract/wire/formats/served-paths'
import { FIRST_DOCUMENT_PATHS } from '../src/paths.ts'

/** The part of a request that decides who answers it. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly destination: string
  /** Address of the page or file that made the request. Empty if unknown. */
  readonly referrer: string
  readonly cache: string
}

/**
 * Source of a response: `browser` means no interception, `kept` the cached file or else the network, `document` the
 * network or else the cached document.
 */
export type Answerer = 'browser' | 'kept' | 'document'

const FILE = /^\/(?:assets|shared)\/.|^\/apps\/[^/]+\/[^/]+\/./
const OWN_DOCUMENTS: ReadonlySet<string> = new Set(FIRST_DOCUMENT_PATHS)

/** Returns whether the worker ignores a page: voluntary reports, passwords, one-time links. */
export function isLeftAlone(path: string): boolean {
  const page = path.replace(/\/+$/, '')
  return isUnloggedPage(page) || OWN_DOCUMENTS.has(page)
}

/** Returns who answers a request. @param origin the portal's own */
export function answererOf(
  { method, url, mode, destination, referrer, cache }: Asked,
  origin: string,
): Answerer {
  const { origin: asked, pathname } = new URL(url)
  // A request with `reload` has already received a wrong file.
  if (method !== 'GET' || asked !== origin || cache === 'reload') return 'browser'
  if (referrer !== '' && isLeftAlone(new URL(referrer).pathname)) return 'browser'
  if (FILE.test(pathname)) return 'kept'
  const isPage = mode === 'navigate' && destination === 'document'
  return isPage && !isNeverAPage(pathname) && !isLeftAlone(pathname) ? 'document' : 'browser'
}

/** Result of a request for a document: its status, a failure, or a timeout. */
export type DocumentOutcome = number | 'failed' | 'late'

/** Responses of a proxy without a running portal, or of a portal that is shutting down. */
const NOBODY_THERE: ReadonlySet<number> = new Set([502, 503, 504])

/** Returns whether the cached document is shown instead. */
export function showsKept(outcome: DocumentOutcome): boolean {
  return typeof outcome !== 'number' || NOBODY_THERE.has(outcome)
}
