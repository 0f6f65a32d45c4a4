import { isUnloggedPage } from '@apron/contract/rules/menus/reporting-pages'
import { isNeverAPage } from '@apron/contract/wire/formats/served-paths'
import { FIRST_DOCUMENT_PATHS } from '../src/paths.ts'

/** Properties of a request that decide where its response comes from. */
export interface WorkerRequest {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly destination: string
  /** Address of the page or file that made the request. Empty if unknown. */
  readonly referrer: string
  readonly cache: string
}

/**
 * Source of a response: `browser` means no interception, `cache` the cached file or else the network, `document` the
 * network or else the cached document.
 */
export type ResponseSource = 'browser' | 'cache' | 'document'

const FILE = /^\/(?:assets|shared)\/.|^\/apps\/[^/]+\/[^/]+\/./
const IGNORED_DOCUMENTS: ReadonlySet<string> = new Set(FIRST_DOCUMENT_PATHS)

/** Returns whether the worker ignores a page: voluntary reports, passwords, one-time links. */
export function isIgnoredPage(path: string): boolean {
  const page = path.replace(/\/+$/, '')
  return isUnloggedPage(page) || IGNORED_DOCUMENTS.has(page)
}

/** Returns the source of the response to a request. @param origin the portal's own */
export function responseSource(
  { method, url, mode, destination, referrer, cache }: WorkerRequest,
  origin: string,
): ResponseSource {
  const { origin: requestOrigin, pathname } = new URL(url)
  // A request with `reload` has already received a wrong file.
  if (method !== 'GET' || requestOrigin !== origin || cache === 'reload') return 'browser'
  if (referrer !== '' && isIgnoredPage(new URL(referrer).pathname)) return 'browser'
  if (FILE.test(pathname)) return 'cache'
  const isPage = mode === 'navigate' && destination === 'document'
  return isPage && !isNeverAPage(pathname) && !isIgnoredPage(pathname) ? 'document' : 'browser'
}

/** Result of a request for a document: its status, a failure, or a timeout. */
export type DocumentOutcome = number | 'failed' | 'late'

/** Responses of a proxy without a running portal, or of a portal that is shutting down. */
const NO_SERVER_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/** Returns whether the cached document is shown instead. */
export function usesCachedDocument(outcome: DocumentOutcome): boolean {
  return typeof outcome !== 'number' || NO_SERVER_STATUSES.has(outcome)
}
