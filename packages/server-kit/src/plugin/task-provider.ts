import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CallContext } from '../calls/call-context.ts'

/** A task that waits for the caller. */
export interface WorkItem {
  /** Unique among the source's items. */
  readonly id: string
  /** Number on paper, such as `CK-2026-0012`. */
  readonly number: string
  readonly title: TextPair
  readonly state: TextPair
  /** The caller's next action, worded like a button. */
  readonly action: TextPair
  /** `yyyy-MM-dd` in site time. Null without a due date. All applications derive the urgency from it. */
  readonly due: string | null
  /** Others wait for this person's decision. */
  readonly decision: boolean
  /** Three-letter code of the site of the work. */
  readonly site: string
  /** Page of the record. */
  readonly url: `/${string}`
}

/** Tasks of a sub-application, shown under “my work” on the home page. */
export interface TaskProvider {
  /** Unique among the plugin's sources. Letters and digits. */
  readonly id: string
  /** Permission that is required. Null if none is, as for work assigned to a person. */
  readonly resource: string | null
  /**
   * Returns the caller's tasks at all of their sites, the most urgent first, at most `limit`. Includes only what they
   * may do by state, permissions and part in the record. A failure does not affect other sources.
   */
  items(context: CallContext, limit: number): Promise<readonly WorkItem[]>
}
