import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CallContext } from '../calls/call-context.ts'

/** Something that waits for the person who asks. */
export interface WorkItem {
  /** Unique among the source's items. */
  readonly id: string
  /** As it stands on paper, such as `CK-2026-0012`. */
  readonly number: string
  readonly title: TextPair
  readonly state: TextPair
  /** What this person does next, as a button would say it. */
  readonly action: TextPair
  /** `yyyy-MM-dd` at the sites; null where no day is set. How urgent it is follows from it, for all applications alike. */
  readonly due: string | null
  /** Others wait until this person decides. */
  readonly decision: boolean
  /** Three-letter code of the site at which it is worked on. */
  readonly site: string
  /** The record's page. */
  readonly url: `/${string}`
}

/** What of a sub-application waits for people: the rows of “my work” on the home page. */
export interface WorkSource {
  /** Unique among the plugin's sources, letters and digits. */
  readonly id: string
  /** The right without which it is not asked; null where it needs none, as for what was given to a person. */
  readonly resource: string | null
  /**
   * What waits for the caller at all sites where they work, the most urgent first, at most `limit`. Only what they may do: state,
   * rights and part in the record. A failure leaves other sources alone.
   */
  items(context: CallContext, limit: number): Promise<readonly WorkItem[]>
}
