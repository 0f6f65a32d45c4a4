import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CallContext } from '../calls/call-context.ts'

/** A line of a statement. */
export interface StatementRow {
  readonly label: TextPair
  readonly value: number
  /** The list behind it, filtered to what was counted. */
  readonly url?: `/${string}`
}

/** Figures that a sub-application offers for the dashboard: what waits, by state, by department, and so on. */
export interface StatementSource {
  /** Unique among the plugin's statements, letters and digits; a saved dashboard names it. */
  readonly id: string
  readonly title: TextPair
  /** The right without which it is not offered: the one that the list behind it needs. */
  readonly resource: string
  /** The list behind it; offered only to people whose menu leads there. */
  readonly url: string
  /** The lines in their order, for the caller and the site of the call. A failure leaves other statements alone. */
  rows(context: CallContext): Promise<readonly StatementRow[]>
}
