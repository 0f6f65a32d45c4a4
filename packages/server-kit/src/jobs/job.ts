import type { PluginServices } from '../plugin/plugin-services.ts'

/** Scheduled work, such as a reminder each morning. */
export interface Job {
  /** Unique among the jobs of its application: letters and digits. */
  readonly name: string
  /** Returns the first due time after a moment. */
  readonly dueAfter: (moment: Date) => Date
  /**
   * Runs the job once for a due time, on one node. It runs in the transaction that records it as done, so that both
   * happen or neither. Missed runs are collapsed into one, for the latest due time.
   * @param services their `db` is that transaction
   */
  readonly run: (services: PluginServices, due: Date) => Promise<void>
}
