import type { TextPair } from '@apron/contract/texts/text-pair'
import type { CallContext } from '../calls/call-context.ts'

/** A line of a dashboard statement. */
export interface StatementRow {
  readonly label: TextPair
  readonly value: number
  /** Link to the list, filtered to the counted records. */
  readonly url?: `/${string}`
}

/** Figures that a sub-application provides for the dashboard, such as waiting items by state or department. */
export interface WidgetProvider {
  /** Unique among the plugin's statements. Letters and digits. Saved dashboards refer to it. */
  readonly id: string
  readonly title: TextPair
  /** Permission that is required. The one of the list behind it. */
  readonly resource: string
  /** The list behind it. Only users with it in their menu are offered the statement. */
  readonly url: string
  /**
   * Returns the lines in order, for the caller and the site of the call. A failure does not affect other statements.
   */
  rows(context: CallContext): Promise<readonly StatementRow[]>
}
