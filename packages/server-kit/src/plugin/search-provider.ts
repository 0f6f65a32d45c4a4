import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CallContext } from '../calls/call-context.ts'

/** A record in the search results of the portal. */
export interface SearchRecord {
  /** Number of the record on paper. */
  readonly number: string
  readonly title: string
  readonly state: TextPair
  /** Three-letter code of the record's site. */
  readonly site: string
  /** Page of the record, with the same link as in the application's list. */
  readonly url: `/${string}`
}

/** Request of a search in the portal. */
export interface SearchRequest {
  /** The typed or scanned text, trimmed. */
  readonly text: string
  readonly limit: number
}

/** Search results of one kind that a sub-application provides to the portal. */
export interface SearchProvider {
  /** Name of the kind. */
  readonly title: TextPair
  /** Permission that is required to find records. The one of their list. */
  readonly resource: string
  /** Page of a record. Only users with it in their menu get results. */
  readonly page: string
  /**
   * Finds records whose number or title contains the text, among those the caller may read at all of their sites. An
   * exact number match comes first, then records of the call's site, then the rest in the order of the list. A failure
   * does not affect other sources.
   */
  find(request: SearchRequest, context: CallContext): Promise<readonly SearchRecord[]>
}
