import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CallContext } from '../calls/call-context.ts'

/** A record for the search of the portal. */
export interface SourceRecord {
  /** What stands on the paper. */
  readonly number: string
  readonly title: string
  readonly state: TextPair
  /** Three-letter code of the site it belongs to. */
  readonly site: string
  /** The page that shows it, as a link of the application's own list would lead there. */
  readonly url: `/${string}`
}

/** What the search of the portal asks for. */
export interface WantedRecords {
  /** As it was typed or scanned, without spaces around it. */
  readonly text: string
  readonly limit: number
}

/** Records of one kind that a sub-application offers to the search of the portal. */
export interface RecordSource {
  /** What they are called. */
  readonly title: TextPair
  /** The right without which none is found: the one that their list needs. */
  readonly resource: string
  /** The page that shows one; they are offered only to people whose menu leads there. */
  readonly page: string
  /**
   * Finds records whose number or title contains the text, among those the caller may read at all of their sites. An exact number
   * match comes first, then records of the call's site, then the rest in the order of the list. A failure does not affect other sources.
   */
  find(wanted: WantedRecords, context: CallContext): Promise<readonly SourceRecord[]>
}
