import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CallContext } from '../calls/call-context.ts'

/** A record for the search of the portal. */
export interface SourceRecord {
  /** What stands on the paper. */
  readonly number: string
  readonly title: string
  readonly state: TextPair
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
   * Records whose number or title has the text, one with exactly this number first, then as the list would order them: what the
   * caller may read, at the site of the call. A failure leaves other sources alone.
   */
  find(wanted: WantedRecords, context: CallContext): Promise<readonly SourceRecord[]>
}
