import type { PluginServices } from '../plugin/plugin-services.ts'

/** Work that is due by the clock, such as a reminder each morning. */
export interface Job {
  /** Unique among the jobs of its application: letters and digits. */
  readonly name: string
  /** The first moment after another at which it is due. */
  readonly dueAfter: (moment: Date) => Date
  /**
   * What it does, once for a moment, whichever node wakes up first: in the transaction that notes it as done, so that both happen or
   * neither. When the server was away, what it missed is done once, for the last moment.
   * @param services their `db` is that transaction
   */
  readonly run: (services: PluginServices, due: Date) => Promise<void>
}
